import { describe, expect, test } from 'vitest';
import { openDatabase } from '#electron/ledger/sqlite/open-database.ts';
import { ledgerOn, openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, acceptance, bringTo, HOUR, label, change, newFolder, NOON, TestClock } from './samples.ts';
import { useLedger } from './use-ledger.ts';

const station = useLedger();
const DAY = 24 * HOUR;

/** A clock that can be set while time passes at its own pace. */
function twoClocks() {
  let [wall, passed] = [NOON, 0];
  return {
    now: () => wall,
    elapsed: () => passed,
    pass: (milliseconds: number) => void ((wall += milliseconds), (passed += milliseconds)),
    set: (by: number) => void (wall += by),
  };
}

async function withClocks(work: (open: Awaited<ReturnType<typeof begin>>) => Promise<void>) {
  const open = await begin();
  try {
    await work(open);
  } finally {
    await open.ledger.close();
    open.remove();
  }
}

async function begin() {
  const [clock, { path, remove }] = [twoClocks(), newFolder()];
  const open = {
    ...{ clock, path, remove },
    ledger: await openSqliteLedger({ path, clock }),
    async restart() {
      await open.ledger.close();
      open.ledger = await openSqliteLedger({ path, clock });
    },
  };
  return open;
}

test('ledger time follows the clock while it goes forward', () => {
  station.clock.at = NOON + HOUR;
  expect(station.ledger.now()).toBe(NOON + HOUR);
});

test('ledger time is never before an instant that was given', () => {
  station.clock.at = NOON + HOUR;
  station.ledger.now();
  station.clock.at = NOON - HOUR;
  expect(station.ledger.now()).toBe(NOON + HOUR);
});

test('ledger time is never before an instant that was recorded, also after a restart', async () => {
  station.clock.at = NOON + HOUR;
  await accept(station.ledger);
  station.clock.at = NOON - HOUR;
  await station.reopen();
  expect(station.ledger.now()).toBe(NOON + HOUR);
});

test('ledger time is never before the last line of the journal, though nobody closed the ledger', async () => {
  await station.ledger.close();
  const database = openDatabase(station.path);
  const ledger = ledgerOn(database, station.clock);
  station.clock.at = NOON + HOUR;
  await accept(ledger);
  database.close();
  station.clock.at = NOON - HOUR;
  station.ledger = await openSqliteLedger(station);
  expect(station.ledger.now()).toBe(NOON + HOUR);
});

test('ledger time that was only read is kept over an orderly stop', async () => {
  station.clock.at = NOON + HOUR;
  station.ledger.now();
  await station.ledger.close();
  station.ledger = await openSqliteLedger({ path: station.path, clock: new TestClock() });
  expect(station.ledger.now()).toBe(NOON + HOUR);
});

describe('a clock that is set while the station runs', () => {
  test('back does not stop ledger time: it goes on with the time that passes', () =>
    withClocks(async ({ clock, ledger }) => {
      clock.pass(HOUR);
      const before = ledger.now();
      clock.set(-13 * 365 * DAY);
      clock.pass(10 * 60_000);
      expect(ledger.now()).toBe(before + 10 * 60_000);
    }));

  test('ahead, by two minutes or less, is followed; in many small steps only once', () =>
    withClocks(async ({ clock, ledger }) => {
      clock.set(90_000);
      expect(ledger.now()).toBe(NOON + 90_000);
      for (let step = 0; step < 100; step += 1) {
        clock.set(90_000);
        ledger.now();
      }
      expect(ledger.now()).toBeLessThanOrEqual(NOON + 120_000);
    }));

  test.each([HOUR, DAY, 100 * DAY, 3650 * DAY])('ahead by %d ms frees no transaction id', (by) =>
    withClocks(async (open) => {
      const { id } = await accept(open.ledger, { transactionId: 'once' });
      await bringTo(open.ledger, id, 'LABELLED');
      const again = async () => (await open.ledger.shipments.accept(acceptance({ transactionId: 'once' }))).kind;
      open.clock.set(by);
      expect([await again(), open.ledger.now()]).toEqual(['taken', NOON]);
      expect(open.ledger.clockDoubt()).toEqual({ kind: 'held', by });
      // Nor over a restart, as long as it stays ahead.
      await open.restart();
      open.clock.pass(23 * HOUR);
      expect(await again()).toBe('taken');
      open.clock.pass(HOUR);
      expect(await again()).toBe('accepted');
    }),
  );

  test('ahead and back again leaves nothing behind', () =>
    withClocks(async (open) => {
      open.clock.set(100 * DAY);
      open.ledger.now();
      open.clock.pass(60_000);
      open.clock.set(-100 * DAY);
      expect([open.ledger.now(), open.ledger.clockDoubt()]).toEqual([NOON + 60_000, null]);
      await open.restart();
      expect([open.ledger.now(), open.ledger.clockDoubt()]).toEqual([NOON + 60_000, null]);
    }));

  test('ahead is followed once a person has confirmed it', () =>
    withClocks(async (open) => {
      open.clock.set(3 * HOUR);
      expect(open.ledger.now()).toBe(NOON);
      expect(await open.ledger.confirmClock()).toBe(true);
      expect([open.ledger.now(), open.ledger.clockDoubt()]).toEqual([NOON + 3 * HOUR, null]);
      expect(await open.ledger.confirmClock()).toBe(false);
      await open.restart();
      expect([open.ledger.now(), open.ledger.clockDoubt()]).toEqual([NOON + 3 * HOUR, null]);
    }));

  test('is not what a machine that slept has: its time passed', () =>
    withClocks(async ({ clock, ledger }) => {
      clock.pass(20 * DAY);
      expect([ledger.now(), ledger.clockDoubt()]).toEqual([NOON + 20 * DAY, null]);
    }));
});

describe('a clock that is far ahead at a start', () => {
  test('is in doubt, over further starts, until a person confirms it', () =>
    withClocks(async (open) => {
      await accept(open.ledger);
      await open.ledger.close();
      open.clock.set(100 * DAY);
      open.ledger = await openSqliteLedger(open);
      await open.restart();
      const leap = { kind: 'leap', from: NOON, to: NOON + 100 * DAY };
      expect(open.ledger.clockDoubt()).toEqual(leap);
      expect(await open.ledger.confirmClock()).toBe(true);
      await open.restart();
      expect(open.ledger.clockDoubt()).toBeNull();
    }));

  test('is in doubt no more once it was set right', () =>
    withClocks(async (open) => {
      const { id } = await accept(open.ledger);
      await open.ledger.shipments.advance(change(id, 'LABELLED', { documents: [label()] }));
      await open.ledger.close();
      open.clock.set(100 * DAY);
      open.ledger = await openSqliteLedger(open);
      await open.ledger.close();
      open.clock.set(-100 * DAY);
      open.ledger = await openSqliteLedger(open);
      expect(open.ledger.clockDoubt()).toBeNull();
    }));
});
