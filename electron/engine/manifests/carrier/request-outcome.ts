import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { LeftOut } from '#shared/schema/shipping/carrier-manifest.ts';
import type { ManifestOutcome } from '../../shipping/index.ts';
import type { RequestOutcome } from './carrier-manifest.ts';

const NOTHING = { ids: [], notes: {}, leftOut: [], reason: null, trouble: null, forms: [] };

/** What a service's answer means for the carrier's manifest. */
export function requestOutcome(outcome: ManifestOutcome, notAsked: readonly LeftOut[]): RequestOutcome {
  switch (outcome.kind) {
    case 'created': {
      const { ids, forms, leftOut = [] } = outcome;
      return { ...NOTHING, state: 'CREATED', ids, forms, leftOut: [...notAsked, ...leftOut] };
    }
    case 'submitted': {
      const { notes, ids = [], leftOut = [] } = outcome;
      return { ...NOTHING, state: 'SUBMITTED', ids, notes, leftOut: [...notAsked, ...leftOut] };
    }
    case 'refused': {
      const { reason, trouble = diagnostic('MANIFEST_REFUSED', { words: reason }) } = outcome;
      return { ...NOTHING, state: 'REFUSED', reason, trouble };
    }
  }
}

/** Nothing was asked, for certain. */
export const notSent = (why: Diagnostic): RequestOutcome => ({
  ...NOTHING,
  state: 'REFUSED',
  reason: inEnglish(why),
  trouble: why,
});

/** It was asked, and what came of it cannot be said. */
export const lost = (why: Diagnostic): RequestOutcome => ({
  ...NOTHING,
  state: 'UNKNOWN',
  reason: inEnglish(why),
  trouble: why,
});
