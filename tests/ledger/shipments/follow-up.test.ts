import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ShippingDeps } from '#electron/engine/shipping/deps.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { createFollowUp, type FollowUp } from '#electron/engine/shipping/recovery/follow-up.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { NOBODY_ELSE } from '#electron/engine/leases.ts';
import { createOwnership } from '#electron/engine/shipping/ownership.ts';
import { testDefinition } from '#electron/adapters/test/definition.ts';
import type { Adapter, PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { accept, bringTo, change, label } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();
const MINUTE = 60_000;
let followUp: FollowUp;
/** When the carrier was asked, in milliseconds of the clock since the beginning of the test. */
let asked: number[];
let started = 0;
let answer: () => Promise<PurchaseOutcome>;
let adapter: Adapter;
let stop: AbortController;
let logged: string[];
/** Whether another desk of the ledger is at it. */
let isElsewhere: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  stop = new AbortController();
  [asked, logged, isElsewhere] = [[], [], false];
  started = station.clock.at;
  answer = async () => ({ kind: 'unknown', reason: 'Not yet.' });
  adapter = {
    definition: testDefinition,
    purchase: () => Promise.reject(new Error('A follow-up buys nothing')),
    lookup: () => {
      asked.push(station.clock.at - started);
      return answer();
    },
  };
});
afterEach(async () => {
  stop.abort();
  await followUp.stop();
  vi.useRealTimers();
});

async function start(change: Partial<Adapter> = {}) {
  const deps = {
    ledger: station.ledger,
    spill: { entries: () => [] },
    adapters: { test: { ...adapter, ...change } },
    renderer: { render: async () => [label()] },
    events: { publish: () => undefined },
    log: (event: string) => void logged.push(event),
  } as unknown as ShippingDeps;
  followUp = createFollowUp(deps, {
    ...createOwnership({ ...NOBODY_ELSE, take: async () => !isElsewhere }),
    settleAbandoned: async () => undefined,
    fold: async () => undefined,
    stopping: { begun: stop.signal },
  });
  await followUp.start();
}

/** Lets so much time pass, and everything that it starts come to its end. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0;) {
    const step = Math.min(left, 1000);
    station.clock.at += step;
    left -= step;
    await vi.advanceTimersByTimeAsync(step);
    for (let turn = 0; turn < 6; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

async function unknown() {
  const { id } = await accept(station.ledger);
  await bringTo(station.ledger, id, 'UNKNOWN');
  return id;
}
const stateOf = async (id: string) => (await station.ledger.shipments.find(id))?.state;
/** What it needs of a disk takes real time. */
const becomes = (id: string, state: ShipmentState) => expect.poll(() => stateOf(id)).toBe(state);

describe('a purchase that becomes UNKNOWN', () => {
  test('is looked up after 5 s, 30 s, 2 min, 10 min, 1 h, and then every hour', async () => {
    await start();
    await unknown();
    await pass(3 * 60 * MINUTE + 10_000);
    const [first = 0, ...others] = asked.map((at) => Math.round(at / 1000));
    expect(first).toBeGreaterThanOrEqual(5);
    expect(first).toBeLessThan(8);
    expect(others).toEqual([30, 120, 600, 3600, 7200, 10_800].map((at) => expect.closeTo(at, -1)));
  });

  test('is left alone when it is found, and has its labels', async () => {
    await start();
    const id = await unknown();
    answer = async () => ({ kind: 'purchased', trackingNumbers: ['UP1'] });
    await pass(60 * MINUTE);
    await becomes(id, 'LABELLED');
    expect(asked.length).toBe(1);
  });

  test('is left to another desk that is at it, which is no failure, and taken up when that one is not', async () => {
    await start();
    isElsewhere = true;
    await unknown();
    await pass(MINUTE);
    expect([asked, logged]).toEqual([[], []]);
    isElsewhere = false;
    await pass(MINUTE);
    expect(asked).toHaveLength(1);
  });

  test('is left alone when it is proved absent', async () => {
    await start();
    const id = await unknown();
    answer = async () => ({ kind: 'rejected', reason: 'No such transaction.' });
    await pass(60 * MINUTE);
    await becomes(id, 'REJECTED');
    expect(asked.length).toBe(1);
  });

  test('is left alone when a person settles it', async () => {
    await start();
    const id = await unknown();
    await pass(40_000);
    await station.ledger.shipments.advance(change(id, 'WRITTEN_OFF'));
    await pass(60 * MINUTE);
    expect([asked.length, await stateOf(id)]).toEqual([2, 'WRITTEN_OFF']);
  });

  test('is asked for again where the look-up failed', async () => {
    await start();
    answer = () => Promise.reject(new Error('no network'));
    const id = await unknown();
    await pass(MINUTE);
    expect([asked.length, await stateOf(id)]).toEqual([2, 'UNKNOWN']);
  });

  test('is looked up all the same where the ledger was away when its time came', async () => {
    await start();
    const id = await unknown();
    const away = vi.spyOn(station.ledger.shipments, 'find').mockRejectedValue(new LedgerAwayError('away'));
    await pass(20_000);
    expect(away).toHaveBeenCalled();
    away.mockRestore();
    answer = async () => ({ kind: 'purchased', trackingNumbers: ['UP1'] });
    await pass(3 * MINUTE);
    await becomes(id, 'LABELLED');
    expect(asked.length).toBe(1);
  });

  test('is found where the journal could not be read when it came about', async () => {
    await start();
    const away = vi.spyOn(station.ledger.feed, 'after').mockRejectedValue(new LedgerAwayError('away'));
    const id = await unknown();
    await pass(5000);
    expect(away).toHaveBeenCalled();
    away.mockRestore();
    await pass(MINUTE);
    expect([asked.length, await stateOf(id)]).toEqual([2, 'UNKNOWN']);
  });

  test('is found where the journal never says so: a database had lost what came after it', async () => {
    await start();
    vi.spyOn(station.ledger.feed, 'after').mockResolvedValue([]);
    const id = await unknown();
    await pass(20_000);
    expect(asked).toEqual([]);
    answer = async () => ({ kind: 'purchased', trackingNumbers: ['UP1'] });
    await pass(20_000);
    await becomes(id, 'LABELLED');
    expect(asked.length).toBe(1);
  });

  test('is not asked for where the carrier cannot be asked', async () => {
    const { lookup: _, ...mute } = adapter;
    adapter = mute;
    await start();
    const id = await unknown();
    await pass(MINUTE);
    expect([asked.length, await stateOf(id)]).toEqual([0, 'UNKNOWN']);
  });
});

describe('after a restart', () => {
  test('what is UNKNOWN is looked up at once, and then at the times that are left', async () => {
    await unknown();
    station.clock.at += 3 * MINUTE;
    started = station.clock.at;
    await start();
    await pass(10 * MINUTE);
    expect(asked.map((at) => Math.round(at / 1000))).toEqual([1, expect.closeTo(420, -1)]);
  });

  test('each of many in UNKNOWN is asked about once while the carrier is slow, and then left alone for as long as that asks', async () => {
    for (let count = 0; count < 20; count += 1) await unknown();
    const waits = { kind: 'unknown', reason: 'Not yet.', waitMs: 60 * MINUTE } as const;
    answer = () => new Promise((resolve) => void setTimeout(() => resolve(waits), 45_000));
    await start();
    await pass(10 * MINUTE);
    expect(asked).toHaveLength(20);
  });

  test('what is PURCHASED gets its labels without being bought', async () => {
    const { id } = await accept(station.ledger);
    await station.ledger.shipments.advance(
      change(id, 'PURCHASED', {
        trackingNumbers: ['UP1'],
        documentSources: [{ packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', url: 'https://l.example/1' }],
      }),
    );
    let tries = 0;
    await start({
      documents: async ({ sources }) => {
        tries += 1;
        expect(sources.map(({ url }) => url)).toEqual(['https://l.example/1']);
        if (tries === 1) throw new Error('not there yet');
        return [label('the carrier’s own')];
      },
    });
    await pass(10_000);
    expect([tries, await stateOf(id)]).toEqual([1, 'PURCHASED']);
    await pass(MINUTE);
    await becomes(id, 'LABELLED');
    expect(tries).toBe(2);
    expect(await station.ledger.shipments.documentSources(id)).toEqual([]);
  });
});

test('a station that stops asks no more', async () => {
  await start();
  await unknown();
  await pass(1000);
  stop.abort();
  await followUp.stop();
  await pass(10 * MINUTE);
  expect(asked).toEqual([]);
});
