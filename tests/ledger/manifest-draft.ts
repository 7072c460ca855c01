import type { ManifestDraft } from '#electron/engine/manifests/manifest-store.ts';
import { recipient } from './samples.ts';

/** A manifest to be closed, of the account of `samples.ts`. */
export const draft = (more: Partial<ManifestDraft> = {}): ManifestDraft => ({
  carrierId: 'test-a',
  account: { carrierCode: 'CARRIER_A', name: 'Carrier A', test: false, shipFrom: recipient() },
  totals: { shipments: 1, packages: 1, weights: [{ units: 'LB', value: 2.5 }], services: [] },
  packer: null,
  closedBy: 'client-1',
  clientId: null,
  requestId: 'request-1',
  ...more,
});
