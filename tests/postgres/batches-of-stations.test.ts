import { expect, test, vi } from 'vitest';
import { BATCHES, batchesOf, csv, line, orders, slow } from '../helpers/batches.ts';
import { readEvents, type EventReader } from '../helpers/event-stream.ts';
import { useTwoStations } from './two-stations.ts';

const stations = useTwoStations();
const atOne = batchesOf(() => stations.one.api);
const atOther = batchesOf(() => stations.other.api);

/** A call of the ledger of a station that waits, once, until it is let go. */
function held<T extends object>(of: T, name: keyof T & string) {
  const reached = Promise.withResolvers<undefined>();
  const letGo = Promise.withResolvers<undefined>();
  const original = of[name] as (...values: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(of as Record<string, (...values: unknown[]) => Promise<unknown>>, name);
  spy.mockImplementationOnce(async (...values) => {
    reached.resolve(undefined);
    await letGo.promise;
    return original(...values);
  });
  return { reached: reached.promise, letGo: () => letGo.resolve(undefined), spy };
}

const shipmentsUnder = async (transactionId: string) =>
  (await stations.one.ledger.shipments.list({ transactionId, limit: 10 })).shipments;

/** What is said of the batch, until it is in the state. Hangs up. */
async function statesUntil(events: EventReader, id: string, last: string): Promise<string[]> {
  const states: string[] = [];
  while (states.at(-1) !== last) {
    const event = await events.next();
    if (event?.data.id === id) states.push(event.data.state);
  }
  return states;
}

test('the desk where a batch was started buys it; the other one shows it, and does not join in', async () => {
  const id = await atOne.started(slow(8, 1, 100));
  const accept = vi.spyOn(stations.other.ledger.shipments, 'accept');
  await stations.other.engine.batches.resumeAll();
  expect((await atOther.steer(id, 'start')).body.batch).toMatchObject({ id, state: 'RUNNING' });
  expect((await atOther.until(id, 'FINISHED')).counts.BOUGHT).toBe(8);
  expect(accept).not.toHaveBeenCalled();
  accept.mockRestore();
});

test('a batch whose desk falls silent goes on at the other one; what that desk was sending is in doubt until it says what came of it', async () => {
  const id = await atOne.started(slow(24, 100, 900));
  await expect.poll(async () => (await atOther.read(id)).counts.RUNNING).toBeGreaterThan(0);
  const accept = vi.spyOn(stations.other.ledger.shipments, 'accept');
  await stations.silence('one', 16);
  await stations.other.engine.batches.resumeAll();
  await expect.poll(async () => (await atOther.read(id)).counts.BOUGHT).toBe(24);
  expect((await atOther.until(id, 'FINISHED')).counts.UNKNOWN).toBe(0);
  expect(accept).toHaveBeenCalled();
  accept.mockRestore();
  await stations.silence('one', 0);
});

test('a desk looks calmly for the end of a batch whose last row another one is buying', async () => {
  const id = await atOne.started(
    csv(line('calm-slow', { item: 'TEST-SLOW-2500' }), line('calm-2', { item: 'TEST-UNAVAILABLE' })),
  );
  await expect.poll(async () => (await atOne.read(id)).counts).toMatchObject({ RUNNING: 1, NOT_SENT: 1 });
  await atOne.steer(id, 'pause');
  const looks = vi.spyOn(stations.other.ledger.batches, 'finishIfDone');
  expect((await atOther.steer(id, 'resume')).status).toBe(200);
  expect((await atOther.until(id, 'FINISHED')).counts.BOUGHT).toBe(1);
  expect(looks.mock.calls.length).toBeLessThan(4);
  looks.mockRestore();
});

test('a desk that wakes up after another one has taken its row buys nothing for it, also where the id is free again', async () => {
  const accept = held(stations.one.ledger.shipments, 'accept');
  const id = await atOne.started(csv(line('frozen', { item: 'TEST-REJECT' })));
  await accept.reached;
  await stations.silence('one', 16);
  await stations.other.engine.batches.resumeAll();
  expect((await atOther.until(id, 'FINISHED')).counts.REJECTED).toBe(1);
  accept.letGo();
  await expect.poll(() => accept.spy.mock.settledResults[0]?.value).toEqual({ kind: 'overtaken' });
  const [row] = await atOther.rows(id);
  expect(row?.state).toBe('REJECTED');
  expect(await shipmentsUnder(row?.transactionId ?? '')).toHaveLength(1);
  accept.spy.mockRestore();
  await stations.silence('one', 0);
});

test('the same file at two desks at the same moment is one batch, and both are told of it', async () => {
  const content = csv(...orders(300, 1000));
  const answers = await Promise.all([atOne.create(content), atOther.create(content)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
  const [batch, same] = answers.map(({ body }) => body.batch);
  expect(same).toEqual(batch);
  expect(batch.counts.READY).toBe(300);
});

test('a batch that another desk starts while it is being removed stays, and nobody is told that it went', async () => {
  const { id } = await atOne.made(slow(4, 2000, 300));
  const remove = held(stations.other.ledger.batches, 'remove');
  const events = await readEvents(stations.other.baseUrl, stations.other.api.token);
  await events.next();
  const removal = stations.other.api.call('DELETE', `${BATCHES}/${id}`);
  await remove.reached;
  await atOne.steer(id, 'start');
  remove.letGo();
  expect((await removal).body).toMatchObject({ status: 409, code: 'STATE_CONFLICT' });
  expect(await statesUntil(events, id, 'FINISHED')).not.toContain('REMOVED');
  events.hangUp();
  expect((await atOther.read(id)).counts.BOUGHT).toBe(4);
});

test('the window of a desk hears of a batch that another desk makes, buys and removes', async () => {
  const events = await readEvents(stations.other.baseUrl, stations.other.api.token);
  await events.next();
  const { id } = await atOne.made(csv(line('news', { item: 'TEST-REJECT' })));
  await statesUntil(events, id, 'DRAFT');
  await atOne.steer(id, 'start');
  await statesUntil(events, id, 'FINISHED');
  expect((await stations.one.api.call('DELETE', `${BATCHES}/${id}`)).status).toBe(204);
  expect(await statesUntil(events, id, 'REMOVED')).toEqual(['REMOVED']);
  events.hangUp();
});
