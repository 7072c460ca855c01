import { createShipengineAdapter } from '#electron/adapters/shipengine/index.ts';
import type { ShipengineAdapterConfig } from '#electron/adapters/shipengine/config.ts';
import { orderOf, type OrderChanges } from '../connectors/order.ts';
import { useConnector } from '../connectors/use-connector.ts';
import { configFor } from './account.ts';
import { describedAs } from './description.ts';
import { startShipengine, TEST_KEY, type ProfileName } from './fake.ts';

/** The adapter beside a fake of the service; both are there from the first test of the file on. */
export function useShipengine(profile: ProfileName = 'SHIPENGINE') {
  // Before any hook, whose time it would take.
  describedAs(profile);
  const used = useConnector({
    startFake: () => startShipengine(profile),
    create: (ports, fake) => createShipengineAdapter(ports, fake.url),
    secret: { apiKey: TEST_KEY },
  });
  return Object.assign(used, {
    order: ({ config = {}, ...changes }: OrderChanges & { config?: Partial<ShipengineAdapterConfig> } = {}) =>
      orderOf(configFor(profile, { mode: 'TEST', ...config }), { serviceCode: 'fedex_ground', ...changes }),
  });
}
