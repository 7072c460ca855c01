import { Type } from 'typebox';
import { Product, ProductFacts, ProductImport, ProductImported, ProductPage } from '../../schema/station/product.ts';
import { RequiredText } from '../../schema/text.ts';
import { defineRoute } from '../define-route.ts';
import { pageCursor, pageLimit } from '../page-query.ts';

const params = Type.Object({ sku: RequiredText({ description: "The seller's article number" }) });
const body = Type.Object({ product: Product }, { title: 'ProductBody' });

export const listProducts = defineRoute({
  method: 'GET',
  path: '/station/v1/products',
  summary: 'Search the products, by SKU',
  description: 'Every word of `text` must stand in the SKU, the description or the tariff code.',
  tag: 'Products',
  access: ['ship', 'read'],
  query: Type.Object({
    text: Type.Optional(Type.String({ maxLength: 200 })),
    limit: pageLimit(50),
    cursor: pageCursor,
  }),
  success: { status: 200, description: 'One page', body: ProductPage },
  problems: [],
});

export const readProduct = defineRoute({
  method: 'GET',
  path: '/station/v1/products/:sku',
  summary: 'What is known of an article',
  tag: 'Products',
  access: ['ship', 'read'],
  params,
  success: { status: 200, description: 'The product', body },
  problems: ['NOT_FOUND'],
});

export const putProduct = defineRoute({
  method: 'PUT',
  path: '/station/v1/products/:sku',
  summary: 'Save a product, new or known; it is a saved one from then on',
  tag: 'Products',
  access: ['ship'],
  action: 'keepAddresses',
  params,
  body: ProductFacts,
  success: { status: 200, description: 'Saved', body },
  problems: ['STORAGE_FULL'],
});

export const removeProduct = defineRoute({
  method: 'DELETE',
  path: '/station/v1/products/:sku',
  summary: 'Forget a product; the next shipment or order with it is learned from again',
  tag: 'Products',
  access: ['ship'],
  action: 'keepAddresses',
  params,
  success: { status: 204, description: 'Removed', body: null },
  problems: ['NOT_FOUND', 'STORAGE_FULL'],
});

export const importProducts = defineRoute({
  method: 'POST',
  path: '/station/v1/products/import',
  summary: 'Save the products of a CSV or Excel file',
  description:
    'Columns are known by their names as in a batch, unless a `mapping` to `customs.…`, weight and sides names them. What a line says replaces what is known, and what it does not say stays. Lines that cannot be saved are named, and the others are saved.',
  tag: 'Products',
  access: ['ship'],
  action: 'keepAddresses',
  maxBodyBytes: 16 * 2 ** 20,
  body: ProductImport,
  success: { status: 200, description: 'How many were saved', body: ProductImported },
  problems: ['STORAGE_FULL'],
});
