import { expect, test } from 'vitest';
import type { Caller } from '#electron/engine/identity/index.ts';
import { closeManifest } from '#electron/engine/manifests/close-manifest.ts';
import type { ManifestsDeps } from '#electron/engine/manifests/deps.ts';
import type { ParcelRecord } from '#electron/engine/manifests/index.ts';

const parcel = (number: number) => ({ shipmentId: `shipment-${number}`, contact: {}, handOver: null }) as ParcelRecord;

/** An account of which so many parcels wait; only the first was handed over. */
const waiting = (count: number) =>
  ({
    ledger: {
      accounts: { list: async () => [{ carrierId: 'van', adapter: { type: 'test' } }] },
      handOvers: {
        ways: async () => [],
        tally: async (_of: unknown, most: { shipments: number; missing: number }) => {
          const counted = Array.from({ length: Math.min(count, most.shipments) }, (_, index) => parcel(index + 1));
          return { handedOver: 1, missing: counted.slice(1, most.missing + 1) };
        },
      },
    },
    adapters: {},
  }) as unknown as ManifestsDeps;

test('a packer closes no day with a parcel that is missing, however many wait before it', async () => {
  const caller = { clientId: 'window-1', scopes: [], window: { id: '1', packer: null, isBounded: true } } as Caller;
  const close = (named: number) =>
    closeManifest(waiting(20_000), { carrierId: 'van', shipmentIds: [`shipment-${named}`], caller, requestId: 'r' });
  await expect(close(2)).rejects.toMatchObject({ code: 'ROLE_MISSING' });
  await expect(close(19_999)).rejects.toMatchObject({ code: 'ROLE_MISSING' });
});
