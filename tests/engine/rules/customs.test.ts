import { expect, test } from 'vitest';
import { customsItem, dryRun, errorsOf, line, listed, party, shipment, warningsOf } from './request.ts';

const abroad = (from: string, to: string, changes: object = {}) =>
  shipment({
    carrierId: 'test-f',
    serviceType: '101',
    shipper: party(from),
    recipient: party(to),
    itemLines: [line({ weight: { units: 'KG', value: 1 } })],
    ...changes,
  });

test('crossing a customs border without customs is a warning', () => {
  expect(warningsOf(abroad('DE', 'CH'))).toEqual(['CUSTOMS_MISSING /customs']);
  expect(warningsOf(abroad('DE', 'CH', { customs: null }))).toEqual(['CUSTOMS_MISSING /customs']);
  expect(warningsOf(abroad('DE', 'CH', { customs: { customsItems: [] } }))).toEqual(['CUSTOMS_MISSING /customs']);
  expect(warningsOf(abroad('DE', 'CH', { customs: { customsItems: [customsItem()] } }))).toEqual([]);
});

test('there is no customs border within a country or within the European Union', () => {
  expect(warningsOf(abroad('CH', 'CH'))).toEqual([]);
  expect(warningsOf(abroad('DE', 'FR'))).toEqual([]);
});

test('parts of a country outside its customs territory are beyond a border', () => {
  const { address, contact } = party('DE') as { address: object; contact: object };
  const recipient = { address: { ...address, zipCode: '27498' }, contact };
  expect(warningsOf(abroad('FR', 'DE', { recipient }))).toEqual(['CUSTOMS_MISSING /customs']);
});

test('why it is sent is one of a list', () => {
  const customs = (contentsType: string) => ({ customs: { contentsType, customsItems: [customsItem()] } });
  expect(errorsOf(abroad('DE', 'CH', customs('gift')))).toEqual([]);
  expect(errorsOf(abroad('DE', 'CH', customs('BRIBE')))).toEqual(['VALUE_NOT_ALLOWED /customs/contentsType']);
});

test('customs that are ill-formed are not also missing', () => {
  const { errors, warnings } = dryRun(abroad('DE', 'CH', { customs: { customsItems: 'socks' } }));
  expect(listed(errors)).toEqual(['FIELD_INVALID /customs/customsItems']);
  expect(warnings).toEqual([]);
});

const linking = (...ids: unknown[]) => ({
  customs: { customsItems: ids.map((referToItemTransactionId) => customsItem({ referToItemTransactionId })) },
});

test('a customs item belongs to an item line of the request', () => {
  expect(errorsOf(shipment(linking('p1', 'p2', '', 'P1')))).toEqual([
    'CUSTOMS_ITEM_UNLINKED /customs/customsItems/1/referToItemTransactionId',
    'CUSTOMS_ITEM_UNLINKED /customs/customsItems/3/referToItemTransactionId',
  ]);
});

test('a customs item may belong to a line whose id the station assigns', () => {
  const itemLines = [line({ itemTransactionId: undefined })];
  expect(errorsOf(shipment({ itemLines, ...linking('T-1-1') }))).toEqual([]);
  expect(errorsOf(shipment({ itemLines, ...linking('T-1-2') }))).toHaveLength(1);
});

test('a dry run knows no transactionId and lets a link to an id yet to be assigned pass', () => {
  const itemLines = [line(), line({ itemTransactionId: '' })];
  const { errors } = dryRun(shipment({ itemLines, ...linking('order-7-2', 'order-7-1', 'order-7-3') }));
  expect(listed(errors)).toEqual([
    'CUSTOMS_ITEM_UNLINKED /customs/customsItems/1/referToItemTransactionId',
    'CUSTOMS_ITEM_UNLINKED /customs/customsItems/2/referToItemTransactionId',
  ]);
});

test('fields of customs items are checked like any other', () => {
  const customsItems = [
    customsItem({
      countryOfOrigin: 'ZZ',
      quantity: 1.5,
      weight: { unit: 'st', value: 1 },
      value: { amount: 1, currency: 'dollars' },
    }),
    customsItem({ quantity: 0, countryOfOrigin: 'cn', harmonizedTariffCode: '6115.95' }),
  ];
  expect(errorsOf(shipment({ customs: { customsItems } })).sort()).toEqual([
    'FIELD_INVALID /customs/customsItems/0/countryOfOrigin',
    'FIELD_INVALID /customs/customsItems/0/quantity',
    'FIELD_INVALID /customs/customsItems/0/value/currency',
    'FIELD_INVALID /customs/customsItems/1/quantity',
    'VALUE_NOT_ALLOWED /customs/customsItems/0/weight/unit',
  ]);
});
