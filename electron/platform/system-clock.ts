import { uptime } from 'node:os';
import type { Clock } from '../engine/clock.ts';

/** From this difference on between the two clocks, in milliseconds, it is asked whether the machine slept. */
const SLEPT_MS = 1000;

/** The clock of the machine. What has passed counts the time that the machine slept, and does not hear of the clock being set. */
export function systemClock(): Clock {
  let seen = readings();
  let slept = 0;

  return {
    now: Date.now,
    elapsed() {
      const passed = performance.now();
      if (Math.abs(Date.now() - seen.wall - (passed - seen.passed)) > SLEPT_MS) {
        const now = readings();
        const asleep = now.up - seen.up - (now.passed - seen.passed);
        if (asleep > SLEPT_MS) slept += asleep;
        seen = now;
      }
      return passed + slept;
    },
  };
}

/** Only the time since the machine was switched on goes on while it sleeps. It is read from a file on Linux, and so not each time. */
const readings = () => ({ wall: Date.now(), passed: performance.now(), up: uptime() * 1000 });
