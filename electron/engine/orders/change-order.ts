import type { Purchase } from '#shared/diagnostics/problem-codes.ts';
import { type Diagnostic, diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { OrderState } from '#shared/schema/orders/order.ts';
import { EngineError } from '../engine-error.ts';
import type { Claim, OrderRecord, ParcelRecord } from './order-record.ts';
import { stateAfter, stopAtSource } from './progress.ts';

/** A parcel of which nothing is stored so much later is one of a desk that is gone. Milliseconds. */
const BEGUN_WITHIN_MS = 5 * 60_000;

/** What a decision changes of an order; null where nothing is to be changed. */
export type Change = Partial<Omit<OrderRecord, 'id' | 'source' | 'orderNumber' | 'version'>> | null;

/** Who claims an order, and why where another desk has it. */
export type ClaimedBy = Omit<Claim, 'verified' | 'stop' | 'changes' | 'lastScan'>;

/** Why an order is not worked on now, in the window's language, too. @param purchase what was bought by the id of the call; nothing unless given */
export const orderConflict = (why: Diagnostic, purchase?: Purchase) =>
  new EngineError('STATE_CONFLICT', inEnglish(why), { trouble: why, ...(purchase && { purchase }) });

/** @throws EngineError STATE_CONFLICT, which says in what state the order is and why */
export function requireState(order: OrderRecord, allowed: readonly OrderState[]): void {
  if (!allowed.includes(order.state)) throw orderConflict(whyNot(order));
}

/** Why nobody may pack it here. */
export function whyNot({ orderNumber: number, state, reason, claim: has }: OrderRecord): Diagnostic {
  switch (state) {
    case 'HELD':
      return reason === null
        ? diagnostic('ORDER_HELD_AT_SOURCE', { number })
        : diagnostic('ORDER_HELD', { number, reason });
    case 'CANCELLED':
      return reason === null
        ? diagnostic('ORDER_CANCELLED_AT_SOURCE', { number })
        : diagnostic('ORDER_CANCELLED', { number, reason });
    case 'PACKED':
      return diagnostic('ORDER_PACKED', { number });
    case 'SHIPPED':
      return diagnostic('ORDER_SHIPPED', { number });
    case 'OPEN':
    case 'PACKING': {
      const { stationId: desk = '', packer = null } = has ?? {};
      return packer === null
        ? diagnostic('ORDER_CLAIMED', { number, desk })
        : diagnostic('ORDER_CLAIMED_BY', { number, desk, packer });
    }
  }
}

/** Why it is held or cancelled, and who says so. */
type Reasoned = { reason: string } & Pick<OrderRecord, 'reasonBy'>;

/** Nobody packs it until it is released. @throws EngineError STATE_CONFLICT */
export function hold(order: OrderRecord, { reason, reasonBy }: Reasoned, now: number): Change {
  requireNoneBought(order, now);
  requireState(order, ['OPEN', 'HELD', 'PACKING']);
  return { state: 'HELD', reason, reasonBy, claim: null };
}

/**
 * What was held, cancelled, or claimed by this desk is open again, where anything of it is left; of what its source stopped, too, a person takes back
 * their own word first. @throws EngineError STATE_CONFLICT
 */
export function release(order: OrderRecord, stationId: string): Change {
  const { state, reason, claim: has } = order;
  if (state === 'OPEN') return null;
  requireState(order, ['HELD', 'CANCELLED', 'PACKING']);
  if (has) requireOwnClaim(order, stationId);
  const after = stateAfter({ ...order, state: 'OPEN' });
  const released = { reason: null, reasonBy: null, claim: null };
  const holdReleased = order.holdReleased || order.heldAtSource;
  if (reason === null) return { ...released, state: after, heldAtSource: false, holdReleased };
  return { ...released, state: after === 'OPEN' ? (stopAtSource(order) ?? after) : after };
}

/** Nothing more of it is packed; parcels that are bought stay. @throws EngineError STATE_CONFLICT */
export function cancel(order: OrderRecord, { reason, reasonBy }: Reasoned, now: number): Change {
  requireNoneBought(order, now);
  requireState(order, ['OPEN', 'HELD', 'PACKING', 'CANCELLED']);
  return { state: 'CANCELLED', reason, reasonBy, claim: null };
}

/**
 * The first desk has it; another one takes it over with a reason (contract, section 13), and verifies everything itself. The desk that has it
 * goes on where it was. @throws EngineError STATE_CONFLICT
 */
export function claim(order: OrderRecord, by: ClaimedBy): Change {
  requireState(order, ['OPEN', 'PACKING']);
  const { claim: own } = order;
  if (own?.stationId === by.stationId)
    return by.packer === null || by.packer === own.packer ? null : { claim: { ...own, packer: by.packer } };
  if (by.takeOverReason === null) requireOwnClaim(order, by.stationId);
  const claimed = { ...by, verified: [], stop: null, changes: [], lastScan: null };
  return { state: 'PACKING', reason: null, reasonBy: null, claim: claimed };
}

/** A purchase that is on its way cannot be called back: whoever stops the order then would believe that nothing goes out. */
function requireNoneBought({ orderNumber: number, parcels }: OrderRecord, now: number): void {
  const isOnItsWay = ({ shipment, at }: ParcelRecord) =>
    shipment === null ? now - at < BEGUN_WITHIN_MS : shipment.state === 'RESERVED' || shipment.state === 'SENDING';
  if (parcels.some(isOnItsWay)) throw orderConflict(diagnostic('ORDER_BEING_BOUGHT', { number }));
}

/** @throws EngineError STATE_CONFLICT, naming the desk that has it */
export function requireOwnClaim(order: OrderRecord, stationId: string): void {
  if (order.claim && order.claim.stationId !== stationId) throw orderConflict(whyNot(order));
}
