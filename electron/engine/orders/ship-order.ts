import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { OrderShipping } from '#shared/schema/orders/order-calls.ts';
import { ID_HELD_MS } from '#shared/schema/shipping/shipment.ts';
import type { LineQuantity } from '#shared/schema/orders/order.ts';
import { requestOf, withArticles } from './order-request.ts';
import { EngineError } from '../engine-error.ts';
import { isWindow } from '../identity/index.ts';
import { completeLines } from '../products/index.ts';
import type { ShippedOrder } from '../rules/index.ts';
import { PURCHASE_IN_STATE, type ShipmentRecord } from '../shipping/index.ts';
import { type Change, orderConflict, requireOwnClaim, requireState } from './change-order.ts';
import type { OrderRecord, PackedUnits, ParcelRecord, ParcelShipment } from './order-record.ts';
import { takeVerified } from './packing/verified.ts';
import { isAllHeld, isHolding, isSold, labelOf, openLines, parcelOf } from './progress.ts';
import { requireAsSeen, type SeenOrder } from './to-ship.ts';

type By = Pick<ParcelRecord, 'transactionId' | 'clientId' | 'stationId' | 'at'>;

/**
 * Puts the parcel on the order before anything is sent, so that nobody else packs the same units. It takes the place of one with the same
 * transactionId of which nothing goes out. Null where one is there of which something may: the call is a repeated one.
 * @param seen what somebody saw of the order who ships it with others
 * @throws EngineError STATE_CONFLICT; VALIDATION_FAILED where there are not so many units
 */
export function planParcel(
  order: OrderRecord,
  by: By & Pick<ParcelRecord, 'packer'>,
  shipping: OrderShipping,
  seen?: SeenOrder,
): Change {
  const earlier = parcelOf(order, by);
  if (earlier && isHolding(earlier)) return null;
  if (seen) requireAsSeen(order, seen);
  const { duplicateReason = null, version = order.version } = shipping;
  if (version !== order.version) throw orderConflict(diagnostic('ORDER_CHANGED', { number: order.orderNumber }));
  if (duplicateReason === null) requireOpen(order);
  requireState(order, ['OPEN', 'PACKING', 'PACKED', 'SHIPPED']);
  requireOwnClaim(order, by.stationId);
  const packed = withArticles(order.content, linesToPack(order, shipping));
  const lines = packedUnits(order, packed, duplicateReason);
  const { claim } = order;
  const { taken: verified, left } = takeVerified(claim?.verified ?? [], lines);
  const packer = by.packer ?? claim?.packer ?? null;
  const parcel = { ...by, lines, verified, digest: order.digest, duplicateReason, packer, shipment: null };
  const others = order.parcels.filter((each) => each !== earlier);
  return { parcels: [...others, parcel], claim: claim && { ...claim, verified: left } };
}

/** The parcel of a call whose id was used before; one of a window may be repeated from any of them. */
export const parcelOfRepeat = (
  order: OrderRecord,
  call: Pick<By, 'clientId' | 'transactionId'>,
): ParcelRecord | undefined =>
  parcelOf(order, call) ??
  order.parcels.findLast(
    ({ clientId, transactionId }) =>
      transactionId === call.transactionId && isWindow(clientId) && isWindow(call.clientId),
  );

/**
 * A call under the id of a parcel that was bought. After a day the id is free again, and is worth another purchase (contract, section 4); what
 * is in the parcel is not.
 */
export function boughtById({ orderNumber: number }: OrderRecord, id: string, shipment: ParcelShipment): EngineError {
  const label = shipment.trackingNumbers[0] ?? id;
  const why = diagnostic('ORDER_BOUGHT_BY_ID', { number, transactionId: id, label });
  return orderConflict(why, PURCHASE_IN_STATE[shipment.state]);
}

/** What the create call buys for these lines of the order; what they do not say of their articles, products say. */
export async function contentOf(
  deps: Parameters<typeof completeLines>[0],
  { source, orderNumber, content }: OrderRecord,
  { shipment, complete = false, duplicateReason }: OrderShipping,
  packed: LineQuantity[],
): Promise<{ body: Record<string, unknown>; order: ShippedOrder; reference?: string }> {
  const { tags, shippingMethod } = content;
  const order = {
    ...{ source, orderNumber, lines: withArticles(content, packed) },
    ...(duplicateReason !== undefined && { duplicateReason }),
    ...(tags && { tags }),
    ...(shippingMethod && { shippingMethod }),
  };
  if (complete) return { body: { ...shipment }, order };
  const lines = await completeLines(deps, content.lines);
  return { body: requestOf({ ...content, lines }, { shipment, packed }), order, reference: orderNumber };
}

/** The parcel of a shipment that the order does not know, or knows only an earlier attempt of; what came before the one that it knows is past. */
export function attachParcel(order: OrderRecord, shipment: ShipmentRecord, stationId: string): Change {
  const { id, clientId, transactionId, acceptedAt: at, prepared } = shipment;
  const known = parcelOf(order, shipment);
  if (known && (known.shipment?.id === id || known.at > at)) return null;
  // Whose id was used again within the day that a sale keeps it was not sold.
  const wasFreed = known?.shipment && !isSold(known) && at - known.at < ID_HELD_MS;
  if (known && isHolding(known) && !wasFreed) return null;
  const others = order.parcels.filter((each) => each !== known);
  const { lines: packed = [], duplicateReason = null } = prepared.order ?? {};
  const lines = packedUnits(order, packed, duplicateReason);
  const about = { verified: [], digest: order.digest, duplicateReason, packer: null, shipment: null };
  return { parcels: [...others, { clientId, transactionId, stationId, at, lines, ...about }] };
}

/** The units of a parcel; of what goes out once more with how many are ordered by then. */
const packedUnits = (
  { content }: OrderRecord,
  lines: ShippedOrder['lines'],
  duplicateReason: string | null,
): PackedUnits[] =>
  lines.map(({ line, quantity, article }) => ({
    ...{ line, quantity },
    ...(article && { article }),
    ...(duplicateReason !== null && { ordered: content.lines[line - 1]?.quantity ?? 0 }),
  }));

/** What a call puts into its parcel: what is open, and once more only where nothing is, or it says so. @throws EngineError VALIDATION_FAILED */
function linesToPack(order: OrderRecord, { lines, duplicateReason }: OrderShipping): LineQuantity[] {
  const open = openLines(order);
  const most = duplicateReason === undefined ? open : orderedLines(order);
  if (!lines) return open.length > 0 ? open : most;
  const errors = lines.flatMap((each, index) => wrongLine(each, { order, most, lines, index }));
  if (errors.length > 0) {
    const detail =
      errors.length === 1 ? (errors[0]?.message ?? '') : `${errors.length} lines are wrong; nothing was sent.`;
    throw new EngineError('VALIDATION_FAILED', detail, { errors });
  }
  return lines;
}

/** What a call asks for whose id stands for no parcel of the order: the purchase tells it what became of that id. */
export function linesAsked(order: OrderRecord, { lines }: OrderShipping): LineQuantity[] {
  const open = openLines(order);
  return lines ?? (open.length > 0 ? open : orderedLines(order));
}

const orderedLines = ({ content }: OrderRecord): LineQuantity[] =>
  content.lines.map(({ quantity }, index) => ({ line: index + 1, quantity }));

interface Asked {
  order: OrderRecord;
  most: readonly LineQuantity[];
  lines: readonly LineQuantity[];
  index: number;
}

function wrongLine({ line, quantity }: LineQuantity, { order, most, lines, index }: Asked): Violation[] {
  const wrong = (member: 'line' | 'quantity', message: string, limit: number, actual: number): Violation[] => [
    { code: 'FIELD_INVALID', pointer: `/lines/${index}/${member}`, message, limit, actual },
  ];
  const { length } = order.content.lines;
  if (line > length)
    return wrong('line', `Order ${order.orderNumber} has ${length} lines; line is ${line}.`, length, line);
  if (lines.findIndex((each) => each.line === line) < index)
    return wrong('line', `Line ${line} stands twice in lines; add up its quantities.`, 1, 2);
  const left = most.find((each) => each.line === line)?.quantity ?? 0;
  if (quantity <= left) return [];
  return wrong(
    'quantity',
    `Of line ${line}, ${left} units are in no parcel yet; quantity is ${quantity}.`,
    left,
    quantity,
  );
}

/** @throws EngineError STATE_CONFLICT, naming the label that is there */
function requireOpen(order: OrderRecord): void {
  if (!isAllHeld(order)) return;
  throw orderConflict(diagnostic('ORDER_IN_PARCEL', { number: order.orderNumber, label: labelOf(order) }));
}
