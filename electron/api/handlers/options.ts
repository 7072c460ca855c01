import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../mount.ts';

export const optionHandlers = (engine: Engine): Pick<Handlers, 'listShippingOptions' | 'quoteShipment'> => ({
  quoteShipment: async ({ body }, context) => ({ accounts: await engine.shipping.quote(body, context.gone()) }),
  listShippingOptions: async ({ body }) => ({ options: await engine.shipping.listOptions(body) }),
});
