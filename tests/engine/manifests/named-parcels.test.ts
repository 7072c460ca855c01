import { expect, test } from 'vitest';
import type { Caller } from '#electron/engine/identity/index.ts';
import { closeManifest } from '#electron/engine/manifests/close-manifest.ts';
import type { ManifestsDeps } from '#electron/engine/manifests/deps.ts';

/** An account of which more parcels wait than are counted; of those the first was handed over. */
const waiting = {
  ledger: {
    accounts: { list: async () => [{ carrierId: 'van', adapter: { type: 'test' } }] },
    shipments: { find: async (id: string) => ({ id, platformTrackingNumbers: [`${id}-1`, `${id}-2`] }) },
    handOvers: {
      ways: async () => [],
      tally: async () => ({ handedOver: 1, missing: [] }),
      find: async (codes: readonly string[]) =>
        codes.map((code) => ({
          ...{ shipmentId: code.slice(0, -2), state: 'LABELLED', isVoidAsked: false, manifest: null },
          handOver: code === 'last-2' ? null : {},
        })),
    },
  },
  adapters: {},
} as unknown as ManifestsDeps;

test('a packer closes no day with a parcel that is missing, however many wait before it', async () => {
  const caller = { clientId: 'window-1', scopes: [], window: { id: '1', packer: null, isBounded: true } } as Caller;
  const close = (...shipmentIds: string[]) =>
    closeManifest(waiting, { carrierId: 'van', shipmentIds, caller, requestId: 'r' });
  await expect(close('first', 'last')).rejects.toMatchObject({ code: 'ROLE_MISSING' });
  await expect(close('first')).rejects.not.toMatchObject({ code: 'ROLE_MISSING' });
});
