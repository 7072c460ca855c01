import type { ShippingDeps } from '../shipping/index.ts';

/** What the list of shipments in doubt needs. */
export interface AttentionDeps {
  ledger: Pick<ShippingDeps['ledger'], 'shipments' | 'now'>;
  adapters: ShippingDeps['adapters'];
}
