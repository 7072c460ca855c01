import { afterEach, beforeEach, expect, test } from 'vitest';
import { request } from '../../../helpers/requests.ts';
import { handClock, startTestStation, type TestStation } from '../../../helpers/station.ts';
import { createCorner } from './index.ts';
import { FORM, KEY, startCorner, type CornerFake } from './fake.ts';

const clock = handClock();
let fake: CornerFake;
let station: TestStation;
let count = 0;

const start = (dataDir?: string) =>
  startTestStation({ adapters: [(ports) => createCorner(ports, fake.url)], clock, ...(dataDir && { dataDir }) });

beforeEach(async () => {
  fake = await startCorner();
  station = await start();
  const [template] = (await station.api.get('/station/v1/accounts')).body.accounts;
  const account = { ...template, carrierId: 'corner', adapter: { type: 'corner', apiKey: KEY } };
  expect((await station.api.post('/station/v1/accounts', account)).status).toBe(201);
});
afterEach(async () => {
  expect(fake.violations).toEqual([]);
  await station.dispose();
  await fake.close();
});

const path = '/station/v1/manifests';
async function ship(): Promise<string> {
  const transactionId = `day-${++count}`;
  expect((await station.api.ship(transactionId, request({ carrierId: 'corner' }))).status).toBe(200);
  return (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0].id;
}
async function close() {
  await ship();
  const { status, body } = await station.api.post(path, { carrierId: 'corner' });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body.manifest;
}
const read = async (id: string) => (await station.api.get(`${path}/${id}`)).body.manifest.carrierManifest;
const ask = (id: string, body = {}) => station.api.post(`${path}/${id}/carrier`, body);
/** As a start after a kill finds it: the station has no time to write what became of what was on its way. */
async function restart(): Promise<void> {
  const { dataDir } = station;
  await station.stop();
  station = await start(dataDir);
}

test('a day that is closed is made known to the carrier, whose form is read beside the paper of the station', async () => {
  const first = await ship();
  const manifest = await close();
  expect(manifest.carrierManifest).toMatchObject({
    ...{ state: 'CREATED', ids: [`m-${manifest.id}`], reason: null, trouble: null, leftOut: [] },
    forms: [`${path}/${manifest.id}/carrier/forms/1`],
  });
  expect(fake.manifests()).toEqual([['ord_1', 'ord_2']]);
  const form = await station.api.get(manifest.carrierManifest.forms[0]);
  expect([form.status, form.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(form.headers.get('content-disposition')).toBe(`attachment; filename="${manifest.number}-carrier-1.pdf"`);
  expect(Buffer.from(form.body).equals(FORM)).toBe(true);
  expect((await station.api.get(`${path}/${manifest.id}/carrier/forms/2`)).body.code).toBe('NOT_FOUND');
  expect((await ask(manifest.id)).body.code).toBe('STATE_CONFLICT');
  const { manifestId } = (await station.api.get(`/station/v1/shipments/${first}`)).body.shipment;
  expect(manifestId).toBe(manifest.id);
  await restart();
  expect(await read(manifest.id)).toEqual(manifest.carrierManifest);
});

test('an account whose way of buying knows no manifests has none, and its adapter says so', async () => {
  const { adapters } = (await station.api.get('/station/v1/adapters')).body;
  const can = Object.fromEntries(adapters.map((each: { type: string; can: string[] }) => [each.type, each.can]));
  expect([can.corner.includes('manifest'), can.test.includes('manifest')]).toEqual([true, false]);
  await station.api.ship('test-only', request({ carrierId: 'test-a' }));
  const { manifest } = (await station.api.post(path, { carrierId: 'test-a' })).body;
  expect(manifest.carrierManifest).toBeNull();
  expect((await ask(manifest.id)).body.code).toBe('OPERATION_NOT_SUPPORTED');
  expect(fake.manifests()).toEqual([]);
});

test('one that is made later is SUBMITTED, and asked about until it is there', async () => {
  fake.nextManifest('later');
  const { id, carrierManifest } = await close();
  expect(carrierManifest).toMatchObject({ state: 'SUBMITTED', forms: [] });
  expect((await ask(id)).body.manifest.carrierManifest).toEqual(carrierManifest);
  fake.makeManifests();
  await restart();
  await expect.poll(() => read(id)).toMatchObject({ state: 'CREATED', ids: [`m-${id}`] });
  expect(fake.manifests()).toHaveLength(1);
});

test('one that is refused leaves the day closed, says why, and is asked for again only by hand', async () => {
  fake.nextManifest({ words: 'The driver has left.' });
  const { id, carrierManifest } = await close();
  expect(carrierManifest).toMatchObject({
    ...{ state: 'REFUSED', reason: 'The driver has left.', forms: [] },
    trouble: { code: 'MANIFEST_REFUSED', values: { words: 'The driver has left.' } },
  });
  await restart();
  expect((await read(id)).state).toBe('REFUSED');
  const answer = await ask(id);
  expect([answer.status, answer.body.manifest.carrierManifest.state]).toEqual([200, 'CREATED']);
  expect(fake.calls.filter(({ method, path: called }) => method === 'POST' && called === '/v1/manifests')).toHaveLength(
    2,
  );
});

test('what was certainly not done is REFUSED with what happened', async () => {
  fake.fail('manifest', 'too-many-for-7-seconds');
  const { id, carrierManifest } = await close();
  expect(carrierManifest).toMatchObject({ state: 'REFUSED', trouble: { code: 'SERVICE_ASKS_TO_WAIT' } });
  expect((await ask(id)).body.manifest.carrierManifest.state).toBe('CREATED');
});

test.each([
  ['reset', 'ANSWER_LOST'],
  ['cut', 'ANSWER_LOST'],
  ['half-json', 'MANIFEST_UNANSWERED'],
  ['server-error', 'ANSWER_PROVES_NOTHING'],
] as const)(
  'an answer that is lost (%s) is UNKNOWN, with why, and the carrier is asked what became of it, and never for another',
  async (fault, code) => {
    fake.fail('manifest', fault);
    fake.fail('follow', 'server-error');
    const { id, carrierManifest } = await close();
    expect(carrierManifest).toMatchObject({ state: 'UNKNOWN', trouble: { code } });
    expect((await ask(id)).body.manifest.carrierManifest.state).toBe('UNKNOWN');
    expect((await ask(id)).body.manifest.carrierManifest).toMatchObject({ state: 'CREATED', ids: [`m-${id}`] });
    expect(fake.manifests()).toHaveLength(1);
  },
);

test('one that is UNKNOWN, and that a person does not find at the carrier, is asked for again', async () => {
  fake.fail('manifest', 'server-error');
  const { id } = await close();
  fake.fail('follow', 'server-error', true);
  expect((await ask(id)).body.manifest.carrierManifest.state).toBe('UNKNOWN');
  // It was there all the same: the carrier says so, and its words are kept.
  const { carrierManifest } = (await ask(id, { isNotThere: true })).body.manifest;
  expect(carrierManifest).toMatchObject({ state: 'REFUSED', reason: 'Made already' });
  expect(fake.manifests()).toHaveLength(1);
});

test('a station that ends between closing and the answer leaves it UNKNOWN, and the next start asks', async () => {
  await ship();
  const { manifests } = station.ledger;
  const scope = { carrierId: 'corner', clientId: null };
  const shipments = await manifests.open(scope, { after: null, limit: 9 });
  const { carrierId } = scope;
  const account = {
    carrierCode: 'CARRIER_A',
    name: 'A',
    test: false,
    shipFrom: shipments[0]?.prepared.shipper as never,
  };
  const totals = { shipments: 1, packages: 1, weights: [], services: [] };
  const draft = { carrierId, account, totals, packer: null, closedBy: 'c', clientId: null, requestId: 'r' };
  // What a kill leaves: the day is closed and the request in the ledger; whether it was sent, nobody knows.
  const closed = await manifests.close(
    draft,
    shipments.map(({ id }) => id),
    true,
  );
  const id = closed?.id ?? '';
  expect((await read(id)).state).toBe('REQUESTED');
  expect((await ask(id)).body.code).toBe('STATE_CONFLICT');
  await restart();
  expect(await read(id)).toMatchObject({ state: 'UNKNOWN', trouble: { code: 'STOPPED_BEFORE_ANSWER' } });
  expect(fake.manifests()).toEqual([]);
  expect((await ask(id, { isNotThere: true })).body.manifest.carrierManifest.state).toBe('CREATED');
});

test('a station that stops while the carrier thinks gives the question up, and asks at the next start', async () => {
  fake.fail('manifest', 'silent');
  await ship();
  const closing = station.api.post(path, { carrierId: 'corner' }).catch(() => null);
  await expect.poll(() => fake.manifests()).toHaveLength(1);
  await restart();
  await closing;
  const [{ id }] = (await station.api.get(path)).body.manifests;
  await expect.poll(() => read(id)).toMatchObject({ state: 'CREATED' });
  expect(fake.manifests()).toHaveLength(1);
});

test('what was voided since, and what a void was asked of, is not asked for again', async () => {
  fake.nextManifest({ words: 'No.' });
  const [kept, voided, submitted] = [await ship(), await ship(), await ship()];
  const { id } = (await station.api.post(path, { carrierId: 'corner' })).body.manifest;
  const { shipments } = station.ledger;
  await shipments.advance({
    ...{ shipmentId: voided, to: 'VOIDED', actor: 'client:c', requestId: 'r', reason: 'Not needed' },
  });
  await shipments.submitVoid(submitted, { at: clock.now(), actor: 'client:c', requestId: 'r', reason: 'Not needed' });
  expect((await ask(id)).body.manifest.carrierManifest).toMatchObject({
    state: 'CREATED',
    leftOut: [
      { shipmentId: voided, reason: 'It was voided.', trouble: { code: 'SHIPMENT_VOIDED', values: {} } },
      { shipmentId: submitted, reason: 'A void of it was asked for.', trouble: { code: 'SHIPMENT_BEING_VOIDED' } },
    ],
  });
  expect([voided, submitted]).not.toContain(kept);
  expect(fake.manifests()).toEqual([['ord_1']]);
});
