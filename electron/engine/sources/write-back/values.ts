import { WRITE_BACK_NAMES, type WriteBackValue } from '#shared/schema/orders/write-back.ts';
import type { OrderRecord, ParcelRecord } from '../../orders/index.ts';
import type { ShipmentRecord } from '../../shipping/index.ts';

/** What is told of a parcel, by name. */
export type WriteBackValues = Readonly<Record<WriteBackValue, string | number | null>>;

/** A name in an address or a body. */
export const IN_BRACES = /\{(\w+)\}/g;
export const isWriteBackValue = (name: string): name is WriteBackValue =>
  (WRITE_BACK_NAMES as readonly string[]).includes(name);

/** @param sold the tracking numbers of all parcels of the order that are sold */
export function valuesOf(
  { orderNumber }: Pick<OrderRecord, 'orderNumber'>,
  { transactionId, packer }: Pick<ParcelRecord, 'transactionId' | 'packer'>,
  shipment: Pick<ShipmentRecord, 'trackingNumbers' | 'prepared' | 'cost' | 'acceptedAt'>,
  { state, sold }: { state: 'SOLD' | 'VOIDED'; sold: readonly string[] },
): WriteBackValues {
  const { account, service } = shipment.prepared;
  return {
    ...{ orderNumber, parcel: transactionId, state, packer },
    trackingNumber: shipment.trackingNumbers[0] ?? null,
    trackingNumbers: sold.length === 0 ? null : sold.join(', '),
    ...{ account: account.carrierId, service: service.serviceCode },
    cost: shipment.cost?.amount ?? null,
    currency: shipment.cost?.currency ?? null,
    soldAt: new Date(shipment.acceptedAt).toISOString(),
  };
}

/** The text with its values, each as `put` writes it. */
export const filled = (template: string, values: WriteBackValues, put: (value: string | number | null) => string) =>
  template.replaceAll(IN_BRACES, (whole, name: string) => (isWriteBackValue(name) ? put(values[name]) : whole));

/**
 * The body of a request: JSON in whose texts names stand. A text that is nothing but a name becomes its value, so that a cost is a number and
 * what is not there is null.
 */
export function bodyOf(template: string, values: WriteBackValues): string {
  const fill = (_: string, part: unknown): unknown => {
    if (typeof part !== 'string') return part;
    const name = /^\{(\w+)\}$/.exec(part)?.[1] ?? '';
    return isWriteBackValue(name) ? values[name] : filled(part, values, (value) => String(value ?? ''));
  };
  return JSON.stringify(JSON.parse(template, fill));
}
