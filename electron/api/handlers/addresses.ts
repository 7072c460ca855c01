import type { Engine } from '#electron/engine/engine.ts';
import type { Handlers } from '../mount.ts';

type AddressHandlers = Pick<Handlers, 'listAddresses' | 'createAddress' | 'changeAddress' | 'removeAddress'>;

export const addressHandlers = (engine: Engine): AddressHandlers => ({
  listAddresses: ({ query }) => engine.listAddresses(query),
  createAddress: async ({ body }) => ({ address: await engine.createAddress(body) }),
  changeAddress: async ({ params, body }) => ({ address: await engine.changeAddress(params.id, body) }),
  removeAddress: async ({ params }) => {
    await engine.removeAddress(params.id);
    return null;
  },
});
