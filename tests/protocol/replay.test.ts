import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { usePreparedLedger } from '../engine/shipping/scheduled-desk.ts';
import { seeded } from '../fault/harness/fault.ts';
import { runs, SEED } from '../forms.ts';
import { followWays, nothing } from './replay/compare.ts';
import { RULES, type Rules } from './model/rules.ts';
import { sqlitePlace } from './replay/sqlite-place.ts';

const LENGTH = 30;
let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

const followed = (rules: Rules, ways: number) =>
  followWays(
    { place: sqlitePlace(ledger), rules, first: nothing(3, 2) },
    { ways, length: LENGTH, random: seeded(SEED) },
  );

test('the program does what the model does, step by step', async () => {
  expect(await followed(RULES, runs(5000))).toBeNull();
});

test.each<[string, Partial<Rules>]>([
  [
    'a refusal is taken for silence',
    { stateAfterFailure: (kind) => (kind === 'rejected' ? 'UNKNOWN' : RULES.stateAfterFailure(kind)) },
  ],
  [
    'what is known does not end a doubt',
    { asFits: (found, outcome) => (found.state === 'UNKNOWN' ? null : RULES.asFits(found, outcome)) },
  ],
  ['a run that has ended sent nothing', { stateOfAbandoned: () => 'NOT_SENT' }],
  ['a lease keeps nobody away', { holdsLease: () => false }],
  ['what was refused keeps its id', { freesTransactionId: (state) => state === 'NOT_SENT' }],
])('a model in which %s is found to disagree with the program', async (_, planted) => {
  const found = await followed({ ...RULES, ...planted }, 2000);
  expect(found).not.toBeNull();
  expect(found?.model).not.toEqual(found?.program);
  // What both do alike before it shows that it is not the program that cannot take a step.
  expect(found?.after.length).toBeGreaterThan(1);
});
