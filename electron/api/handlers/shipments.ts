import type { Engine } from '#electron/engine/engine.ts';
import type { Handlers } from '../mount.ts';
import { callerId } from '../caller-id.ts';

type ShipmentHandlers = Pick<
  Handlers,
  'createShipment' | 'checkShipment' | 'listShipments' | 'readShipment' | 'readByTransaction'
>;

export const shipmentHandlers = (engine: Engine): ShipmentHandlers => ({
  createShipment: ({ body, query }, context) => {
    const transactionId = context.header('transactionId');
    if (transactionId && /^[\x21-\x7e]{1,128}$/.test(transactionId)) context.answerWith('transactionId', transactionId);
    return engine.createShipment({
      clientId: callerId(context),
      transactionId,
      requestId: context.requestId,
      body,
      documents: query.documents,
    });
  },
  checkShipment: ({ body }) => engine.checkShipment(body),
  listShipments: ({ query }) => engine.listShipments(query),
  readShipment: ({ params }) => engine.readShipment(params.id),
  readByTransaction: ({ params, query }, context) =>
    engine.readByTransaction({
      clientId: callerId(context),
      transactionId: params.transactionId,
      documents: query.documents,
    }),
});
