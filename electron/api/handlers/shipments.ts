import type { Engine } from '#electron/engine/index.ts';
import { isTransactionId } from '#electron/engine/shipping/purchase/transaction-id.ts';
import type { Handlers } from '../mount.ts';
import { callerId, knownCaller } from '../caller-id.ts';
import { searchIn } from '../query.ts';
import { createPurchaseLimiter } from '../limits/purchase-limiter.ts';

type ShipmentHandlers = Pick<
  Handlers,
  'createShipment' | 'checkShipment' | 'previewShipment' | 'listShipments' | 'readShipment' | 'readByTransaction'
>;

/** A call that is not let in is counted as what it was answered with, too. */
async function measurePurchaseRefusal({ meter }: Engine['metrics'], admit: () => Promise<void>): Promise<void> {
  try {
    await admit();
  } catch (error) {
    meter.purchase('RATE_LIMITED');
    throw error;
  }
}

export const shipmentHandlers = (engine: Engine, limiter = createPurchaseLimiter()): ShipmentHandlers => ({
  createShipment: async ({ body, query }, context) => {
    const transactionId = context.header('transactionId');
    if (transactionId && isTransactionId(transactionId)) context.answerWith('transactionId', transactionId);
    const { purchasesPerSecond } = await engine.settings.read();
    await measurePurchaseRefusal(engine.metrics, () => limiter.admit(callerId(context), purchasesPerSecond));
    const { clientId, scopes } = knownCaller(context);
    const call = {
      clientId,
      transactionId,
      requestId: context.requestId,
      body,
      documents: query.documents,
    };
    return engine.printing.shipAndPrint(call, {
      ...{ printerId: query.print, pointer: '/query/print' },
      ...{ clientId, transactionId, scopes },
    });
  },
  checkShipment: ({ body }, context) => engine.shipping.check(callerId(context), body),
  previewShipment: ({ body, query }) => engine.shipping.preview(body, query.package ?? 1),
  listShipments: ({ query }, context) => engine.history.list(knownCaller(context), searchIn(query)),
  readShipment: ({ params }, context) => engine.shipping.read(knownCaller(context), params.id),
  readByTransaction: ({ params, query }, context) => {
    const { transactionId } = params;
    if (isTransactionId(transactionId)) context.answerWith('transactionId', transactionId);
    return engine.shipping.readByTransaction(knownCaller(context), { transactionId, ...query });
  },
});
