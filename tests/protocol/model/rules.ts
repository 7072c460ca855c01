import {
  asFits,
  isSaleIn,
  isWhole,
  provesAbsence,
  stateAfterFailure,
  stateAfterSale,
  stateDecided,
  stateOfAbandoned,
} from '#electron/engine/shipping/decisions.ts';
import { PURCHASE_IN_STATE } from '#electron/engine/shipping/states.ts';
import { changedShipment } from '#electron/ledger/shipment-changes.ts';
import { freesTransactionId } from '#electron/ledger/transaction-id-hold.ts';
import { isSilent, type Row, type Station } from './state.ts';

/** What the database decides in its statements, said once more; the replay on PostgreSQL compares (contract, section 11). */
const inStatements = {
  /** Whether a station may settle what a run has on its way. */
  isAbandoned: ({ state, owner, isEarlier, isLate }: Row, by: number, stations: readonly Station[]) =>
    state === 'SENDING' && (by === owner ? isEarlier : isLate && (isEarlier || isSilent(stations[owner]))),
  /** Whether a station that has a lease keeps the others from the shipment. */
  holdsLease: (station: Station | undefined): boolean => !isSilent(station),
};

/** All that decides: the engine's own functions, and what is decided in statements. A test plants faults in them. */
export const RULES = {
  ...{ asFits, isSaleIn, isWhole, provesAbsence, stateAfterFailure, stateAfterSale, stateDecided, stateOfAbandoned },
  ...{ changedShipment, freesTransactionId, purchaseIn: PURCHASE_IN_STATE, ...inStatements },
};
export type Rules = typeof RULES;
