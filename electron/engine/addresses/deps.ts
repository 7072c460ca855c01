import type { SettingsStore } from '../settings/index.ts';
import type { Log } from '../log.ts';
import type { AddressStore } from './address-store.ts';
import type { Places } from './places.ts';

/** What the address book needs. */
export interface AddressesDeps {
  ledger: { addresses: AddressStore; settings: Pick<SettingsStore, 'read'>; now(): number };
  log: Log;
}

/** What looking up places needs. */
export interface PlacesDeps {
  places: Places;
}
