import { beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const PATH = '/station/v1/accounts';
let template: Account;
const list = async (): Promise<Account[]> => (await station.api.get(PATH)).body.accounts;
const find = async (carrierId: string) => (await list()).find((account) => account.carrierId === carrierId);
const connect = (changes: Record<string, unknown>) => station.api.post(PATH, { ...template, ...changes });
const change = (carrierId: string, account: object) =>
  station.api.call('PUT', `${PATH}/${carrierId}`, { body: account });
const remove = (carrierId: string) => station.api.call('DELETE', `${PATH}/${carrierId}`);
const ship = (id: string, carrierId: string, changes: object = {}) =>
  station.api.ship(id, request({ carrierId, ...changes }));

beforeAll(async () => {
  template = (await find('test-a')) as Account;
});

test('the nine default accounts are there, in test mode, each with a complete address to ship from', async () => {
  const accounts = await list();

  expect(accounts.map(({ adapter }) => adapter)).toEqual(Array(9).fill({ type: 'test' }));
  expect(accounts.map(({ shipFrom }) => shipFrom?.address.countryCode).join(' ')).toBe('US US GB GB GB DE DE BE US');
  for (const { shipFrom } of accounts) {
    expect(shipFrom?.address).toMatchObject({
      city: expect.stringMatching(/./),
      streetLine1: expect.stringMatching(/./),
      zipCode: expect.stringMatching(/./),
    });
    expect(shipFrom?.contact.personName ?? shipFrom?.contact.companyName).toMatch(/./);
  }
});

describe('connecting an account', () => {
  test('answers 201 with it, lists it, and it ships at once', async () => {
    const { status, body } = await connect({ carrierId: 'mine', nickname: 'My own' });

    expect([status, body.account]).toEqual([201, { ...template, carrierId: 'mine', nickname: 'My own' }]);
    expect(await find('mine')).toEqual(body.account);
    expect((await ship('with-mine', 'mine')).status).toBe(200);
  });

  test('under an id that is in use is 409 ALREADY_EXISTS, and changes nothing', async () => {
    const { status, body } = await connect({ carrierId: 'test-b', nickname: 'Other' });

    expect([status, body.code]).toEqual([409, 'ALREADY_EXISTS']);
    expect((await find('test-b'))?.nickname).toBe('test-b');
  });

  test.each<[string, object, string, string]>([
    ['a field that is not known', { colour: 'red' }, 'FIELD_INVALID', '/colour'],
    ['a carrier that is not known', { carrier: 'CARRIER_Z' }, 'VALUE_NOT_ALLOWED', '/carrier'],
    ['no nickname', { nickname: undefined }, 'FIELD_REQUIRED', '/nickname'],
    ['an id with a slash', { carrierId: 'a/b' }, 'FIELD_INVALID', '/carrierId'],
    ['no services', { services: [] }, 'FIELD_REQUIRED', '/services'],
    [
      'a country that is none',
      { shipFrom: { address: { countryCode: 'ZZ', city: 'X', streetLine1: 'Y' }, contact: { personName: 'Z' } } },
      'FIELD_INVALID',
      '/shipFrom/address/countryCode',
    ],
    [
      'nobody to ship from',
      { shipFrom: { address: { countryCode: 'US', city: 'X', streetLine1: 'Y' }, contact: {} } },
      'FIELD_REQUIRED',
      '/shipFrom/contact/personName',
    ],
    ['a stock code of two digits', { stockCodes: { 12: 'STOCK_4X6' } }, 'FIELD_INVALID', '/stockCodes/12'],
    ['a stock that is not known', { stockCodes: { 1: 'NAPKIN' } }, 'VALUE_NOT_ALLOWED', '/stockCodes/1'],
    ['a symbol that is not known', { routingSymbology: 'CODE39' }, 'VALUE_NOT_ALLOWED', '/routingSymbology'],
    ['a text for a boolean', { primary: 'yes' }, 'FIELD_INVALID', '/primary'],
  ])('with %s is 422 and names the field', async (_name, changes, code, pointer) => {
    const { status, body } = await connect({ carrierId: 'faulty', ...changes });

    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: Violation) => [error.code, error.pointer])).toEqual([[code, pointer]]);
    expect(await find('faulty')).toBeUndefined();
  });

  test.each<[string, object, string]>([
    ['a service listed twice', { services: [0, 0] }, '/services/1/serviceCode'],
    ['a service of carrier A without its group', { services: [{ group: undefined }] }, '/services/0/group'],
    ['a service that goes nowhere', { services: [{ domestic: false, international: false }] }, '/services/0/domestic'],
  ])('with %s is 422', async (_name, { services }: { services?: unknown[] }, pointer) => {
    const changed = services?.map((one) => ({ ...template.services[0], ...(one as object) }));
    const { body } = await connect({ carrierId: 'faulty', services: changed });

    expect(body.errors.map((error: Violation) => error.pointer)).toEqual([pointer]);
  });

  test('several faults are said at once', async () => {
    const { body } = await connect({ carrierId: '', nickname: 7, services: [] });

    expect(body.errors.map((error: Violation) => error.pointer).sort()).toEqual([
      '/carrierId',
      '/nickname',
      '/services',
    ]);
  });
});

describe('changing an account', () => {
  test('replaces the whole of it, and the next shipment goes by it', async () => {
    await connect({ carrierId: 'changing' });
    const stocked = { ...template, carrierId: 'changing', carrierCode: 'My Carrier', stockCodes: { 7: 'PAPER_A4' } };

    const { status, body } = await change('changing', stocked);
    expect([status, body.account]).toEqual([200, stocked]);

    const shipped = await ship('changed', 'changing', { labelSpecification: { labelStockType: '7' } });
    expect(shipped.body.data.carrierCode).toBe('My Carrier');
    const pdf = Buffer.from(
      shipped.body.data.transactionShipments[0].packageDocuments[0].fileBase64,
      'base64',
    ).toString('latin1');
    expect(pdf).toMatch(/MediaBox *\[ *0 0 59[45][.\d]* 84[12]/);
  });

  test('to another symbol on its labels changes those of the next shipment, and none of before', async () => {
    await connect({ carrierId: 'asking', routingSymbology: 'AZTEC' });
    await ship('asked', 'asking');
    await change('asking', { ...template, carrierId: 'asking' });
    await ship('no-more', 'asking');

    const read = async (transactionId: string) => {
      const { shipments } = (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body;
      const { body } = await station.api.post('/station/v1/labels/verify', { shipmentId: shipments[0].id });
      return [body.ok, body.labels[0].symbols[0].symbology];
    };
    expect(await read('asked')).toEqual([true, 'AZTEC']);
    expect(await read('no-more')).toEqual([true, 'DATA_MATRIX']);
  });

  test('that is not there is 404', async () => {
    expect((await change('nobody', { ...template, carrierId: 'nobody' })).body.code).toBe('NOT_FOUND');
  });

  test('under another id than the path says is 422', async () => {
    const { body } = await change('test-c', { ...template, carrierId: 'test-d' });

    expect(body.errors).toMatchObject([{ code: 'FIELD_CONFLICT', pointer: '/carrierId' }]);
  });

  test('without an address of its own makes a shipper required', async () => {
    await connect({ carrierId: 'homeless', shipFrom: null });

    const { body } = await station.api.check(request({ carrierId: 'homeless' }));
    expect(body.errors.map((error: Violation) => `${error.code} ${error.pointer}`)).toEqual([
      'FIELD_REQUIRED /shipper',
    ]);
    expect((await station.api.check(request({ carrierId: 'homeless', shipper: template.shipFrom }))).body.valid).toBe(
      true,
    );
  });
});

describe('removing an account', () => {
  test('that never shipped deletes it, and its id is free again', async () => {
    await connect({ carrierId: 'short-lived' });

    expect((await remove('short-lived')).status).toBe(204);
    expect(await find('short-lived')).toBeUndefined();
    expect((await remove('short-lived')).body.code).toBe('NOT_FOUND');
    expect((await connect({ carrierId: 'short-lived' })).status).toBe(201);
  });

  test('that has shipped hides it: it sells no more, its history stays readable, and its id stays taken', async () => {
    await connect({ carrierId: 'with-history' });
    const bought = await ship('history', 'with-history');

    expect((await remove('with-history')).status).toBe(204);
    expect(await find('with-history')).toBeUndefined();
    expect((await station.api.get('/cloud-boot-manager/api/v1/carriers?carrierId=with-history')).body.data).toEqual([]);
    expect((await ship('later', 'with-history')).body.errors[0].code).toBe('CARRIER_NOT_FOUND');
    expect((await station.api.get('/station/v1/shipments/by-transaction/history')).body.data).toEqual(bought.body.data);
    expect((await station.api.get('/station/v1/shipments?carrierId=with-history')).body.shipments).toHaveLength(1);
    expect((await connect({ carrierId: 'with-history' })).body.code).toBe('ALREADY_EXISTS');
    expect((await change('with-history', { ...template, carrierId: 'with-history' })).body.code).toBe('NOT_FOUND');
  });
});
