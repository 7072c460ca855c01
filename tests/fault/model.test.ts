import { describe, expect, test } from 'vitest';
import { seeded } from './harness/fault.ts';
import {
  after,
  expectedOfCreate,
  expectedOfLookup,
  expectedOfRead,
  expectedOfResolve,
  expectedOfVoid,
  statesOf,
  type Known,
} from './model/station-model.ts';

const free: Known = { is: 'free' };
const bought: Known = { is: 'bought' };
const voided: Known = { is: 'closed', as: 'VOIDED' };
/** In doubt and sold, so that a look-up may find it; in doubt for good. */
const findable: Known = { is: 'doubt', findable: true };
const unsold: Known = { is: 'doubt', findable: false };
const ok = { status: 200, code: null };
const givenBack = { status: 200, code: 'voided' };
const refusal = (status: number, code: string) => ({ status, code });

describe('the model does not allow', () => {
  test.each([bought, voided, unsold, findable])('a second purchase of an id that is %j', (known) => {
    expect(after(expectedOfCreate(known, 'sell'), ok)).toBeNull();
  });

  test('a refusal to hide that the carrier may have sold', () => {
    expect(after(expectedOfCreate(free, 'sell-then-reset'), refusal(503, 'CARRIER_UNAVAILABLE'))).toBeNull();
    expect(after(expectedOfCreate(free, 'reset'), refusal(503, 'CARRIER_UNAVAILABLE'))).toBeNull();
  });

  test('a bought label to be gone', () => {
    expect(after(expectedOfRead(bought), refusal(404, 'NOT_FOUND'))).toBeNull();
    expect(statesOf(bought)).toEqual(['LABELLED']);
  });

  test('a doubt to be settled by itself where nothing was sold', () => {
    expect(after(expectedOfRead(unsold), ok)).toBeNull();
    expect(after(expectedOfLookup(unsold, true), refusal(200, 'found'))).toBeNull();
    expect(statesOf(unsold)).toEqual(['UNKNOWN']);
  });

  test('a label to be given back twice, or a bought one to be written off', () => {
    expect(after(expectedOfVoid(voided, true), givenBack)).toBeNull();
    expect(after(expectedOfResolve(bought, 'written_off'), ok)).toBeNull();
  });
});

test('the model follows what happens', () => {
  expect(after(expectedOfCreate(free, 'sell'), ok)).toEqual(bought);
  expect(after(expectedOfCreate(free, 'refuse'), refusal(422, 'CARRIER_REJECTED'))).toEqual(free);
  expect(after(expectedOfCreate(free, 'sell-then-502'), refusal(504, 'CARRIER_OUTCOME_UNKNOWN'))).toEqual(findable);
  expect(after(expectedOfCreate(findable, 'sell'), refusal(409, 'TRANSACTION_ID_REPEATED'))).toEqual(bought);
  expect(after(expectedOfResolve(unsold, 'not_bought'), ok)).toEqual(free);
  expect(after(expectedOfVoid(bought, true), givenBack)).toEqual(voided);
});

test('the same seed makes the same choices', () => {
  const numbers = (seed: number) => Array.from({ length: 5 }, seeded(seed));
  expect(numbers(7)).toEqual(numbers(7));
  expect(numbers(7)).not.toEqual(numbers(8));
  expect(numbers(7).every((number) => number >= 0 && number < 1)).toBe(true);
});
