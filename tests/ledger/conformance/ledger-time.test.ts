import { describe, expect, test } from 'vitest';
import { accept, acceptance, bringTo, HOUR, NOON } from '../samples.ts';
import { conformance, conformanceWith } from './conformance.ts';

const DAY = 24 * HOUR;
const MINUTE = 60_000;

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

conformance((station) => {
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

  test('ledger time that was noted, or only read, is kept over an orderly stop', async () => {
    station.clock.at = NOON + HOUR;
    await station.ledger.maintenance.recordTime();
    station.clock.at = NOON + 2 * HOUR;
    station.ledger.now();
    await station.ledger.close();
    station.clock.at = NOON;
    await station.reopen();
    expect(station.ledger.now()).toBe(NOON + 2 * HOUR);
  });
});

conformanceWith(twoClocks, (station) => {
  const { now, clockDoubt } = {
    now: () => station.ledger.now(),
    clockDoubt: () => station.ledger.clockDoubt(),
  };

  describe('a clock that is set while the station runs', () => {
    test('back does not stop ledger time: it goes on with the time that passes', () => {
      station.clock.pass(HOUR);
      const before = now();
      station.clock.set(-13 * 365 * DAY);
      station.clock.pass(10 * MINUTE);
      expect(now()).toBe(before + 10 * MINUTE);
    });

    test('ahead, by two minutes or less, is followed; in many small steps only once', () => {
      station.clock.set(90_000);
      expect(now()).toBe(NOON + 90_000);
      for (let step = 0; step < 100; step += 1) {
        station.clock.set(90_000);
        now();
      }
      expect(now()).toBeLessThanOrEqual(NOON + 120_000);
    });

    test.each([HOUR, 3650 * DAY])('ahead by %d ms frees no transaction id', async (by) => {
      const { id } = await accept(station.ledger, { transactionId: 'once' });
      await bringTo(station.ledger, id, 'LABELLED');
      const again = async () => (await station.ledger.shipments.accept(acceptance({ transactionId: 'once' }))).kind;
      station.clock.set(by);
      expect([await again(), now()]).toEqual(['taken', NOON]);
      expect(clockDoubt()).toEqual({ kind: 'held', by });
      // Nor over a restart, as long as it stays ahead.
      await station.reopen();
      station.clock.pass(23 * HOUR);
      expect(await again()).toBe('taken');
      station.clock.pass(HOUR);
      expect(await again()).toBe('accepted');
    });

    test('ahead and back again leaves nothing behind', async () => {
      station.clock.set(100 * DAY);
      now();
      station.clock.pass(MINUTE);
      station.clock.set(-100 * DAY);
      expect([now(), clockDoubt()]).toEqual([NOON + MINUTE, null]);
      await station.reopen();
      expect([now(), clockDoubt()]).toEqual([NOON + MINUTE, null]);
    });

    test('ahead is followed once a person has confirmed it', async () => {
      station.clock.set(3 * HOUR);
      expect(now()).toBe(NOON);
      expect(await station.ledger.confirmClock()).toBe(true);
      expect([now(), clockDoubt()]).toEqual([NOON + 3 * HOUR, null]);
      expect(await station.ledger.confirmClock()).toBe(false);
      await station.reopen();
      expect([now(), clockDoubt()]).toEqual([NOON + 3 * HOUR, null]);
    });

    test('is not what a machine that slept has: its time passed', () => {
      station.clock.pass(20 * DAY);
      expect([now(), clockDoubt()]).toEqual([NOON + 20 * DAY, null]);
    });
  });

  describe('a clock that is far ahead at a start', () => {
    /** Stops the station, sets the clock while it is off, and starts it. */
    async function startAfter(by: number) {
      await station.ledger.close();
      station.clock.set(by);
      await station.reopen();
    }

    test('is in doubt, over further starts, until a person confirms it', async () => {
      await accept(station.ledger);
      await startAfter(100 * DAY);
      await station.reopen();
      expect(clockDoubt()).toEqual({ kind: 'leap', from: NOON, to: NOON + 100 * DAY });
      expect(await station.ledger.confirmClock()).toBe(true);
      await station.reopen();
      expect(clockDoubt()).toBeNull();
    });

    test('is in doubt again at a second leap, when the first was confirmed', async () => {
      await accept(station.ledger);
      await startAfter(100 * DAY);
      await station.ledger.confirmClock();
      await startAfter(100 * DAY);
      expect(clockDoubt()).toEqual({ kind: 'leap', from: NOON + 100 * DAY, to: NOON + 200 * DAY });
    });

    test('is in doubt no more once it was set right', async () => {
      await accept(station.ledger);
      await startAfter(100 * DAY);
      await startAfter(-100 * DAY);
      expect(clockDoubt()).toBeNull();
    });
  });
});
