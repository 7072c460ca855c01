import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { WriteBack } from '#shared/schema/orders/write-back.ts';
import { diagnosticOf } from '../../diagnostic-error.ts';
import { isSold, type OrderRecord } from '../../orders/index.ts';
import type { SourcesDeps } from '../deps.ts';
import { keptPassword, unlocked } from '../place.ts';
import { valuesOf } from './values.ts';
import type { UntoldParcel, WaitingOrder } from './write-back-store.ts';

/** An order is one teller's for so long: longer than all that is sent for it takes. */
const HELD_MS = 60_000;
/** Nothing is sent any more once an order was held for so long. */
const MOST_MS = 30_000;
const PATIENCE_MS = 10_000;
const FIRST_AGAIN_MS = 2_000;
const LONGEST_AGAIN_MS = 15 * 60_000;

export const writeBackSecretOf = (source: string) => `source-write-back:${source}`;

/** Twice as long each time. */
export const backoff = (attempts: number, longest: number) =>
  Math.min(longest, FIRST_AGAIN_MS * 2 ** Math.min(attempts - 1, 20));

/** UNREACHED: the place did not take it, and may not take others either. LEFT: another one tells it, or the place refused this order alone. */
export type Outcome = 'TOLD' | 'LEFT' | 'UNREACHED';

type Deps = Pick<SourcesDeps, 'ledger' | 'secrets' | 'sourceWriter'>;

/** Why a source was not told of one parcel. */
interface Refusal {
  outcome: Exclude<Outcome, 'TOLD'>;
  trouble: Diagnostic | null;
}

/** Its id is being bought again: what becomes of that is told, or what became of it before. */
const BEING_BOUGHT: Refusal = { outcome: 'LEFT', trouble: null };

/** Statuses of 400 and above that say nothing of the request itself. */
const STATUSES_OF_PLACE: readonly unknown[] = [407, 408, 421, 425, 429];

/** Whether the place would not take another parcel either. */
function isOfPlace({ code, values }: Diagnostic): boolean {
  if (code !== 'WRITE_BACK_ANSWERED') return code !== 'SOURCE_QUERY_FAILED';
  const status = Number(values['status']);
  return status < 400 || status >= 500 || STATUSES_OF_PLACE.includes(status);
}

type ParcelKey = Pick<UntoldParcel, 'clientId' | 'transactionId'>;
const isSameParcel =
  ({ clientId, transactionId }: ParcelKey) =>
  (each: ParcelKey) =>
    each.clientId === clientId && each.transactionId === transactionId;

/** Tells its source what became of the parcels of an order, as the ledger knows it now. */
export async function tellOrder(deps: Deps, waiting: WaitingOrder, writeBack: WriteBack): Promise<Outcome> {
  const { writeBack: store, orders, now } = deps.ledger;
  const begun = performance.now();
  const parcels = await store.begin(waiting, { now: now(), until: now() + HELD_MS });
  if (parcels === null) return 'LEFT';
  const held = { ...waiting, attempts: waiting.attempts + 1 };
  const order = await orders.find(waiting.source, waiting.orderNumber);
  const tell = async (parcel: UntoldParcel) => order && tellParcel(deps, order, parcel, writeBack);
  const { told, refusal } = await tellAll(parcels, { tell, begun });
  // What was told while the place refused a void is told once more behind it: a void is not the last word on an order that has gone out.
  const late = waiting.attempts > 0 ? told.filter(({ fate }) => fate === 'VOIDED') : [];
  const known = (order?.parcels ?? []).filter((each) => isSold(each) && !parcels.some(isSameParcel(each)));
  const sold = late.length > 0 ? known.map((each) => ({ ...each, fate: 'SOLD' as const })) : [];
  const behind = await tellAll(refusal?.outcome === 'UNREACHED' ? [] : sold, { tell, begun });
  const certain = behind.told.length === sold.length ? told : told.filter((each) => !late.includes(each));
  const why = behind.refusal ?? refusal;
  const again = now() + backoff(held.attempts, LONGEST_AGAIN_MS);
  await store.end(held, certain, { at: again, trouble: why?.trouble ?? null });
  return why?.outcome ?? 'TOLD';
}

interface Telling {
  /** Null where the source took it. */
  tell(parcel: UntoldParcel): Promise<Refusal | null>;
  begun: number;
}

/** In their order. One that the place refuses alone holds up no other. */
async function tellAll(parcels: readonly UntoldParcel[], { tell, begun }: Telling) {
  const told: UntoldParcel[] = [];
  let refusal: Refusal | null = null;
  for (const parcel of parcels) {
    if (refusal?.outcome === 'UNREACHED' || performance.now() - begun > MOST_MS) break;
    const refused: Refusal | null = await tell(parcel);
    if (refused === null) told.push(parcel);
    else refusal = refused.outcome === 'UNREACHED' ? refused : (refusal ?? refused);
  }
  return { told, refusal };
}

/** Null where the source took it. */
async function tellParcel(
  { ledger, secrets, sourceWriter }: Deps,
  order: OrderRecord,
  { clientId, transactionId, fate }: UntoldParcel,
  { connection, sold, voided }: WriteBack,
): Promise<Refusal | null> {
  const parcel = order.parcels.find(isSameParcel({ clientId, transactionId }));
  if (parcel?.shipment === null) return BEING_BOUGHT;
  const shipment = await (parcel
    ? ledger.shipments.find(parcel.shipment.id)
    : ledger.shipments.findByTransaction(clientId, transactionId));
  if (!shipment) return null;
  const numbers = order.parcels.filter(isSold).flatMap((each) => each.shipment?.trackingNumbers ?? []);
  try {
    const target = await unlocked(
      connection,
      () => keptPassword(secrets, writeBackSecretOf(order.source), order.source),
      async () => (await ledger.sources.find(order.source))?.content.writeBack?.connection,
    );
    const { rows: count } = await sourceWriter.write({
      connection: target,
      text: fate === 'SOLD' ? sold : voided,
      values: valuesOf(order, { transactionId, packer: parcel?.packer ?? null }, shipment, {
        state: fate,
        sold: numbers,
      }),
      patienceMs: PATIENCE_MS,
    });
    const number = order.orderNumber;
    if (count === 0) return { outcome: 'LEFT', trouble: diagnostic('WRITE_BACK_NO_ROW', { number }) };
    if (count > 1) return { outcome: 'LEFT', trouble: diagnostic('WRITE_BACK_ROWS', { number, count }) };
    return null;
  } catch (error) {
    const trouble = diagnosticOf(error, order.source);
    return { outcome: isOfPlace(trouble) ? 'UNREACHED' : 'LEFT', trouble };
  }
}
