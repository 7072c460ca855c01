import type { Engine } from '#electron/engine/engine.ts';
import { isTransactionId } from '#electron/engine/transaction-id.ts';
import type { Handlers } from '../mount.ts';
import { callerId, knownCaller } from '../caller-id.ts';
import { createPurchaseLimiter } from '../purchase-limiter.ts';

type ShipmentHandlers = Pick<
  Handlers,
  'createShipment' | 'checkShipment' | 'previewShipment' | 'listShipments' | 'readShipment' | 'readByTransaction'
>;

export const shipmentHandlers = (engine: Engine, limiter = createPurchaseLimiter()): ShipmentHandlers => ({
  createShipment: async ({ body, query }, context) => {
    const transactionId = context.header('transactionId');
    if (transactionId && isTransactionId(transactionId)) context.answerWith('transactionId', transactionId);
    await limiter.admit(callerId(context), (await engine.readSettings()).purchasesPerSecond);
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
  previewShipment: ({ body, query }) => engine.previewShipment(body, Number(query.package ?? 1)),
  listShipments: ({ query }) => engine.listShipments(query),
  readShipment: ({ params }) => engine.readShipment(params.id),
  readByTransaction: ({ params, query }, context) => {
    const { transactionId } = params;
    if (isTransactionId(transactionId)) context.answerWith('transactionId', transactionId);
    return engine.readByTransaction({ clientId: callerId(context), transactionId, documents: query.documents });
  },
});
