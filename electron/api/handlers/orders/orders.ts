import { ORDER_STATES } from '#shared/schema/orders/order.ts';
import type { Engine } from '#electron/engine/index.ts';
import type { Buy, OrderCall } from '#electron/engine/orders/index.ts';
import { knownCaller } from '../../caller-id.ts';
import type { CallContext, Handlers } from '../../mount.ts';
import { statesIn } from '../../query.ts';
import type { AdmitPurchase } from '../../limits/purchase-limiter.ts';

type OrderHandlers = Pick<
  Handlers,
  | 'putOrder'
  | 'listOrders'
  | 'readOrder'
  | 'holdOrder'
  | 'releaseOrder'
  | 'cancelOrder'
  | 'claimOrder'
  | 'scanOrder'
  | 'chooseBox'
  | 'acknowledgeOrder'
  | 'readLights'
  | 'shipOrder'
>;

const callOf = (params: Pick<OrderCall, 'source' | 'orderNumber'>, context: CallContext): OrderCall => ({
  ...params,
  caller: knownCaller(context),
});

export const orderHandlers = ({ orders, packing, printing }: Engine, admit: AdmitPurchase): OrderHandlers => ({
  putOrder: ({ params, body }, context) => orders.put(callOf(params, context), body),
  listOrders: ({ query: { state, ...query } }, context) =>
    orders.list(knownCaller(context), { ...query, ...statesIn(state, ORDER_STATES), limit: query.limit ?? 50 }),
  readOrder: async ({ params }, context) => ({ order: await orders.read(callOf(params, context)) }),
  holdOrder: async ({ params, body }, context) => ({ order: await orders.hold(callOf(params, context), body.reason) }),
  releaseOrder: async ({ params }, context) => ({ order: await orders.release(callOf(params, context)) }),
  cancelOrder: async ({ params, body }, context) => ({
    order: await orders.cancel(callOf(params, context), body.reason),
  }),
  claimOrder: async ({ params, body }, context) => ({ order: await orders.claim(callOf(params, context), body) }),
  scanOrder: ({ params, body }, context) => orders.scan(callOf(params, context), body),
  chooseBox: async ({ params, body }, context) => ({ order: await orders.chooseBox(callOf(params, context), body) }),
  acknowledgeOrder: async ({ params, body }, context) => ({
    order: await orders.acknowledge(callOf(params, context), body.version),
  }),
  readLights: ({ params, query }, context) => packing.lights(callOf(params, context), query.print),
  async shipOrder({ params, query, body }, context) {
    const transactionId = context.header('transactionId');
    const caller = knownCaller(context);
    await admit(caller.clientId);
    const call = {
      ...{ ...callOf(params, context), transactionId, requestId: context.requestId },
      ...{ shipping: body, documents: query.documents },
    };
    const wish = { printerId: query.print, pointer: '/query/print', caller, transactionId };
    const buy: Buy = (create) => printing.shipAndPrint(create, wish);
    return body.byScan ? packing.ship(call, query.print, buy) : orders.ship(call, buy);
  },
});
