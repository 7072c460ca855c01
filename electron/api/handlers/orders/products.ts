import type { Engine } from '#electron/engine/index.ts';
import type { Handlers } from '../../mount.ts';

type ProductHandlers = Pick<
  Handlers,
  'listProducts' | 'readProduct' | 'putProduct' | 'removeProduct' | 'importProducts'
>;

export const productHandlers = (engine: Engine): ProductHandlers => ({
  listProducts: ({ query }) => engine.products.list(query),
  readProduct: async ({ params }) => ({ product: await engine.products.read(params.sku) }),
  putProduct: async ({ params, body }) => ({ product: await engine.products.put(params.sku, body) }),
  removeProduct: async ({ params }) => {
    await engine.products.remove(params.sku);
    return null;
  },
  importProducts: ({ body }) => engine.importProducts(body),
});
