import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const TESTS = resolve(import.meta.dirname, '..');
/** Work of their own, measured in hours: no tests. */
const NOT_TESTS = /^(?:bench|soak)\//;

/** Where time passes on purpose, and why; whatever a test asserts there does not depend on how much. */
const MAY_WAIT: Readonly<Record<string, string>> = {
  'child/child.test.ts': 'a process that starts slowly, by a clock that the test turns',
  'fault/carrier/carrier-server.ts': 'a carrier that takes its time',
  'fault/carrier/misbehave.ts': 'a carrier whose connection breaks in the middle of an answer',
  'fault/cluster/desk-troubles.ts': 'how long a desk is parted from its database, or stands still',
  'fault/cluster/desk.ts': 'a start that a database refuses which is away',
  'fault/cluster/followers.ts': 'a follower whose stream broke off, and one that moves on',
  'fault/cluster/round.ts': 'the moments at which trouble strikes',
  'fault/cluster/stages.ts': 'how long a standby hears nothing, or a disk has no room',
  'fault/faults/client-hangs-up.ts': 'the moments at which a client hangs up',
  'fault/faults/kills/kill-at-random.ts': 'the moments at which a station is killed',
  'fault/faults/kills/kill-at-steps.ts': 'ends a station that does not come to the step at which it dies',
  'fault/faults/suspended.ts': 'a station that is suspended for longer than its deadline, by the clock of the machine',
  'simulation/find-faults.ts': 'ends a simulation that a planted fault keeps from ending',
  'simulation/machine/process.ts': 'the timers of a simulated machine, on which nobody waits',
  'helpers/until.ts': 'looks again until it is so',
  'ledger/shipments/follow-up.test.ts': 'a carrier that takes its time, by a clock that the test turns',
  'mutations/by-tests.ts': 'ends a run of tests that a planted fault keeps from ending',
  'postgres/webhooks.test.ts': 'a receiver that takes its time',
};

const sources = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !NOT_TESTS.test(name) && name !== 'architecture/waits.test.ts')
  .map((name) => ({ name, text: readFileSync(join(TESTS, name), 'utf8') }));
const namesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

test('no test waits for a fixed time', () => {
  expect(sources.length).toBeGreaterThan(300);
  const waits = namesWith(/(?<!\.)\bsetTimeout\(|timers\/promises|\bwaitForTimeout\(|\bAtomics\.wait\(/);
  expect(waits.sort()).toEqual(Object.keys(MAY_WAIT).sort());
});

test('no test is tried twice', () => {
  expect(namesWith(/\bretry:\s*[1-9{]|--retry\b/)).toEqual([]);
});
