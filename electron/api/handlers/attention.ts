import type { Engine } from '#electron/engine/index.ts';
import { knownCaller } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';

type AttentionHandlers = Pick<
  Handlers,
  'listAttention' | 'dismissUnprinted' | 'lookUpShipment' | 'resolveShipment' | 'voidShipment'
>;

export const attentionHandlers = (engine: Engine): AttentionHandlers => ({
  listAttention: (_, context) => engine.attention.list(knownCaller(context)),
  dismissUnprinted: async ({ params }, context) => {
    await engine.printing.dismissUnprinted(knownCaller(context), params.id);
    return null;
  },
  lookUpShipment: ({ params }, context) => engine.shipping.lookUp(knownCaller(context), params.id, context.requestId),
  resolveShipment: async ({ params, body }, context) => ({
    shipment: await engine.shipping.resolve(params.id, body, {
      caller: knownCaller(context),
      requestId: context.requestId,
    }),
  }),
  voidShipment: ({ params, body }, context) =>
    engine.shipping.void(knownCaller(context), params.id, {
      requestId: context.requestId,
      reason: body.reason,
    }),
});
