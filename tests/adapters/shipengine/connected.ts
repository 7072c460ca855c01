import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createShipengineAdapter } from '#electron/adapters/shipengine/index.ts';
import type { ShipengineAdapterConfig } from '#electron/adapters/shipengine/config.ts';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import { orderOf, secretsOf, type OrderChanges } from '../connectors/order.ts';
import { configFor } from './account.ts';
import { describedAs } from './description.ts';
import { startShipengine, TEST_KEY, type ProfileName, type ShipengineFake } from './fake.ts';

/** The adapter beside a fake of the service; both are there from the first test of the file on. */
export function useShipengine(profile: ProfileName = 'SHIPENGINE') {
  // Before any hook, whose time it would take.
  describedAs(profile);
  const connected = {
    fake: undefined as unknown as ShipengineFake,
    adapter: undefined as unknown as Required<Adapter>,
    /** An adapter whose account shows this key, or was bought from with another. */
    async showing(secret: { apiKey?: string; identity?: string }): Promise<Required<Adapter>> {
      const secrets = await secretsOf(connected.fake.url, { apiKey: TEST_KEY, ...secret });
      return createShipengineAdapter({ secrets }, connected.fake.url) as Required<Adapter>;
    },
    order: ({ config = {}, ...changes }: OrderChanges & { config?: Partial<ShipengineAdapterConfig> } = {}) =>
      orderOf(configFor(profile, { mode: 'TEST', ...config }), { serviceCode: 'fedex_ground', ...changes }),
  };
  beforeAll(async () => {
    connected.fake = await startShipengine(profile);
    connected.adapter = await connected.showing({});
  });
  afterEach(() => {
    connected.fake.heal();
    expect(connected.fake.violations).toEqual([]);
  });
  afterAll(() => connected.fake.close());
  return connected;
}
