import { setTimeout as wait } from 'node:timers/promises';
import { failedBecause } from '#electron/engine/shipping/adapter.ts';
import type { Adapter, LookupOrder, PurchaseRequest, PurchaseOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { testDefinition } from './definition.ts';

/** Of a carrier, and so without a code: whoever shows it quotes it. */
const REFUSAL = 'The test carrier refuses this shipment, as asked.';
const WISHES = {
  unreachable: diagnostic('TEST_UNREACHABLE'),
  answerLost: diagnostic('TEST_ANSWER_LOST'),
  notSaidYet: diagnostic('TEST_NOT_SAID_YET'),
};
/** How long the test carrier says nothing of a purchase whose answer was lost: as long as a real one may still be at work on it. */
const LOOKUP_LAG_MS = 120_000;

/**
 * The carrier of test mode: sells nothing, numbers begin with TEST, and it can misbehave on purpose, by the `itemCode` of the first
 * item line (contract, section 8): TEST-REJECT, TEST-UNAVAILABLE, TEST-UNKNOWN (sold, answer lost), TEST-SLOW-<milliseconds>.
 */
export function createTestAdapter(): Adapter {
  return {
    definition: testDefinition,

    async purchase(order) {
      const wish = wishOf(order);
      if (wish === 'TEST-REJECT') return { kind: 'rejected', reason: REFUSAL };
      if (wish === 'TEST-UNAVAILABLE') return failedBecause('not_sent', WISHES.unreachable);
      if (wish === 'TEST-UNKNOWN') return failedBecause('unknown', WISHES.answerLost);
      const slow = /^TEST-SLOW-([0-9]{1,9})$/.exec(wish)?.[1];
      return slow === undefined ? sell(order) : sellAfter(order, Number(slow));
    },

    lookup: async (order) => whatBecameOf(order),

    test: async () => ({
      result: 'SELLS_NOTHING',
      works: true,
      detail: 'The account is in test mode: it sells nothing.',
      trouble: null,
    }),

    void: async () => ({ kind: 'voided', consequence: 'NOTHING_CHARGED' }),
  };
}

const wishOf = ({ shipment }: PurchaseRequest) => shipment.packages[0]?.itemCode ?? '';

const sell = (order: PurchaseRequest): PurchaseOutcome => ({
  kind: 'purchased',
  trackingNumbers: order.platformTrackingNumbers.map((number) => `TEST${number}`),
});

/** The test carrier keeps no books: what it made of a shipment follows from the wish, as it did when it was asked to sell. */
function whatBecameOf(order: LookupOrder): PurchaseOutcome {
  if (order.ageMs < LOOKUP_LAG_MS) return failedBecause('unknown', WISHES.notSaidYet);
  const wish = wishOf(order);
  if (wish === 'TEST-REJECT') return { kind: 'rejected', reason: REFUSAL };
  if (wish === 'TEST-UNAVAILABLE') return failedBecause('rejected', WISHES.unreachable);
  return sell(order);
}

async function sellAfter(order: PurchaseRequest, milliseconds: number): Promise<PurchaseOutcome> {
  try {
    await wait(milliseconds, undefined, { signal: order.signal });
    return sell(order);
  } catch {
    return failedBecause('unknown', diagnostic('TEST_TOO_SLOW', { milliseconds }));
  }
}
