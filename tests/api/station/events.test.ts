import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createApi } from '../../helpers/api.ts';
import { readEvents, type EventReader } from '../../helpers/event-stream.ts';
import { recipientIn, request } from '../../helpers/requests.ts';
import { draft } from '../../printing/samples.ts';
import { startTestStation } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const follow = (lastEventId?: string) => readEvents(station.baseUrl, station.api.token, lastEventId);
const ship = (id: string) => station.api.ship(id, request());
const states = (events: Awaited<ReturnType<EventReader['take']>>) =>
  events.map(({ data }) => `${data.previousState ?? 'new'} → ${data.state}`);
const PURCHASE = ['new → RESERVED', 'RESERVED → SENDING', 'SENDING → LABELLED'];

describe('the stream of events', () => {
  test('says where it begins, then every change of state of every shipment', async () => {
    const reader = await follow();
    expect(reader.headers.get('content-type')).toBe('text/event-stream');
    const ready = await reader.next();
    expect(ready).toMatchObject({ event: 'ready', data: { type: 'ready' } });

    await ship('followed');
    const events = await reader.take(PURCHASE.length);
    expect(states(events)).toEqual(PURCHASE);
    expect(events.map(({ event }) => event)).toEqual(Array(PURCHASE.length).fill('shipment'));
    expect(new Set(events.map(({ data }) => data.transactionId))).toEqual(new Set(['followed']));
    expect(events.map(({ id }) => Number(id) - Number(ready?.id))).toEqual([1, 2, 3]);
    reader.hangUp();
  });

  test('holds no personal data', async () => {
    const reader = await follow();
    await reader.next();
    const [party] = [recipientIn('US')];
    await station.api.ship('private', request({ recipient: party }));
    const text = JSON.stringify(await reader.take(PURCHASE.length));
    for (const secret of [party.contact.personName, party.address.city, party.address.streetLine1]) {
      expect(text).not.toContain(secret);
    }
    reader.hangUp();
  });

  test('goes on after the last event that was seen, without a gap', async () => {
    const first = await follow();
    await first.next();
    await ship('seen');
    const [, second] = await first.take(2);
    first.hangUp();
    await ship('missed');

    const resumed = await follow(second?.id ?? '');
    expect(await resumed.next()).toMatchObject({ event: 'ready', id: second?.id });
    const events = await resumed.take(4);
    expect(states(events)).toEqual([...PURCHASE.slice(2), ...PURCHASE]);
    resumed.hangUp();
  });

  test('is the same for two readers', async () => {
    const [one, other] = [await follow(), await follow()];
    await Promise.all([one.next(), other.next()]);
    await ship('for-both');
    expect(await one.take(PURCHASE.length)).toEqual(await other.take(PURCHASE.length));
    one.hangUp();
    other.hangUp();
  });

  test.each(['999999', '-1', 'yesterday'])('tells a reader whose last event is %s to start afresh', async (id) => {
    const reader = await follow(id);
    expect(await reader.next()).toMatchObject({ event: 'reset' });
    await ship(`after-${id}`);
    expect(states(await reader.take(PURCHASE.length))).toEqual(PURCHASE);
    reader.hangUp();
  });

  /** Sets one up, changes and removes it. @returns what is told of that */
  async function toldOf(list: string, id: string, body: object, change: object): Promise<string[]> {
    const reader = await follow();
    await reader.next();
    await station.api.post(list, body);
    await station.api.call('PUT', `${list}/${id}`, { body: { ...body, ...change } });
    await station.api.call('DELETE', `${list}/${id}`);
    const told = (await reader.take(3)).map(({ event, data }) => `${event} ${data.id} ${data.state}`);
    reader.hangUp();
    return told;
  }

  test('tells of printers that are set up, changed and removed', async () => {
    const printer = draft({ type: 'raw', host: '127.0.0.1', port: 1 }, { id: 'away' });
    const told = await toldOf('/station/v1/printers', 'away', printer, { name: 'Far away' });
    expect(told).toEqual(['printer away CREATED', 'printer away CHANGED', 'printer away REMOVED']);
  });

  test('tells of carrier accounts that are set up, changed and removed', async () => {
    const { accounts } = (await station.api.get('/station/v1/accounts')).body;
    const account = { ...accounts[0], carrierId: 'second', primary: false };
    const told = await toldOf('/station/v1/accounts', 'second', account, { friendlyName: 'Second' });
    expect(told).toEqual(['account second CREATED', 'account second CHANGED', 'account second REMOVED']);
  });

  test('carries what other concepts publish, which is not repeated', async () => {
    const reader = await follow();
    const ready = await reader.next();
    station.events.publish({ type: 'print-job', id: 'job-1', state: 'PRINTED', at: '2026-03-02T09:00:00.000Z' });
    expect(await reader.next()).toMatchObject({
      event: 'print-job',
      id: null,
      data: { id: 'job-1', state: 'PRINTED' },
    });
    reader.hangUp();
    const again = await follow(ready?.id ?? '');
    await again.next();
    await ship('only-this');
    expect((await again.next())?.event).toBe('shipment');
    again.hangUp();
  });

  test('ends when its API client is revoked', async () => {
    const { body } = await station.api.post('/station/v1/clients', { name: 'Follower', scopes: ['read'] });
    const follower = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
    const reader = await readEvents(station.baseUrl, follower.token);
    await reader.next();
    await station.api.call('DELETE', `/station/v1/clients/${body.client.id}`);
    expect(await reader.next()).toBeNull();
  });

  test('needs the scope read', async () => {
    const { body } = await station.api.post('/station/v1/clients', { name: 'Shipper', scopes: ['ship'] });
    const shipper = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
    expect((await shipper.get('/station/v1/events')).body.code).toBe('SCOPE_MISSING');
  });
});

test('fifty readers at a time, and room for another when one hangs up', async () => {
  const own = await startTestStation();
  try {
    const readers = await Promise.all(Array.from({ length: 50 }, () => readEvents(own.baseUrl, own.api.token)));
    expect(new Set(readers.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await own.api.get('/station/v1/events');
    expect([refused.body.code, refused.headers.get('retry-after')]).toEqual(['RATE_LIMITED', '15']);

    readers[0]?.hangUp();
    await expect.poll(async () => (await readEvents(own.baseUrl, own.api.token)).status).toBe(200);
  } finally {
    await own.dispose();
  }
});

test('a station that stops ends its streams', async () => {
  const own = await startTestStation();
  const reader = await readEvents(own.baseUrl, own.api.token);
  await reader.next();
  await own.dispose();
  expect(await reader.next()).toBeNull();
});

test('a station that stops does not wait for connections that ask nothing', async () => {
  const own = await startTestStation();
  const { hostname, port } = new URL(own.baseUrl);
  const silent = connect({ host: hostname, port: Number(port) });
  await once(silent, 'connect');
  const closed = once(silent, 'close');
  await own.dispose();
  await closed;
});
