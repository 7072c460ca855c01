import type { Scheduler } from 'fast-check';
import type { Caller } from '#electron/engine/identity/index.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { createOrders, type OrderCall, type ShipCall } from '#electron/engine/orders/index.ts';
import type { OrdersDeps } from '#electron/engine/orders/deps.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import { orderDraft } from '../../api/orders/order-draft.ts';
import { acceptance, bringTo, preparedShipment } from '../../ledger/samples.ts';

let count = 0;

/**
 * An order at several desks of one ledger, with every call of the order book, and every step of a purchase, a promise of the scheduler.
 * @param outcome what a purchase comes to
 */
export async function scheduledOrders(
  schedule: Scheduler,
  [ledger, other]: readonly [Ledger, Ledger],
  outcome: 'LABELLED' | 'REJECTED' = 'LABELLED',
) {
  const caller: Caller = { clientId: `packer-${(count += 1)}`, scopes: ['ship', 'read'] };
  const call: OrderCall = { caller, source: 'shop', orderNumber: `S-${count}` };
  /** What was sold, by transaction. */
  const sold: string[] = [];

  const turn = <A extends unknown[], R>(name: string, work: (...args: A) => Promise<R>) => {
    return async (...args: A): Promise<R> => {
      await schedule.schedule(Promise.resolve(), `${name} begins`);
      const result = await work(...args);
      await schedule.schedule(Promise.resolve(), `${name} answers`);
      return result;
    };
  };

  function deskOn(at: Ledger, stationId: string) {
    const orders = createOrders({
      ledger: {
        ...at,
        stationId,
        orders: {
          ...at.orders,
          find: turn('find', at.orders.find),
          replace: turn('replace', at.orders.replace),
        },
        shipments: { ...at.shipments, findByTransaction: turn('look', at.shipments.findByTransaction) },
      },
      events: { publish: () => undefined, subscribe: () => () => undefined },
      log: () => undefined,
    } satisfies OrdersDeps);
    const buy = turn('buy', async ({ transactionId = '', order }: Parameters<Parameters<typeof orders.ship>[1]>[0]) => {
      const { clientId } = caller;
      const prepared = { ...preparedShipment(), ...(order && { order }) };
      const taken = await at.shipments.accept(acceptance({ clientId, transactionId, prepared }));
      if (taken.kind !== 'accepted') throw new EngineError('TRANSACTION_ID_REPEATED', 'It was bought already.');
      const { id } = taken.shipment;
      await schedule.schedule(Promise.resolve(), 'the carrier sells');
      if (outcome === 'LABELLED') sold.push(transactionId);
      await bringTo(at, id, outcome);
      if (outcome === 'REJECTED') throw new EngineError('CARRIER_REJECTED', 'No.');
      return { success: true, data: {} as ShipmentResponse['data'], warnings: [] } satisfies ShipmentResponse;
    });
    return {
      orders,
      ship: (
        transactionId: string,
        lines?: { line: number; quantity: number }[],
        more: Partial<Pick<ShipCall, 'seen'>> = {},
      ) =>
        orders.ship(
          {
            ...call,
            transactionId: `${call.orderNumber}-${transactionId}`,
            requestId: 'r',
            documents: undefined,
            shipping: { ...(lines && { lines }) },
            ...more,
          },
          buy,
        ),
    };
  }

  const desks = [deskOn(ledger, 'A1'), deskOn(other, 'B2')] as const;
  await createOrders({
    ledger,
    events: { publish: () => undefined, subscribe: () => () => undefined },
    log: () => undefined,
  }).put(call, orderDraft());
  return {
    ...{ call, caller, desks, sold },
    order: async () =>
      (await ledger.orders.find(call.source, call.orderNumber)) ?? Promise.reject(new Error('It is gone')),
  };
}
