import type { EventBus } from '../events/index.ts';
import type { PackerStore } from './packer-store.ts';
import type { ClientStore } from './store.ts';

/** What API clients, their tokens and the sessions of the window need. */
export interface IdentityDeps {
  ledger: {
    clients: ClientStore;
    packers: PackerStore;
    stationId: string;
    printing: { printers: { find(printerId: string): Promise<unknown> } };
    now(): number;
    keys: { clients: Uint8Array };
  };
  events: Pick<EventBus, 'publish'>;
  /** Where the station listens, such as http://127.0.0.1:4820; empty before it does. */
  baseUrl(): string;
}
