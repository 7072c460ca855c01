import { createHash } from 'node:crypto';
import { canonicalJson } from '#shared/format/canonical-json.ts';
import type { OrderDraft, SourceState } from '#shared/schema/orders/order-draft.ts';
import { meaningOf } from '../meaning.ts';
import type { Change } from './change-order.ts';
import type { OrderContent, OrderRecord, ParcelRecord } from './order-record.ts';
import { renaming } from './packed-units.ts';
import { claimAfterChange } from './packing/source-changes.ts';
import { stateAfter } from './progress.ts';

export interface PutCall {
  source: string;
  orderNumber: string;
  draft: OrderDraft;
}

const digestOf = (content: OrderContent) => createHash('sha256').update(canonicalJson(content)).digest('hex');

const stopsOf = (said: SourceState) => ({ heldAtSource: said === 'HELD', cancelledAtSource: said === 'CANCELLED' });

/** An order that was not known. @param at ledger time, milliseconds */
export function newOrder(
  { source, orderNumber, draft }: PutCall,
  { id, clientId, at }: { id: string; clientId: string; at: number },
): OrderRecord {
  const { revision = null, state = 'OPEN', ...content } = draft;
  return {
    ...{ id, source, orderNumber, clientId, state, revision, content },
    ...{
      reason: null,
      reasonBy: null,
      version: 1,
      digest: digestOf(content),
      ...stopsOf(state),
    },
    ...{ holdReleased: false, claim: null, parcels: [], createdAt: at, updatedAt: at },
  };
}

/**
 * What the source says now, on top of what is known. What is packed stays packed, unless more is ordered now; what a person holds or
 * cancelled stays so. Of an order that is redacted nothing comes back. Null where nothing is new.
 */
export function changeBySource(order: OrderRecord, draft: OrderDraft): Change {
  const { revision = null, state: said, ...content } = draft;
  const digest = order.digest === '' ? '' : digestOf(content);
  // What is written alike means the same, and most orders of a source are.
  const isChanged = digest !== order.digest && meaningOf(content) !== meaningOf(order.content);
  const now = isChanged && { content, parcels: parcelsAfter(order, content) };
  const news = isLetGo(order, said) ? undefined : said;
  const { heldAtSource, cancelledAtSource } = news === undefined ? order : stopsOf(news);
  const holdReleased = news === undefined && order.holdReleased;
  const state = stateBySource({ ...order, heldAtSource, cancelledAtSource, ...now }, news);
  const isAsBefore = state === order.state && holdReleased === order.holdReleased;
  const isSame = !isChanged && revision === order.revision && isAsBefore;
  if (isSame && heldAtSource === order.heldAtSource && cancelledAtSource === order.cancelledAtSource) return null;
  return {
    ...{ revision, heldAtSource, cancelledAtSource, holdReleased, state },
    ...(now && { ...now, digest }),
    ...(isChanged && order.claim && { claim: claimAfterChange(order.claim, order.content, content) }),
    ...(state !== order.state && { reason: null, reasonBy: null, claim: null }),
  };
}

/** What a person has let go the source does not stop by saying the same once more. */
const isLetGo = ({ holdReleased, cancelledAtSource, state }: OrderRecord, said: OrderDraft['state']): boolean =>
  (said === 'HELD' && holdReleased) || (said === 'CANCELLED' && cancelledAtSource && state !== 'CANCELLED');

function parcelsAfter({ parcels, content: before }: OrderRecord, after: OrderContent): ParcelRecord[] {
  if (parcels.length === 0) return parcels;
  const renamed = renaming(before, after);
  return parcels.map((parcel) => ({ ...parcel, lines: parcel.lines.map(renamed) }));
}

function stateBySource(order: OrderRecord, said: OrderDraft['state']): OrderRecord['state'] {
  const { state, reason, digest } = order;
  if (digest === '') return state;
  switch (state) {
    case 'PACKED':
    case 'SHIPPED':
      return stateAfter(order);
    case 'OPEN':
    case 'PACKING':
      return said === undefined || said === 'OPEN' ? stateAfter(order) : said;
    case 'HELD':
    case 'CANCELLED':
      // A reason is a person's.
      if (said === undefined || reason !== null) return state;
      return said === 'OPEN' ? stateAfter({ ...order, state: said }) : said;
  }
}
