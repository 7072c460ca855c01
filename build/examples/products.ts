import type { Call } from './recorder.ts';

/** What is known of articles. */
export async function keepProducts(call: Call): Promise<void> {
  const weight = { units: 'LB', value: 0.75 };
  const params = { sku: 'MUG-BLUE' };
  const facts = { description: 'Mug, blue', harmonizedTariffCode: '691200', countryOfOrigin: 'PT' };
  await call('putProduct', { params, body: { ...facts, value: { amount: 9.5, currency: 'USD' }, weight } });
  const goods = 'SKU;Description;HS code;Weight kg\nPLATE;Plate, white;691110;0.4\n';
  const list = { fileName: 'products.csv', contentBase64: Buffer.from(goods).toString('base64') };
  await call('importProducts', { body: list });
  await call('listProducts', { query: { text: 'mug' } });
  await call('readProduct', { params });
  await call('removeProduct', { params });
}
