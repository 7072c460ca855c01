import type { Engine } from '#electron/engine/engine.ts';
import { isTransactionId } from '#electron/engine/shipping/purchase/transaction-id.ts';
import type { Handlers } from '../mount.ts';
import { callerId, knownCaller } from '../caller-id.ts';
import { createPurchaseLimiter } from '../limits/purchase-limiter.ts';

type ShipmentHandlers = Pick<
  Handlers,
  'createShipment' | 'checkShipment' | 'previewShipment' | 'listShipments' | 'readShipment' | 'readByTransaction'
>;

/** A call that is not let in is counted as what it was answered with, too. */
async function measurePurchaseRefusal({ meter }: Pick<Engine, 'meter'>, admit: () => Promise<void>): Promise<void> {
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
    const { purchasesPerSecond } = await engine.readSettings();
    await measurePurchaseRefusal(engine, () => limiter.admit(callerId(context), purchasesPerSecond));
    const { clientId, scopes } = knownCaller(context);
    const call = {
      clientId,
      transactionId,
      requestId: context.requestId,
      body,
      documents: query.documents,
    };
    return engine.shipAndPrint(call, { printerId: query.print, clientId, transactionId, scopes });
  },
  checkShipment: ({ body }, context) => engine.checkShipment(callerId(context), body),
  previewShipment: ({ body, query }) => engine.previewShipment(body, query.package ?? 1),
  listShipments: ({ query }, context) => engine.listShipments(knownCaller(context), query),
  readShipment: ({ params }, context) => engine.readShipment(knownCaller(context), params.id),
  readByTransaction: ({ params, query }, context) => {
    const { transactionId } = params;
    if (isTransactionId(transactionId)) context.answerWith('transactionId', transactionId);
    return engine.readByTransaction(knownCaller(context), { transactionId, ...query });
  },
});
