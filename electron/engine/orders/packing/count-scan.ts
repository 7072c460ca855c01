import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { ScanOutcome } from '#shared/schema/orders/packing-calls.ts';
import { orderConflict, requireOwnClaim, requireState, type Change } from '../change-order.ts';
import type { Claim, OrderRecord } from '../order-record.ts';
import { isItemCode } from '#shared/scan/item-codes.ts';
import { articleOf } from './article.ts';
import { addVerified, lineProgress, type LineProgress } from './verified.ts';

export type Scan = { code: string } | { line: number; quantity: number };

/** What a code is that no line of the order has: the number of another order, an article of one, or nothing that is known. */
export interface Elsewhere {
  orderNumber: string | null;
  article: string | null;
}

export interface Scanned {
  outcome: ScanOutcome;
  line: number | null;
  trouble: Diagnostic | null;
  change: Change;
}

export interface ScannedBy {
  stationId: string;
  scanId: string | null;
  /** Ledger time. */
  at: number;
}

/** The claim of this desk. @throws EngineError STATE_CONFLICT, which says in what state the order is and why */
export function claimHere(order: OrderRecord, stationId: string): Claim {
  if (order.claim) requireOwnClaim(order, stationId);
  requireState(order, ['OPEN', 'PACKING']);
  if (order.claim === null) throw orderConflict(diagnostic('ORDER_NOT_CLAIMED', { number: order.orderNumber }));
  return order.claim;
}

/** Whether the code is something that the order knows. */
export const isKnownCode = ({ content, orderNumber }: OrderRecord, code: string) =>
  code === orderNumber || content.lines.some((line) => isItemCode(line, code));

/**
 * What was scanned at the desk that packs the order, and what follows. What does not belong into the parcel stops the order until it is
 * acknowledged. @throws EngineError STATE_CONFLICT where this desk does not pack it
 */
export function countScan(order: OrderRecord, scan: Scan, elsewhere: Elsewhere, by: ScannedBy): Scanned {
  const claim = claimHere(order, by.stationId);
  const { lastScan } = claim;
  if (lastScan !== null && lastScan.id === by.scanId)
    return { outcome: lastScan.outcome, line: lastScan.line, trouble: claim.stop, change: null };
  const waits = claim.stop ?? claim.changes[0] ?? null;
  if (waits) return { outcome: 'WAITING', line: null, trouble: waits, change: null };
  const found = 'line' in scan ? confirmed(order, scan) : read(order, scan.code, elsewhere);
  const { outcome, line, trouble, counted } = found;
  const lasting = by.scanId === null ? lastScan : { id: by.scanId, outcome, line };
  const isStop = outcome === 'WRONG_ITEM' || outcome === 'SURPLUS' || outcome === 'UNKNOWN_CODE';
  if (!isStop && counted === null) return { outcome, line, trouble, change: null };
  const verified = addVerified(claim.verified, counted === null ? [] : [{ ...counted, at: by.at }]);
  return {
    ...{ outcome, line, trouble },
    change: { claim: { ...claim, verified, stop: isStop ? trouble : null, lastScan: lasting } },
  };
}

interface Found extends Omit<Scanned, 'change'> {
  counted: { line: number; quantity: number; how: 'SCANNED' | 'CONFIRMED' } | null;
}

const isFull = ({ open, verified }: LineProgress) => verified >= open;

function read(order: OrderRecord, code: string, elsewhere: Elsewhere): Found {
  const matching = lineProgress(order).filter(({ line }) => {
    const ordered = order.content.lines[line - 1];
    return ordered !== undefined && isItemCode(ordered, code);
  });
  const [first] = matching;
  const next = matching.find((each) => !isFull(each));
  if (next) {
    const { line } = next;
    return { outcome: 'COUNTED', line, trouble: null, counted: { line, quantity: 1, how: 'SCANNED' } };
  }
  if (first) return surplus(order, first.line, 1);
  const none = { line: null, counted: null };
  const { orderNumber: number } = order;
  if (code === number) return { ...none, outcome: 'SLIP', trouble: null };
  if (elsewhere.orderNumber !== null) {
    const trouble = diagnostic('PACKING_OTHER_ORDER', { other: elsewhere.orderNumber, number });
    return { ...none, outcome: 'OTHER_ORDER', trouble };
  }
  if (elsewhere.article !== null) {
    const trouble = diagnostic('PACKING_WRONG_ITEM', { what: elsewhere.article, number });
    return { ...none, outcome: 'WRONG_ITEM', trouble };
  }
  return { ...none, outcome: 'UNKNOWN_CODE', trouble: diagnostic('PACKING_UNKNOWN_CODE', { code }) };
}

function confirmed(order: OrderRecord, { line, quantity }: { line: number; quantity: number }): Found {
  const { open = 0, verified = 0 } = lineProgress(order).find((each) => each.line === line) ?? {};
  if (quantity > open - verified) return surplus(order, line, quantity);
  return { outcome: 'COUNTED', line, trouble: null, counted: { line, quantity, how: 'CONFIRMED' } };
}

function surplus({ content, orderNumber: number }: OrderRecord, line: number, quantity: number): Found {
  const ordered = content.lines[line - 1];
  const what = ordered ? articleOf(ordered, line) : String(line);
  return {
    outcome: 'SURPLUS',
    line,
    trouble: diagnostic('PACKING_SURPLUS', { what, quantity, number }),
    counted: null,
  };
}

/** Goes on after a stop or a change that somebody has seen. @throws EngineError STATE_CONFLICT where the order changed since */
export function acknowledge(
  order: OrderRecord,
  { stationId, version }: { stationId: string; version: number },
): Change {
  const claim = claimHere(order, stationId);
  if (claim.stop === null && claim.changes.length === 0) return null;
  if (order.version !== version) throw orderConflict(diagnostic('ORDER_CHANGED', { number: order.orderNumber }));
  return { claim: { ...claim, stop: null, changes: [] } };
}
