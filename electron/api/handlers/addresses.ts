import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../mount.ts';

type AddressHandlers = Pick<
  Handlers,
  | 'listAddresses'
  | 'createAddress'
  | 'changeAddress'
  | 'removeAddress'
  | 'mergeAddress'
  | 'importAddresses'
  | 'findPlaces'
  | 'readPersonData'
  | 'erasePerson'
>;

export const addressHandlers = (engine: Engine): AddressHandlers => ({
  listAddresses: ({ query }) => engine.addresses.list(query),
  createAddress: async ({ body }) => ({ address: await engine.addresses.create(body) }),
  changeAddress: async ({ params, body }) => ({ address: await engine.addresses.change(params.id, body) }),
  removeAddress: async ({ params }) => {
    await engine.addresses.remove(params.id);
    return null;
  },
  mergeAddress: async ({ params, body }) => ({ address: await engine.addresses.merge(params.id, body) }),
  readPersonData: ({ params }) => engine.erasure.read(params.id),
  erasePerson: ({ params, body }) => engine.erasure.erase(params.id, body),
  findPlaces: async ({ query }) => engine.addresses.places(query),
  importAddresses: ({ body }) => engine.importAddresses(body),
});
