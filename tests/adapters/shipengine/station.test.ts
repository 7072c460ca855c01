import { beforeAll, describe, expect, test } from 'vitest';
import { createShipengineAdapter } from '#electron/adapters/shipengine/index.ts';
import { readPdf } from '../../labels/drawing.ts';
import { internationalRequest, line, request } from '../../helpers/requests.ts';
import type { StoredDocument } from '#shared/schema/shipping/shipment.ts';
import type { TestStation } from '../../helpers/station.ts';
import { useConnectedStation } from '../connectors/connected-station.ts';
import { accountOf } from './account.ts';
import { describedAs } from './description.ts';
import { LIVE_KEY, startShipengine, TEST_KEY, type ShipengineFake } from './fake.ts';

// Before any hook, whose time it would take.
describedAs('SHIPENGINE');

const CARRIER_ID = 'theirs';
const used = useConnectedStation(startShipengine, (fake) => (ports) => createShipengineAdapter(ports, fake.url));
let fake: ShipengineFake;
let station: TestStation;
beforeAll(() => void ({ fake, station } = used));

function connect(carrierId: string, adapter: object = {}) {
  const own = accountOf('SHIPENGINE');
  return used.connect({ ...own, carrierId, adapter: { ...own.adapter, ...adapter } });
}
const shipped = (id: string, body: object = {}) =>
  station.api.ship(id, request({ carrierId: CARRIER_ID, serviceType: 'fedex_ground', ...body }));

describe('an account of ShipEngine at a station', () => {
  beforeAll(async () => expect((await connect(CARRIER_ID)).status).toBe(201));

  test('its key is sealed, and says that it is for tests', async () => {
    const { body } = await station.api.get('/station/v1/accounts');
    expect(JSON.stringify(body)).not.toContain(TEST_KEY);
    const account = body.accounts.find(({ carrierId }: { carrierId: string }) => carrierId === CARRIER_ID);
    expect(account.adapter).toMatchObject({ mode: 'TEST', apiKey: '********' });
  });

  test('a label is bought, kept, given out and voided', async () => {
    const bought = await shipped('first');
    expect(bought.body.detail ?? '').toBe('');
    const [parcel] = bought.body.data.transactionShipments;
    expect(parcel.trackingNumber).toBe(fake.labels.at(-1)?.trackingNumbers[0]);
    const { shipments } = (await station.api.get('/station/v1/shipments?transactionId=first')).body;
    expect(shipments[0]).toMatchObject({ state: 'LABELLED', test: true, cost: { amount: '7.33', currency: 'USD' } });
    const { id } = shipments[0];
    const { documents } = (await station.api.get(`/station/v1/shipments/${id}`)).body;
    const file = await fetch(documents[0].fileUrl);
    expect((await readPdf(Buffer.from(await file.arrayBuffer())))[0]?.text).toBe('TEST - NOT FOR SHIPPING');
    const voided = await station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong weight' });
    expect(voided.body).toMatchObject({ outcome: 'voided', consequence: 'NOTHING_CHARGED' });
    expect(fake.labels.at(-1)?.status).toBe('voided');
  });

  test.each(['PDF', 'ZPL'] as const)('one %s file with all labels is a label for each package', async (imageType) => {
    fake.give('one-file');
    const itemLines = ['p1', 'p2', 'p3'].map((itemTransactionId) => line({ itemTransactionId }));
    const { body } = await shipped(`three-${imageType}`, { itemLines, labelSpecification: { imageType } });
    expect(body.detail ?? '').toBe('');
    const id = (await station.api.get(`/station/v1/shipments?transactionId=three-${imageType}`)).body.shipments[0].id;
    const { shipment, documents } = (await station.api.get(`/station/v1/shipments/${id}`)).body;
    const labels = documents.map(({ packageNumber, contentType }: StoredDocument) => `${packageNumber} ${contentType}`);
    expect([shipment.state, labels]).toEqual(['LABELLED', ['1 LABEL', '2 LABEL', '3 LABEL']]);
    const files = documents.map(async ({ fileUrl }: StoredDocument) => (await fetch(fileUrl)).arrayBuffer());
    const bytes = (await Promise.all(files)).map((file) => Buffer.from(file));
    if (imageType === 'ZPL') expect(bytes.map((each) => String(each).match(/\^XA/g)?.length)).toEqual([1, 1, 1]);
    else
      expect((await Promise.all(bytes.map(readPdf))).map((pages) => pages.map(({ height }) => height))).toEqual([
        [432],
        [431],
        [430],
      ]);
    fake.heal();
  });

  test('abroad, with the customs form beside the label', async () => {
    const body = internationalRequest({ carrierId: CARRIER_ID, serviceType: 'fedex_international_economy' });
    const { body: bought } = await station.api.ship('abroad', body);
    const kinds = bought.data.transactionShipments[0].packageDocuments.map(
      (each: { contentType: string }) => each.contentType,
    );
    expect(kinds.toSorted()).toEqual(['COMMERCIAL_INVOICE', 'LABEL']);
  });

  test('where the customs form is not there at once, the label that came with the sale is stored once', async () => {
    fake.fail('label', 'server-error');
    const body = internationalRequest({ carrierId: CARRIER_ID, serviceType: 'fedex_international_economy' });
    const { body: bought } = await station.api.ship('form-later', body);
    const kinds = bought.data.transactionShipments[0].packageDocuments.map(
      (each: { contentType: string }) => each.contentType,
    );
    expect(kinds.toSorted()).toEqual(['COMMERCIAL_INVOICE', 'LABEL']);
  });

  test('a signature asked for in small letters is bought', async () => {
    expect((await shipped('signed', { signatureOption: { signatureOptionType: 'adult' } })).status).toBe(200);
    const sent = fake.calls.findLast(({ json }) => json?.shipment)?.json.shipment;
    expect(sent.confirmation).toBe('adult_signature');
  });

  test('what it has no room for is refused with its limit, and nothing is sent', async () => {
    const before = fake.calls.length;
    const { status, body } = await shipped('no-room', { labelSpecification: { imageType: 'GIF' } });
    expect([status, body.errors[0].pointer]).toEqual([422, '/labelSpecification/imageType']);
    expect(fake.calls).toHaveLength(before);
  });

  test('is tried for free: the key, and whether it opens the carrier', async () => {
    const tried = (carrierId: string) => station.api.post(`/station/v1/accounts/${carrierId}/test`, {});
    await connect('wrong-key', { apiKey: 'TEST_nobody' });
    await connect('other-mode', { apiKey: LIVE_KEY });
    await connect('switched-off', { carrierId: 'se-333333' });
    expect((await tried(CARRIER_ID)).body).toMatchObject({ result: 'ACCEPTED', works: true });
    expect((await tried('wrong-key')).body).toMatchObject({ result: 'REFUSED', trouble: { code: 'KEYS_REFUSED' } });
    expect((await tried('other-mode')).body.trouble.code).toBe('CARRIER_NOT_OF_LIVE_KEY');
    expect((await tried('switched-off')).body.trouble.code).toBe('SERVICE_CARRIER_OFF');
  });
});

test('a key brings its carriers before there is an account, and an account takes its services from there', async () => {
  const { carrierId: _, ...adapter } = accountOf('SHIPENGINE').adapter;
  const { body } = await station.api.post('/station/v1/accounts/import', { adapter });
  expect(body).toMatchObject({
    works: true,
    carriers: [{ adapter: { carrierId: 'se-111111' } }, { name: 'STAMPS_COM' }],
  });
  const [carrier] = body.carriers;
  const { services } = carrier;
  const created = await used.connect({
    ...{ carrierId: 'another', carrier: 'OTHER', services: services.slice(0, 1) },
    adapter: { ...adapter, ...carrier.adapter },
  });
  expect(created.body.errors ?? []).toEqual([]);
  const imported = await station.api.post('/station/v1/accounts/another/import', {});
  expect(imported.body.account.services).toEqual(services);
  // Of a carrier that no rules are known of, its messages reach the label all the same.
  const references = { ref1: 'PO-1', ref3: 'C-3' };
  const lines = [{ itemTransactionId: 'p1', weight: { units: 'LB', value: 2 }, customerReference: references }];
  await shipped('of-another', { carrierId: 'another', itemLines: lines });
  expect(fake.bought().shipment.packages[0].label_messages).toEqual({
    ...{ reference1: 'PO-1', reference2: null, reference3: 'C-3' },
  });
});

test('what the account quotes is compared with others', async () => {
  const { body } = await station.api.post('/station/v1/shipments/rates', request());
  const quoted = body.accounts.find(({ carrierId }: { carrierId: string }) => carrierId === CARRIER_ID);
  expect(quoted).toMatchObject({
    ...{ result: 'QUOTED', test: true },
    quotes: [{ serviceCode: 'fedex_ground', cost: { amount: '12.35', currency: 'USD' }, delivery: { days: 3 } }],
  });
  const refused = quoted.notQuoted.find(({ serviceCode }: { serviceCode: string }) => serviceCode === 'fedex_2day');
  expect(refused.reason).toBe('The service does not go there.');
});

test.each([
  ['without a key', { apiKey: undefined }, '/adapter/apiKey'],
  ['without a carrier', { carrierId: undefined }, '/adapter/carrierId'],
  ['with a carrier that is no id', { carrierId: 'fedex' }, '/adapter/carrierId'],
])('an account %s is not taken', async (_, changes, pointer) => {
  const { status, body } = await connect('bad', changes);
  expect([status, body.errors[0].pointer]).toEqual([422, pointer]);
});
