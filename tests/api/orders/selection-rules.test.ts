import { afterEach, describe, expect, test } from 'vitest';
import type { OrderDraft } from '#shared/schema/orders/order-draft.ts';
import type { SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { BATCHES, batchesOf } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';
import { orderDraft, orderPath } from './order-draft.ts';

const station = useStation();
const batches = batchesOf(() => station.api);
const RULES = '/station/v1/selection-rules';
const read = async () => (await station.api.get(RULES)).body;
const put = async (rules: SelectionRule[]) =>
  station.api.call('PUT', RULES, { body: { version: (await read()).version, rules } });
const analyse = async (rules: SelectionRule[]) => (await station.api.post(`${RULES}/analyse`, { rules })).body;
const tryOut = async (rules: SelectionRule[]) => (await station.api.post(`${RULES}/try`, { rules })).body;

const rule = (
  name: string,
  conditions: SelectionRule['conditions'] = {},
  choice: Partial<SelectionRule['choice']> = {},
): SelectionRule => ({ name, conditions, choice: { carrierId: 'test-a', serviceType: 'A_GROUND', ...choice } });
const light = rule('Light', { weight: { upTo: 3, units: 'LB' } }, { carrierId: 'test-i', serviceType: 'I_GROUND' });
const rest = rule('Rest');

const open = ({ carrierId: _, serviceType: __, ...body } = request()) => body;
const buy = (transactionId: string, body: Record<string, unknown> = open()) =>
  station.api.call('POST', '/v1/shipment', { body, headers: { transactionId } });
const shipmentOf = async (transactionId: string) => {
  const { shipments } = (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body;
  return (await station.api.get(`/station/v1/shipments/${shipments[0].id}`)).body;
};
const parcelOf = (value: number) => open(request({ itemLines: [{ weight: { units: 'LB', value } }] }));
const putOrder = (orderNumber: string, changes: Partial<OrderDraft> = {}) => {
  const { shipment: _, ...draft } = orderDraft();
  return station.api.call('PUT', orderPath(orderNumber), { body: { ...draft, ...changes } });
};
const shipOrder = (orderNumber: string, transactionId: string, body: unknown = {}) =>
  station.api.call('POST', `${orderPath(orderNumber)}/ship`, { body, headers: { transactionId } });

afterEach(() => put([]));

describe('a shipment that names neither account nor service', () => {
  test('is sent the way that the first matching rule says, and its label says which', async () => {
    await put([light, rest]);
    const bought = [await buy('light', parcelOf(3)), await buy('heavy', parcelOf(3.001))];
    expect(bought.map(({ status, body }) => [status, body.data?.carrierId, body.data?.serviceType])).toEqual([
      [200, 'test-i', 'I_GROUND'],
      [200, 'test-a', 'A_GROUND'],
    ]);
    expect([(await shipmentOf('light')).rule, (await shipmentOf('heavy')).rule]).toEqual(['Light', 'Rest']);
  });

  test('is as valuable as it declares, in either place', async () => {
    await put([rule('Valuable', { value: { above: 20, currency: 'USD' } })]);
    const declaredInfo = { amount: 21, currency: 'USD' };
    const itemLines = [{ weight: { units: 'LB', value: 1 }, itemSpecialService: { declaredInfo } }];
    expect((await buy('declared', open(request({ itemLines })))).status).toBe(200);
  });

  test('is refused as ever where no rule matches, and there are none', async () => {
    const pointers = async (id: string) =>
      (await buy(id)).body.errors.map(({ code, pointer }: Record<string, string>) => `${code} ${pointer}`);
    const missing = ['FIELD_REQUIRED /carrierId', 'FIELD_REQUIRED /serviceType'];
    expect(await pointers('none')).toEqual(missing);
    await put([rule('Abroad', { countries: ['CH'] })]);
    expect(await pointers('no-match')).toEqual(missing);
  });

  test('gets packaging and signature of the rule where it says nothing of them itself', async () => {
    await put([rule('Signed', {}, { signatureOptionType: 'ADULT', packageCode: 'BOX-M' })]);
    await buy('signed', { ...open(), signatureOption: null });
    const said = { signatureOption: { signatureOptionType: 'DIRECT' } };
    await buy('said', { ...open(), ...said, itemLines: [{ weight: { units: 'LB', value: 1 }, packageCode: 'OWN' }] });
    expect((await shipmentOf('signed')).request).toMatchObject({
      ...{ signatureOption: { signatureOptionType: 'ADULT' }, itemLines: [{ packageCode: 'BOX-M' }] },
    });
    expect((await shipmentOf('said')).request).toMatchObject({ ...said, itemLines: [{ packageCode: 'OWN' }] });
  });

  test('is checked with what the rules choose; one that names its own account is left as it is', async () => {
    await put([light]);
    const check = async (body: unknown) => (await station.api.post('/station/v1/shipments/check', body)).body;
    expect(await check(parcelOf(1))).toMatchObject({ valid: true, selected: { rule: 'Light', ...light.choice } });
    expect(await check(request())).toMatchObject({ valid: true, selected: null });
    expect(await check({ ...open(), itemLines: [] })).toMatchObject({ valid: false, selected: null });
    await buy('own', request());
    expect((await shipmentOf('own')).rule).toBeNull();
  });

  test('in a batch is checked and bought by the rules, row by row', async () => {
    await put([light, rest]);
    const rows = [parcelOf(1), parcelOf(9)];
    const { batch } = (await station.api.post(BATCHES, { name: 'By rules', rows })).body;
    expect(batch.counts).toMatchObject({ READY: 2 });
    const chosen = async () =>
      (await batches.rows(batch.id)).map(({ selected }) => selected && [selected.rule, selected.carrierId]);
    expect(await chosen()).toEqual([
      ['Light', 'test-i'],
      ['Rest', 'test-a'],
    ]);
    await put([rest]);
    expect(await chosen()).toEqual([
      ['Rest', 'test-a'],
      ['Rest', 'test-a'],
    ]);
    await put([light, rest]);
    await batches.steer(batch.id, 'start');
    await batches.until(batch.id, 'FINISHED');
    const { shipments } = (await station.api.get('/station/v1/shipments?limit=2')).body;
    expect(shipments.map((each: { carrierId: string }) => each.carrierId).sort()).toEqual(['test-a', 'test-i']);
    expect(await chosen()).toEqual([null, null]);
  });
});

describe('an order', () => {
  test('is shipped by the rules, which may ask for its articles, tags and way of shipping; its parcel says which', async () => {
    await put([
      rule('Fragile', { tags: ['fragile'] }, { note: 'Bubble wrap' }),
      rule('Fast', { shippingMethods: ['Express'] }, { serviceType: 'A_EXPRESS_SAVER' }),
      rule('Plates', { skus: ['plate'] }),
    ]);
    await putOrder('tagged', { tags: ['Fragile'], shippingMethod: 'Express' });
    await putOrder('fast', { shippingMethod: 'EXPRESS' });
    await putOrder('plate');
    const selection = (await station.api.get(`${orderPath('tagged')}/selection`)).body;
    expect(selection).toMatchObject({ selected: { rule: 'Fragile', carrierId: 'test-a', note: 'Bubble wrap' } });
    const rules = [];
    for (const name of ['tagged', 'plate'])
      rules.push((await shipOrder(name, name)).body.order.parcels[0].shipment.rule);
    expect(rules).toEqual(['Fragile', 'Plates']);
    expect((await station.api.get(`${orderPath('fast')}/selection`)).body.selected.rule).toBe('Fast');
    expect((await station.api.get(orderPath('nobody') + '/selection')).status).toBe(404);
  });

  test('that wishes an account or a service, or whose call does, is shipped that way', async () => {
    await put([light, rest]);
    await putOrder('wishing', { shipment: { carrierId: 'test-b', serviceType: '03' } });
    await putOrder('said');
    const wishing = (await shipOrder('wishing', 'wishing')).body;
    const said = (await shipOrder('said', 'said-1', { shipment: { carrierId: 'test-b', serviceType: '03' } })).body;
    for (const { order, shipment } of [wishing, said]) {
      expect([shipment.carrierId, order.parcels[0].shipment.rule]).toEqual(['test-b', null]);
    }
    expect((await station.api.get(`${orderPath('wishing')}/selection`)).body.selected).toBeNull();
  });
});

describe('a rule whose account or service is gone', () => {
  test('says so, is passed over, and changes nothing for the others', async () => {
    const broken = rule('Broken', {}, { carrierId: 'gone' });
    const old = rule('Old', {}, { serviceType: 'OLD' });
    expect((await put([broken, old, light])).body.rules).toMatchObject([
      { trouble: { code: 'RULE_ACCOUNT_GONE', values: { account: 'gone' } } },
      { trouble: { code: 'RULE_SERVICE_GONE', values: { account: 'test-a', service: 'OLD' } } },
      { trouble: null },
    ]);
    expect((await buy('past-broken', parcelOf(1))).body.data.carrierId).toBe('test-i');
    expect(await analyse([broken, light])).toMatchObject({
      broken: [{ rule: 'Broken', trouble: { code: 'RULE_ACCOUNT_GONE' } }],
      ...{ neverMatching: [], overlaps: [] },
    });
  });
});

describe('before they are saved', () => {
  test('rules that never match, that overlap, and what none covers are said with an example each', async () => {
    const again = rule('Again', { weight: { upTo: 2, units: 'LB' } }, { serviceType: 'A_EXPRESS_SAVER' });
    const abroad = rule('Abroad', { countries: ['CH'] });
    expect(await analyse([light, again, abroad])).toMatchObject({
      neverMatching: [{ rule: 'Again', hiddenBy: ['Light'], takenBy: 'Light', example: { weight: { value: 2 } } }],
      overlaps: [{ first: 'Light', second: 'Abroad', isSpecialCase: false, example: { countryCode: 'CH' } }],
      uncovered: [{ countryCode: 'US', weight: { units: 'LB', value: 4 } }],
      isComplete: true,
    });
  });

  test('they are tried on what was bought, with a list of what would have been different', async () => {
    await put([rest]);
    await buy('tried-1', parcelOf(1));
    await buy('tried-9', { ...request(), ...parcelOf(9) });
    const before = await tryOut([]);
    const { differences, ...counts } = await tryOut([light, rest]);
    expect(before).toMatchObject({ different: 0, notCovered: before.examined });
    expect(counts.examined).toBe(counts.same + counts.different);
    const tried = differences.find((each: { transactionId: string }) => each.transactionId === 'tried-1');
    expect(tried).toMatchObject({
      facts: { countryCode: 'US', weight: { units: 'LB', value: 1 } },
      was: { carrierId: 'test-a', serviceType: 'A_GROUND', rule: 'Rest' },
      would: { carrierId: 'test-i', serviceType: 'I_GROUND', rule: 'Light' },
    });
    expect(differences.map((each: { transactionId: string }) => each.transactionId)).not.toContain('tried-9');
  });
});

describe('the list of rules', () => {
  test('names every fault with its field, limit and value, and stays as it was', async () => {
    await put([rest]);
    const { status, body } = await put([
      rule('Twice', { weight: { above: 3, upTo: 2, units: 'KG' } }),
      rule('twice', { countries: ['DE', 'ZZ'] }),
    ]);
    expect([status, body.purchase]).toEqual([422, 'not_made']);
    expect(body.errors).toMatchObject([
      { pointer: '/rules/0/conditions/weight/upTo', actual: 2, limit: 3 },
      { pointer: '/rules/1/name', actual: 'twice' },
      { pointer: '/rules/1/conditions/countries/1', actual: 'ZZ' },
    ]);
    expect((await read()).rules).toMatchObject([{ name: 'Rest' }]);
  });

  test('that somebody else changed meanwhile is not written over', async () => {
    const { version } = await read();
    await put([rest]);
    const late = await station.api.call('PUT', RULES, { body: { version, rules: [light] } });
    expect([late.status, late.body.trouble.code]).toEqual([409, 'RULES_CHANGED']);
    expect((await read()).rules).toMatchObject([{ name: 'Rest' }]);
  });

  test('that is sent again because its answer was lost is stored once, and nobody else is said to have changed it', async () => {
    const body = { version: (await read()).version, rules: [light, rest] };
    const [one, again] = [
      await station.api.call('PUT', RULES, { body }),
      await station.api.call('PUT', RULES, { body }),
    ];
    expect([again.status, again.body]).toEqual([200, one.body]);
    expect((await read()).version).toBe(body.version + 1);
  });

  test('is there after a restart', async () => {
    const first = await startTestStation();
    await first.api.call('PUT', RULES, { body: { version: 0, rules: [light, rest] } });
    await first.stop();
    const second = await startTestStation({ dataDir: first.dataDir });
    expect((await second.api.get(RULES)).body).toMatchObject({ version: 1, rules: [light, rest] });
    await second.dispose();
  });
});
