import { describe, expect, onTestFinished, test } from 'vitest';
import { KEY, startCorner } from '../../adapters/connectors/example/fake.ts';
import { createCorner } from '../../adapters/connectors/example/index.ts';
import { createApi } from '../../helpers/api.ts';
import { line, request } from '../../helpers/requests.ts';
import { handClock, startTestStation, type TestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const clock = handClock();
const station = useStation({ clock });

/** Ships into the unknown and returns the shipment's id. */
async function doubtful(transactionId: string, packages = 1, own: TestStation = station): Promise<string> {
  const itemLines = Array.from({ length: packages }, (_, index) =>
    line({ itemTransactionId: `p${index + 1}`, ...(index === 0 && { itemCode: 'TEST-UNKNOWN' }) }),
  );
  expect((await own.api.ship(transactionId, request({ itemLines }))).status).toBe(504);
  const { body } = await own.api.get(`/station/v1/shipments?transactionId=${transactionId}`);
  return body.shipments[0].id;
}
const resolve = (id: string, body: unknown, api = station.api) =>
  api.post(`/station/v1/shipments/${id}/resolution`, body);
const byTransaction = (id: string) => station.api.get(`/station/v1/shipments/by-transaction/${id}`);
const lastLines = (shipment: { journal: object[] }, count: number) => shipment.journal.slice(-count);
const faults = (body: { errors: { code: string; pointer: string }[] }) =>
  body.errors.map(({ code, pointer }) => `${code} ${pointer}`);

/** A station that buys and closes days at the corner. */
async function atTheCorner() {
  const corner = await startCorner();
  const own = await startTestStation({ clock, adapters: [(ports) => createCorner(ports, corner.url)] });
  onTestFinished(async () => {
    await own.dispose();
    await corner.close();
  });
  const [template] = (await own.api.get('/station/v1/accounts')).body.accounts;
  const account = { ...template, carrierId: 'corner', adapter: { type: 'corner', apiKey: KEY } };
  expect((await own.api.post('/station/v1/accounts', account)).status).toBe(201);
  return { own, corner };
}

test('a void that is decided later, of a service that cannot be asked, is said to be left to its portal', async () => {
  const { own } = await atTheCorner();
  await own.api.ship('void-1', request({ carrierId: 'corner' }));
  const [{ id }] = (await own.api.get('/station/v1/shipments?transactionId=void-1')).body.shipments;
  const { body } = await own.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong weight' });
  expect(body).toMatchObject({ outcome: 'submitted', money: expect.stringContaining('its portal says') });
  expect(body.money).not.toContain('keeps asking');
});

describe('what needs attention', () => {
  test('is known at the service by our id there, which a person looks for', async () => {
    const { own, corner } = await atTheCorner();
    corner.fail('buy', 'server-error');
    expect((await own.api.ship('lost-1', request({ carrierId: 'corner' }))).status).toBe(504);
    const [item] = (await own.api.get('/station/v1/attention')).body.items;
    expect(item.ownId).toBe(item.shipment.id);
    expect(item.ownId).toMatch(/^[0-9a-f]{32}$/);
  });

  test('has the manifests that the carrier may have made, for those who see them, until that is known', async () => {
    const { own, corner } = await atTheCorner();
    const { body } = await own.api.post('/station/v1/clients', { name: 'Shop', scopes: ['read'] });
    const shop = await createApi(own.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
    await own.api.ship('day-1', request({ carrierId: 'corner' }));
    corner.fail('manifest', 'server-error');
    const { manifest } = (await own.api.post('/station/v1/manifests', { carrierId: 'corner' })).body;
    expect(manifest.carrierManifest.state).toBe('UNKNOWN');

    const attention = async (api = own.api) => (await api.get('/station/v1/attention')).body;
    expect(await attention()).toMatchObject({ count: 0, manifests: [manifest] });
    expect((await attention(shop)).manifests).toEqual([]);

    await own.api.post(`/station/v1/manifests/${manifest.id}/carrier`, {});
    expect((await attention()).manifests).toEqual([]);
  });

  test('is listed oldest first, with what is known of it and what can be done', async () => {
    const own = await startTestStation({ clock });
    await doubtful('older', 1, own);
    clock.turn(90_000);
    await doubtful('newer', 1, own);
    await own.api.ship('fine', request());
    const { body } = await own.api.get('/station/v1/attention');
    await own.dispose();

    expect(body).toMatchObject({ count: 2, oldestAgeSeconds: 90 });
    expect(body.items.map((item: { shipment: { transactionId: string } }) => item.shipment.transactionId)).toEqual([
      'older',
      'newer',
    ]);
    expect(body.items[0]).toMatchObject({
      shipment: { carrierId: 'test-a', state: 'UNKNOWN', purchase: 'unknown' },
      account: { adapter: 'test' },
      ageSeconds: 90,
      attempts: [{ number: 1, outcome: 'UNKNOWN' }],
      ownId: null,
      actions: ['lookup', 'resolve'],
    });
    expect(body.items[0].carrierSentence).toContain('its answer was lost');
    expect(body.items[0].trouble).toEqual({ code: 'TEST_ANSWER_LOST', values: {} });
    expect(body.oldestAt).toBe(body.items[0].shipment.acceptedAt);
  });

  test('is nothing on a quiet day', async () => {
    const own = await startTestStation();
    const { body } = await own.api.get('/station/v1/attention');
    await own.dispose();
    expect(body).toEqual({
      count: 0,
      oldestAt: null,
      oldestAgeSeconds: null,
      items: [],
      unlabelled: [],
      prints: [],
      unprinted: [],
      manifests: [],
    });
  });
});

describe('a shipment that was found', () => {
  test('gets its labels with the numbers that were typed, and its transaction is answered as bought', async () => {
    const id = await doubtful('found', 2);
    const { status, body } = await resolve(id, { decision: 'found', trackingNumbers: ['1Z001', '1Z002'] });
    expect(status).toBe(200);
    expect(body.shipment.shipment).toMatchObject({ state: 'LABELLED', trackingNumbers: ['1Z001', '1Z002'] });
    expect(body.shipment.documents).toHaveLength(2);

    const answer = await byTransaction('found');
    expect(answer.body.data.transactionShipments[0]).toMatchObject({
      trackingNumber: '1Z001',
      masterTrackingNumber: '1Z001',
      packageDocuments: [{ imageType: 'pdf', contentType: 'LABEL' }],
    });
    expect((await station.api.ship('found', request())).body.code).toBe('TRANSACTION_ID_REPEATED');
  });

  test('says in the journal who found it', async () => {
    const id = await doubtful('who');
    const { body } = await resolve(id, {
      decision: 'found',
      trackingNumbers: ['1Z100'],
      reason: 'Portal of the carrier',
    });
    const client = (await station.api.get('/station/v1/clients')).body.clients[0];
    expect(lastLines(body.shipment, 2)).toMatchObject([
      { from: 'UNKNOWN', to: 'PURCHASED', actor: `client:${client.id}`, reason: 'Portal of the carrier' },
      { from: 'PURCHASED', to: 'LABELLED', actor: 'station' },
    ]);
  });

  test.each([
    ['no number', {}, ['FIELD_REQUIRED /trackingNumbers']],
    ['fewer numbers than packages', { trackingNumbers: ['1Z201'] }, ['FIELD_INVALID /trackingNumbers']],
    ['one number for two packages', { trackingNumbers: ['1Z203', '1z203'] }, ['FIELD_CONFLICT /trackingNumbers/1']],
    ['a number with a space', { trackingNumbers: ['1Z 1', '1Z202'] }, ['FIELD_INVALID /trackingNumbers/0']],
  ])('is not settled with %s', async (name, rest, expected) => {
    const id = await doubtful(`bad-${name.replaceAll(' ', '-')}`, 2);
    const { status, body } = await resolve(id, { decision: 'found', ...rest });
    expect(status).toBe(422);
    expect(faults(body)).toEqual(expected);
    expect((await station.api.get(`/station/v1/shipments/${id}`)).body.shipment.state).toBe('UNKNOWN');
  });

  test('is not settled with the number of another shipment', async () => {
    const first = await doubtful('holder');
    expect(await resolve(first, { decision: 'found', trackingNumbers: ['1Z300'] })).toMatchObject({ status: 200 });
    const { body } = await resolve(await doubtful('mistaken'), { decision: 'found', trackingNumbers: ['1z300'] });
    expect([body.code, ...faults(body)]).toEqual(['VALIDATION_FAILED', 'FIELD_CONFLICT /trackingNumbers/0']);
    expect(body.detail).toContain('holder');
  });

  test('is not settled with the number of a shipment that another account of the carrier has', async () => {
    const { accounts } = (await station.api.get('/station/v1/accounts')).body;
    const [account] = accounts.filter(({ carrierId }: { carrierId: string }) => carrierId === 'test-a');
    await station.api.post('/station/v1/accounts', { ...account, carrierId: 'second-a' });
    const { body: bought } = await station.api.ship('elsewhere', request({ carrierId: 'second-a' }));
    const [{ trackingNumber }] = bought.data.transactionShipments;
    const { body } = await resolve(await doubtful('misread'), { decision: 'found', trackingNumbers: [trackingNumber] });
    expect(faults(body)).toEqual(['FIELD_CONFLICT /trackingNumbers/0']);
    expect(body.detail).toContain('elsewhere');
  });
});

describe('a shipment that was not bought', () => {
  test('is rejected with the reason, and its transactionId is free', async () => {
    const id = await doubtful('free-again');
    const { body } = await resolve(id, { decision: 'not_bought', reason: 'Not in the carrier portal' });
    expect(body.shipment.shipment).toMatchObject({ state: 'REJECTED', purchase: 'not_made' });
    expect(lastLines(body.shipment, 1)).toMatchObject([{ to: 'REJECTED', reason: 'Not in the carrier portal' }]);
    const answer = await byTransaction('free-again');
    expect([answer.body.code, answer.body.purchase]).toEqual(['CARRIER_REJECTED', 'not_made']);
    expect(answer.body.detail).toContain('Not in the carrier portal');
    const values = { reason: 'Not in the carrier portal' };
    expect(answer.body.trouble).toEqual({ code: 'SETTLED_BY_PERSON', values });

    expect((await station.api.ship('free-again', request())).status).toBe(200);
  });
});

describe('a shipment that is written off', () => {
  test('is closed with the reason; its transactionId stays taken and it is in doubt no more', async () => {
    const id = await doubtful('off');
    const { body } = await resolve(id, { decision: 'written_off', reason: 'Carrier cannot say' });
    expect(body.shipment).toMatchObject({ shipment: { state: 'WRITTEN_OFF' }, actions: [] });
    expect((await station.api.ship('off', request())).body.code).toBe('TRANSACTION_ID_REPEATED');
    const { body: list } = await station.api.get('/station/v1/attention');
    expect(JSON.stringify(list)).not.toContain(id);
  });
});

describe('a resolution', () => {
  test.each(['not_bought', 'written_off'])('%s needs a reason and no numbers', async (decision) => {
    const id = await doubtful(`reason-${decision}`);
    const { body } = await resolve(id, { decision, trackingNumbers: ['1Z400'] });
    expect(faults(body)).toEqual(['FIELD_CONFLICT /trackingNumbers', 'FIELD_REQUIRED /reason']);
    expect(faults((await resolve(id, { decision, reason: ' ' })).body)).toEqual(['FIELD_REQUIRED /reason']);
  });

  test.each(['not_bought', 'written_off'])('%s is an administrator’s, found is any shipper’s', async (decision) => {
    const { body: made } = await station.api.post('/station/v1/clients', {
      name: 'Desk',
      scopes: ['ship', 'read:all'],
    });
    const desk = await createApi(station.baseUrl, { accessKey: made.client.accessKey, secretKey: made.secretKey });
    const id = await doubtful(`scope-${decision}`);
    const refused = await resolve(id, { decision, reason: 'I say so' }, desk);
    expect([refused.body.code, refused.body.purchase]).toEqual(['SCOPE_MISSING', 'unknown']);
    const found = await resolve(id, { decision: 'found', trackingNumbers: [`1Z5-${decision}`] }, desk);
    expect(found.status).toBe(200);
  });

  test('is made once: what is settled stays so', async () => {
    const id = await doubtful('once');
    const [found, writtenOff] = await Promise.all([
      resolve(id, { decision: 'found', trackingNumbers: ['1Z600'] }),
      resolve(id, { decision: 'written_off', reason: 'Too late' }),
    ]);
    expect([found.status, writtenOff.status].toSorted()).toEqual([200, 409]);
    const again = await resolve(id, { decision: 'not_bought', reason: 'After all' });
    const [purchase, state] = found.status === 200 ? ['made', 'LABELLED'] : ['unknown', 'WRITTEN_OFF'];
    expect(again.body).toMatchObject({ code: 'STATE_CONFLICT', purchase });
    expect(again.body.detail).toContain(state);
  });

  test('is not for a shipment that does not exist', async () => {
    expect((await resolve('none', { decision: 'found', trackingNumbers: ['1'] })).body.code).toBe('NOT_FOUND');
  });
});
