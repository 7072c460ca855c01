import type { UpsAdapterConfig } from '#electron/adapters/ups/config.ts';
import { createUpsAdapter } from '#electron/adapters/ups/index.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { expect } from 'vitest';
import { orderOf, type OrderChanges } from '../connectors/order.ts';
import { useConnector } from '../connectors/use-connector.ts';
import { ACCOUNT, KEYS, startUps } from './fake.ts';

export const config = (changes: Partial<UpsAdapterConfig> = {}): UpsAdapterConfig => ({
  ...{ type: 'ups', clientId: KEYS.clientId, clientSecret: '********', accountNumber: ACCOUNT },
  host: 'onlinetools.ups.com',
  ...changes,
});

export const GROUND = {
  ...{ serviceCode: '03', name: 'Ground', domestic: true, international: true },
  isMultiPackageSupported: true,
};

export const BERLIN: ShipmentRequest['recipient'] = {
  address: {
    ...{ countryCode: 'DE', city: 'Berlin', zipCode: '10115' },
    streetLine1: 'Invalidenstraße 7',
    streetLine2: '2. Stock',
    streetLine3: 'Links',
  },
  contact: {
    personName: 'Jane Roe',
    companyName: 'Roe GmbH',
    phoneNumber: '+49 30 123-456',
    phoneExtension: '12',
    emailAddress: 'jane@example.com',
  },
};
export const ATLANTA: ShipmentRequest['recipient'] = {
  address: {
    ...{ countryCode: 'US', stateOrProvinceCode: 'GA', city: 'Atlanta' },
    zipCode: '30005-1234',
    streetLine1: '1 Peach St',
  },
  contact: { personName: 'Ann Poe' },
};
export interface UpsOrder extends Omit<OrderChanges, 'shipment'> {
  config?: Partial<UpsAdapterConfig>;
  imageType?: PreparedShipment['imageType'];
  request?: Partial<ShipmentRequest>;
  shipment?: Partial<PreparedShipment>;
}

/** The connector beside its fake; both are there from the first test of the file on. */
export function useUps() {
  const used = useConnector({
    startFake: startUps,
    create: (ports, fake) => createUpsAdapter(ports, fake.url),
    secret: KEYS,
  });
  const ups = Object.assign(used, {
    /** An order of one package unless more are named, a label in ZPL. */
    order: ({ config: changes, imageType = 'ZPL', request, shipment, ...rest }: UpsOrder = {}) =>
      orderOf(config(changes), {
        ...rest,
        shipment: (prepared) => ({
          ...prepared,
          ...{ imageType, stock: 'STOCK_4X6', service: GROUND },
          ...shipment,
          request: { ...prepared.request, ...request },
        }),
      }),
    /** What UPS was sent for the order, but for the label. */
    async sentFor(changes: UpsOrder) {
      const order = ups.order(changes);
      expect((await ups.adapter.purchase(order)).kind).toBe('purchased');
      return { ...ups.sent('/ship').ShipmentRequest.Shipment, ownId: order.attempt.ownId };
    },
    /** The body of the last call of a path. */
    sent: (part: string) => ups.fake.calls.filter(({ path }) => path.includes(part)).at(-1)?.json,
  });
  return ups;
}
