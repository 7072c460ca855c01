import type { SettingsStore } from '../settings/index.ts';
import type { Log } from '../log.ts';
import type { AddressStore } from './address-store.ts';

/** What the address book needs. */
export interface AddressesDeps {
  ledger: { addresses: AddressStore; settings: Pick<SettingsStore, 'read'>; now(): number };
  log: Log;
}
