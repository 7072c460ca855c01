import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../mount.ts';

export const optionHandlers = (engine: Engine): Pick<Handlers, 'listShippingOptions'> => ({
  listShippingOptions: async ({ body }) => ({ options: await engine.shipping.listOptions(body) }),
});
