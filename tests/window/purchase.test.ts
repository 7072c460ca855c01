import { describe, expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode, type Purchase } from '#shared/diagnostics/problem-codes.ts';
import { type Problem } from '#shared/diagnostics/problem.ts';
import type { ShipmentData } from '#shared/schema/shipping/shipment-response.ts';
import { deskStatus, type DeskFacts } from '#renderer/features/ship/desk-status.ts';
import { outcomeOfLookUp, outcomeOfPurchase } from '#renderer/features/ship/purchase/purchase-outcome.ts';
import type { Settled } from '#renderer/features/ship/purchase/use-purchase.ts';
import { stageOf } from '#renderer/features/ship/purchase/use-prints.ts';

const problem = (code: ProblemCode, purchase: Purchase): { ok: false; problem: Problem } => ({
  ok: false,
  problem: {
    success: false,
    type: 'urn:packbench:problem:x',
    title: '',
    status: PROBLEMS[code].status,
    code,
    detail: '',
    requestId: 'r',
    purchase,
    source: PROBLEMS[code].source,
    retryable: false,
    errors: [],
  },
});
const NO_ANSWER = { ok: false, problem: null, reason: 'unreachable' } as const;

describe('after pressing Buy', () => {
  test.each([
    ['CARRIER_REJECTED', 'not_made', 'not_bought'],
    ['CARRIER_UNAVAILABLE', 'not_made', 'not_bought'],
    ['VALIDATION_FAILED', 'not_made', 'not_bought'],
    ['CARRIER_OUTCOME_UNKNOWN', 'unknown', 'unknown'],
    ['TRANSACTION_IN_DOUBT', 'unknown', 'unknown'],
    ['TRANSACTION_ID_REPEATED', 'made', 'ask'],
    ['TRANSACTION_IN_PROGRESS', 'unknown', 'ask'],
    ['LABELS_PENDING', 'made', 'ask'],
    ['TOKEN_INVALID', 'unknown', 'ask'],
    ['INTERNAL_ERROR', 'not_made', 'ask'],
  ] as const)('%s (%s) means %s', (code, purchase, kind) => {
    expect(outcomeOfPurchase(problem(code, purchase)).kind).toBe(kind);
  });

  test('no answer proves nothing, so the station is asked', () => {
    expect(outcomeOfPurchase(NO_ANSWER).kind).toBe('ask');
    expect(outcomeOfLookUp(NO_ANSWER).kind).toBe('ask');
  });

  test.each(['TOKEN_EXPIRED', 'RATE_LIMITED', 'LEDGER_UNUSABLE', 'STATION_STOPPING', 'SCOPE_MISSING'] as const)(
    '%s of the question says nothing of the purchase: it is asked again',
    (code) => {
      for (const purchase of ['not_made', 'unknown'] as const)
        expect(outcomeOfLookUp(problem(code, purchase)).kind).toBe('ask');
    },
  );

  test('a label that was bought with another content is not that of the form', () => {
    const { problem: repeated } = problem('TRANSACTION_ID_REPEATED', 'made');
    const original = { acceptedAt: '', reusableAt: null, state: 'LABELLED', href: '', sameContent: false };
    expect(outcomeOfPurchase({ ok: false, problem: { ...repeated, original } }).kind).toBe('unknown');
  });

  test('an id that the station never saw bought nothing', () => {
    expect(outcomeOfLookUp(problem('NOT_FOUND', 'not_made')).kind).toBe('not_bought');
  });
});

describe('the word of the desk', () => {
  const facts: DeskFacts = {
    alarm: null,
    phase: 'editing',
    outcome: null,
    prints: 'none',
    isLost: false,
    isWaiting: false,
    isValid: false,
  };
  const unknown: Settled = { kind: 'unknown', problem: problem('CARRIER_OUTCOME_UNKNOWN', 'unknown').problem };
  const bought: Settled = { kind: 'bought', data: {} as ShipmentData, warnings: [] };

  test('is never covered where a purchase is in doubt', () => {
    expect(deskStatus({ ...facts, outcome: unknown, phase: 'settled', isLost: true, alarm: 'failed' })).toBe('unknown');
  });

  test('says printed only of what is bought', () => {
    expect(deskStatus({ ...facts, phase: 'settled', outcome: bought, prints: 'printed' })).toBe('printed');
    expect(deskStatus({ ...facts, prints: 'printed', isValid: true })).toBe('ready');
  });

  test('says of what is bought that it is not printed, or perhaps, and never that it is where it is not', () => {
    const word = (prints: DeskFacts['prints']) => deskStatus({ ...facts, phase: 'settled', outcome: bought, prints });
    expect(word('waiting')).toBe('notPrinted');
    expect(word('failed')).toBe('notPrinted');
    expect(word('uncertain')).toBe('perhapsPrinted');
    expect([word('none'), word('printing'), word('spooled')]).toEqual(['bought', 'bought', 'bought']);
  });

  test('says another label before anything that is good', () => {
    expect(deskStatus({ ...facts, phase: 'settled', outcome: bought, prints: 'printed', alarm: 'wrongLabel' })).toBe(
      'wrongLabel',
    );
    expect(deskStatus({ ...facts, isValid: true, alarm: 'failed' })).toBe('locked');
  });

  test('is not ready while the form is wrong or the station away', () => {
    expect(deskStatus(facts)).toBe('incomplete');
    expect(deskStatus({ ...facts, isValid: true, isLost: true })).toBe('lost');
    expect(deskStatus({ ...facts, isValid: true })).toBe('ready');
  });
});

test('labels count as printed when the last of them is', () => {
  const stage = (...states: ('QUEUED' | 'SPOOLED' | 'PRINTED' | 'FAILED' | 'UNCERTAIN')[]) =>
    stageOf(states.map((state) => ({ state })));
  expect(stage()).toBe('none');
  expect(stage('PRINTED', 'PRINTED')).toBe('printed');
  expect(stage('PRINTED', 'SPOOLED')).toBe('spooled');
  expect(stage('PRINTED', 'QUEUED')).toBe('printing');
  expect(stage('FAILED', 'QUEUED')).toBe('failed');
  expect(stage('FAILED', 'UNCERTAIN')).toBe('uncertain');
});
