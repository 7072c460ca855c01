import { expect, test } from 'vitest';
import type { SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { CUSTOMS_ITEM, line, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const RULES = '/station/v1/selection-rules';
const { address, contact } = recipientIn('US');
const to = (zipCode: string) => ({ recipient: { contact, address: { ...address, zipCode } } });
const sides = (length: number) => ({
  itemLines: [
    line(),
    line({ itemTransactionId: 'p2', dimensions: { units: 'CM', length: 20, width: length, height: 5 } }),
  ],
});
const worth = (amount: number, quantity: number, currency = 'EUR') => ({
  customs: { customsItems: [{ ...CUSTOMS_ITEM, sku: 'mug-1', value: { amount, currency }, quantity }] },
});

/** Each condition that a shipment can meet by itself, with one that meets it and one that just does not. */
test.each<[string, SelectionRule['conditions'], object, object]>([
  ['country', { countries: ['DE', 'CH'] }, { recipient: recipientIn('CH') }, { recipient: recipientIn('GB') }],
  ['postal area', { postalAreas: ['900', '12'] }, to('90001'), to('90101')],
  [
    'weight',
    { weight: { above: 1, upTo: 2, units: 'KG' } },
    { itemLines: [line({ weight: { units: 'KG', value: 2 } })] },
    { itemLines: [line({ weight: { units: 'KG', value: 2.001 } })] },
  ],
  ['longest side', { longestSide: { above: 50, units: 'CM' } }, sides(51), sides(50)],
  ['value', { value: { above: 20, currency: 'EUR' } }, worth(7, 3), worth(10, 2)],
  ['value in its currency', { value: { above: 20, currency: 'EUR' } }, worth(21, 1), worth(21, 1, 'USD')],
  ['article', { skus: ['MUG-1'] }, worth(1, 1), {}],
])('a rule that asks for the %s chooses where it is so, and only there', async (_, conditions, met, missed) => {
  const { version } = (await station.api.get(RULES)).body;
  const choice = { carrierId: 'test-b', serviceType: '03' };
  const put = await station.api.call('PUT', RULES, {
    body: { version, rules: [{ name: 'Only', conditions, choice }] },
  });
  expect(put.status, JSON.stringify(put.body)).toBe(200);
  const chosen = async (changes: object) => {
    const { carrierId: _carrier, serviceType: _service, ...open } = request({ ...changes });
    return (await station.api.check(open)).body.selected?.rule ?? null;
  };
  expect([await chosen(met), await chosen(missed)]).toEqual(['Only', null]);
});
