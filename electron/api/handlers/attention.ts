import type { Engine } from '#electron/engine/engine.ts';
import { callerId, knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';

type AttentionHandlers = Pick<Handlers, 'listAttention' | 'lookUpShipment' | 'resolveShipment' | 'voidShipment'>;

export const attentionHandlers = (engine: Engine): AttentionHandlers => ({
  listAttention: () => engine.listAttention(),
  lookUpShipment: ({ params }, { requestId }) => engine.lookUpShipment(params.id, requestId),
  resolveShipment: async ({ params, body }, context) => ({
    shipment: await engine.resolveShipment(params.id, body, {
      caller: knownCaller(context),
      requestId: context.requestId,
    }),
  }),
  voidShipment: ({ params, body }, context) =>
    engine.voidShipment(params.id, {
      clientId: callerId(context),
      requestId: context.requestId,
      reason: body.reason,
    }),
});
