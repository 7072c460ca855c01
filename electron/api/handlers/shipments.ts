import type { Engine } from '#electron/engine/index.ts';
import { isTransactionId } from '#electron/engine/shipping/purchase/transaction-id.ts';
import type { Handlers } from '../mount.ts';
import { callerId, knownCaller } from '../caller-id.ts';
import { searchIn } from '../query.ts';
import type { AdmitPurchase } from '../limits/purchase-limiter.ts';

type ShipmentHandlers = Pick<
  Handlers,
  'createShipment' | 'checkShipment' | 'previewShipment' | 'listShipments' | 'readShipment' | 'readByTransaction'
>;

export const shipmentHandlers = (engine: Engine, admit: AdmitPurchase): ShipmentHandlers => ({
  createShipment: async ({ body, query }, context) => {
    const transactionId = context.header('transactionId');
    await admit(callerId(context));
    const caller = knownCaller(context);
    const { clientId, window } = caller;
    const call = {
      ...{ clientId, window },
      transactionId,
      requestId: context.requestId,
      body,
      documents: query.documents,
    };
    return engine.printing.shipAndPrint(call, {
      ...{ printerId: query.print, pointer: '/query/print' },
      ...{ caller, transactionId },
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
