import type { GlsAdapterConfig } from '#electron/adapters/gls/config.ts';
import { createGlsAdapter } from '#electron/adapters/gls/index.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { orderOf, type OrderChanges } from '../connectors/order.ts';
import { useConnector } from '../connectors/use-connector.ts';
import { CONTACT, KEYS, startGls } from './fake.ts';

export const config = (changes: Partial<GlsAdapterConfig> = {}): GlsAdapterConfig => ({
  ...{ type: 'gls', clientId: KEYS.clientId, clientSecret: '********', contactId: CONTACT },
  host: 'api.gls-group.net',
  ...changes,
});

export const PARCEL = {
  ...{ serviceCode: 'PARCEL', name: 'GLS Parcel', domestic: true, international: true },
  isMultiPackageSupported: true,
};

export interface GlsOrder extends Omit<OrderChanges, 'shipment'> {
  config?: Partial<GlsAdapterConfig>;
  request?: Partial<ShipmentRequest>;
  shipment?: Partial<PreparedShipment>;
}

/** The connector beside its fake; both are there from the first test of the file on. */
export function useGls() {
  const used = useConnector({
    startFake: startGls,
    create: (ports, fake) => createGlsAdapter(ports, fake.url),
    secret: KEYS,
  });
  const order = ({ config: changes, request, shipment, ...rest }: GlsOrder = {}) =>
    orderOf(config(changes), {
      ...rest,
      shipment: (prepared) => ({
        ...prepared,
        ...{ imageType: 'ZPL', service: PARCEL },
        ...shipment,
        request: { ...prepared.request, ...request },
      }),
    });
  return Object.assign(used, {
    /** An order of one package unless more are named, a label in ZPL. */
    order,
    /** One that was bought, or was to be; what was noted, and what the sale gave, is in its notes. */
    async buy(changes: GlsOrder = {}) {
      const bought = order({ timeoutMs: 20_000, ...changes });
      const outcome = await used.adapter.purchase(bought);
      if (outcome.kind === 'purchased') await bought.attempt.note(outcome.notes ?? {});
      const trackingNumbers = outcome.kind === 'purchased' ? outcome.trackingNumbers : [];
      return { order: { ...bought, trackingNumbers }, outcome, sale: used.fake.sales().at(-1) };
    },
    /** The body of the last call of a path. */
    sent: (path: string) => used.fake.calls.filter((call) => call.path.endsWith(path)).at(-1)?.json,
  });
}
