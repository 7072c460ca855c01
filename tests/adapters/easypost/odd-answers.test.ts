import { expect, test } from 'vitest';
import { toSale } from '#electron/adapters/easypost/map-sale.ts';
import { readPurchase } from '#electron/adapters/easypost/read-answer.ts';
import { orderOf } from '../connectors/order.ts';
import { CARRIER_ACCOUNT } from './stock.ts';

const { shipment } = orderOf({ type: 'easypost', mode: 'TEST', carrierAccountId: CARRIER_ACCOUNT });
const soldAs = (members: string) =>
  toSale(readPurchase(JSON.parse(`{"id":"shp_1",${members}}`)), { orderId: null, shipmentIds: ['shp_1'] }, shipment);
const rate = (amount: string) => `"selected_rate":{"service":"A_GROUND","rate":${amount},"currency":"USD"}`;

test.each(['1e999', '-1', '1e-9', '{}', 'true'])('a price of %s is none, and the sale stands', (amount) => {
  const sale = soldAs(`"tracking_code":"EP1",${rate(amount)}`);
  expect(sale).toMatchObject({ kind: 'purchased', trackingNumbers: ['EP1'] });
  expect(sale).not.toHaveProperty('cost');
});

test.each(['5.93', '"5.93"'])('a price of %s is kept as it is', (amount) => {
  expect(soldAs(`"tracking_code":"EP1",${rate(amount)}`)).toMatchObject({ cost: { amount: '5.93', currency: 'USD' } });
});

test.each(['"EP 1"', '"EP\\u00001"', `"${'1'.repeat(101)}"`, '7', '""'])('a number like %s is none', (number) => {
  expect(soldAs(`"tracking_code":${number}`)).toBeNull();
});
