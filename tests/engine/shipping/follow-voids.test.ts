import { expect, test } from 'vitest';
import type { ShippingDeps } from '#electron/engine/shipping/deps.ts';
import { followVoids } from '#electron/engine/shipping/recovery/follow-voids.ts';

test('a carrier is asked about the void of a label, and not of a shipment that a restored ledger has in doubt', async () => {
  const asked: string[] = [];
  const prepared = { account: { adapter: { type: 'test' } } };
  const submitted = (['UNKNOWN', 'LABELLED'] as const).map((state) => ({ id: state, state, prepared }));
  const deps = {
    ledger: { shipments: { listSubmittedVoids: async () => submitted } },
    adapters: { test: { followVoid: async () => ({ kind: 'submitted' }) } },
  } as unknown as ShippingDeps;
  await followVoids(deps, {
    ownIfFree: async (id) => asked.push(id) as never,
    stopping: { begun: new AbortController().signal },
  });
  expect(asked).toEqual(['LABELLED']);
});
