import { flushPromises } from '@vue/test-utils';
import { createPinia, disposePinia, setActivePinia, type Pinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyPreset } from '#renderer/features/ship/presets/apply-preset.ts';
import { useShip } from '#renderer/features/ship/store.ts';
import { useAccounts } from '#renderer/stores/accounts.ts';

const services = (...codes: string[]) => codes.map((serviceCode) => ({ serviceCode, name: serviceCode }));
const ACCOUNTS = [
  { carrierId: 'a', primary: true, services: services('GROUND', 'EXPRESS') },
  { carrierId: 'b', primary: false, services: services('PARCEL') },
];

let pinia: Pinia;
beforeEach(() => {
  setActivePinia((pinia = createPinia()));
  vi.stubGlobal('fetch', async () =>
    Response.json({
      ...{ accounts: ACCOUNTS, inTestMode: [], adapters: [], carriers: [], printers: [] },
      ...{ valid: false, errors: [], warnings: [], packages: [] },
    }),
  );
});
afterEach(() => {
  disposePinia(pinia);
  vi.unstubAllGlobals();
});

async function desk() {
  const ship = useShip();
  await useAccounts().load();
  await flushPromises();
  return ship;
}

test('before any is chosen, and with another account, it is the first that is offered', async () => {
  const { draft } = await desk();
  expect([draft.carrierId, draft.serviceType]).toEqual(['a', 'GROUND']);
  draft.serviceType = 'EXPRESS';
  await flushPromises();
  draft.carrierId = 'b';
  await flushPromises();
  expect(draft.serviceType).toBe('PARCEL');
});

test.each([
  ['a', 'OVERNIGHT'],
  ['closed', 'EXPRESS'],
  ['closed', 'GROUND'],
])(
  'what a preset names, %s and %s, is not replaced by another where it is not offered any more',
  async (carrierId, serviceType) => {
    const ship = await desk();
    ship.draft = applyPreset(ship.draft, { carrierId, serviceType }, 0, '.');
    await flushPromises();
    expect([ship.draft.carrierId, ship.draft.serviceType]).toEqual([carrierId, serviceType]);
  },
);
