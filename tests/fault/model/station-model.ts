import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Behaviour } from '../carrier/behaviour.ts';

/**
 * What a client may rely on for one transactionId (contract, sections 4 and 10), and nothing else of the station. `findable` is true of a
 * purchase in doubt that the carrier sold, and can be asked about: a look-up may have found it meanwhile.
 */
export type Known =
  | { is: 'free' }
  | { is: 'bought' }
  | { is: 'doubt'; findable: boolean }
  | { is: 'closed'; as: 'VOIDED' | 'WRITTEN_OFF' };

/** What came of a call, as far as the model has an opinion. */
export interface Reply {
  status: number;
  /** The problem's code, or what a look-up or a void came to; null where there is none. */
  code: string | null;
}
/** What a call may be answered, and what is known then. */
export interface Expected {
  reply: Reply;
  then: Known;
}

const OK: Reply = { status: 200, code: null };
const VOIDED: Reply = { status: 200, code: 'voided' };
const REPEATED: Reply = { status: 409, code: 'TRANSACTION_ID_REPEATED' };
const IN_DOUBT: Reply = { status: 409, code: 'TRANSACTION_IN_DOUBT' };
const CONFLICT: Reply = { status: 409, code: 'STATE_CONFLICT' };
const UNSUPPORTED: Reply = { status: 422, code: 'OPERATION_NOT_SUPPORTED' };
const REFUSED: Reply = { status: 422, code: 'CARRIER_REJECTED' };
const UNAVAILABLE: Reply = { status: 503, code: 'CARRIER_UNAVAILABLE' };
const OUTCOME_UNKNOWN: Reply = { status: 504, code: 'CARRIER_OUTCOME_UNKNOWN' };

/** What the model has an opinion about: a way of the carrier, whether it sells, and what the caller is told. */
export const WAYS = {
  sell: { sold: true, reply: OK },
  'wrong-content-type': { sold: true, reply: OK },
  'label-404': { sold: true, reply: OK },
  refuse: { sold: false, reply: REFUSED },
  'unavailable-said': { sold: false, reply: UNAVAILABLE },
  'sell-then-reset': { sold: true, reply: OUTCOME_UNKNOWN },
  reset: { sold: false, reply: OUTCOME_UNKNOWN },
  'sell-then-502': { sold: true, reply: OUTCOME_UNKNOWN },
  'cut-body': { sold: true, reply: OUTCOME_UNKNOWN },
  'not-json': { sold: true, reply: OUTCOME_UNKNOWN },
  'one-short': { sold: true, reply: OUTCOME_UNKNOWN },
  conflict: { sold: false, reply: OUTCOME_UNKNOWN },
} as const satisfies Partial<Record<Behaviour, { sold: boolean; reply: Reply }>>;
export type Way = keyof typeof WAYS;

const FREE: Known = { is: 'free' };
const BOUGHT: Known = { is: 'bought' };
const stays = (reply: Reply, known: Known): Expected => ({ reply, then: known });
/** A look-up of the station's own may be running, or have found it. */
const orFound = (known: Known, reply: Reply): Expected[] =>
  known.is === 'doubt' && known.findable ? [{ reply, then: BOUGHT }] : [];

/** What a create call under the id may be answered, whatever its content, when the carrier would treat it this way. */
export function expectedOfCreate(known: Known, way: Way): Expected[] {
  if (known.is === 'doubt') return [stays(IN_DOUBT, known), ...orFound(known, REPEATED)];
  if (known.is !== 'free') return [stays(REPEATED, known)];
  const { sold, reply } = WAYS[way];
  if (reply === OK) return [{ reply, then: BOUGHT }];
  return [{ reply, then: reply === OUTCOME_UNKNOWN ? { is: 'doubt', findable: sold } : FREE }];
}

/** What the stored answer of the id may be. */
export function expectedOfRead(known: Known): Expected[] {
  switch (known.is) {
    case 'free':
      return [stays(REFUSED, known), stays(UNAVAILABLE, known)];
    case 'bought':
      return [stays(OK, known)];
    case 'closed':
      return [stays(known.as === 'VOIDED' ? OK : OUTCOME_UNKNOWN, known)];
    case 'doubt':
      return [stays(OUTCOME_UNKNOWN, known), ...orFound(known, OK)];
  }
}

/** @param voidable whether labels of its account can be given back */
export function expectedOfVoid(known: Known, voidable: boolean): Expected[] {
  const isBought: Expected = voidable
    ? { reply: VOIDED, then: { is: 'closed', as: 'VOIDED' } }
    : stays(UNSUPPORTED, BOUGHT);
  if (known.is === 'bought') return [isBought];
  return [stays(CONFLICT, known), ...orFound(known, isBought.reply)];
}

export const DECISIONS = {
  not_bought: FREE,
  written_off: { is: 'closed', as: 'WRITTEN_OFF' },
} as const satisfies Record<string, Known>;

export function expectedOfResolve(known: Known, decision: keyof typeof DECISIONS): Expected[] {
  if (known.is !== 'doubt') return [stays(CONFLICT, known)];
  return [{ reply: OK, then: DECISIONS[decision] }, stays(CONFLICT, known)];
}

/** @param isToldAtOnce whether the account's carrier says from the first moment on what it sold */
export function expectedOfLookup(known: Known, isToldAtOnce: boolean): Expected[] {
  if (known.is !== 'doubt') return [stays(CONFLICT, known)];
  const found = { status: 200, code: 'found' };
  const unknown = { status: 200, code: 'unknown' };
  const isNotFound = known.findable && isToldAtOnce ? [] : [stays(unknown, known)];
  return [stays(CONFLICT, known), ...orFound(known, found), ...isNotFound];
}

/** What is known after the reply; null where it is none that the model allows. */
export const after = (expected: readonly Expected[], { status, code }: Reply): Known | null =>
  expected.find(({ reply }) => reply.status === status && reply.code === code)?.then ?? null;

/** The states of the ledger that what is known allows; of a free id, those of its last transaction. */
export function statesOf(known: Known): ShipmentState[] {
  switch (known.is) {
    case 'free':
      return ['REJECTED', 'NOT_SENT'];
    case 'bought':
      return ['LABELLED'];
    case 'closed':
      return [known.as];
    case 'doubt':
      return known.findable ? ['UNKNOWN', 'LABELLED'] : ['UNKNOWN'];
  }
}
