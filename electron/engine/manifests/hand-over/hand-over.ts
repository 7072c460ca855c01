import { isoInstant } from '#shared/format/iso-instant.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HandOverAnswer, HandOverOutcome, HandOverTally, Parcel } from '#shared/schema/shipping/hand-over.ts';
import { stopOf } from '#shared/schema/orders/order.ts';
import { MOST_MISSING } from '#shared/schema/shipping/hand-over.ts';
import { numbersIn } from '#shared/scan/label-codes.ts';
import { requireAccount } from '../../accounts/index.ts';
import { EngineError } from '../../engine-error.ts';
import { type Caller, packerNamed, sees } from '../../identity/index.ts';
import type { ManifestsDeps } from '../deps.ts';
import { scopeOf } from '../manifests.ts';
import { MOST_SHIPMENTS } from '../open-shipments.ts';
import { isTestShipment, leavesOutTests, waysLeftOut } from '../tests-left-out.ts';
import type { HandOverRecord, ParcelRecord } from './hand-over-store.ts';

/** How often it is tried again where the shipment is voided, or put on a manifest, between reading and writing. */
const MOST_TRIES = 5;

/** As many as are found at most. */
const FOUND_AT_ONCE = 10;

export interface ScanCall {
  /** What the scanner read. */
  code: string;
  caller: Caller;
}

/** What is to be done with the parcel of a code: something, or nothing and why. */
type Decision =
  | { parcel: ParcelRecord; why: null }
  | { parcel: ParcelRecord | null; why: { outcome: HandOverOutcome; trouble: Diagnostic } };

/** Hands the parcel with the code over to the driver, once. @throws EngineError STATE_CONFLICT where others change it all the time. */
export async function handOver(
  deps: ManifestsDeps,
  { packer: given = null, ...call }: ScanCall & { packer?: string | null },
): Promise<HandOverAnswer> {
  const { handOvers, now, stationId } = deps.ledger;
  const packer = packerNamed(call.caller, given);
  return decided(deps, call, {
    outcome: 'HANDED_OVER',
    decide: async (found, code) => whetherItsShipmentLeaves(deps, whetherItLeaves(found, code), code),
    async act(parcel) {
      const handOver = { at: now(), code: call.code, clientId: call.caller.clientId, packer, stationId };
      return (await handOvers.put(parcel, handOver)) ? handOver : false;
    },
  });
}

/** Takes back what was handed over by mistake, until its manifest is closed. @throws EngineError STATE_CONFLICT as above. */
export const takeBack = (deps: ManifestsDeps, call: ScanCall): Promise<HandOverAnswer> =>
  decided(deps, call, {
    outcome: 'TAKEN_BACK',
    decide: whetherItComesBack,
    act: async (parcel) => ((await deps.ledger.handOvers.remove(parcel)) ? null : false),
  });

interface Change {
  outcome: HandOverOutcome;
  decide(found: readonly ParcelRecord[], code: string): Decision | Promise<Decision>;
  /** What the ledger has of the parcel afterwards; false where it changed meanwhile. */
  act(parcel: ParcelRecord): Promise<HandOverRecord | null | false>;
}

async function decided(
  deps: ManifestsDeps,
  { code, caller }: ScanCall,
  { outcome, decide, act }: Change,
): Promise<HandOverAnswer> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const found = (await deps.ledger.handOvers.find(numbersIn(code))).filter(({ clientId }) => sees(caller, clientId));
    const { parcel, why } = await decide(found, code);
    if (why) return { ...why, parcel: parcel && toParcel(parcel) };
    const handOver = await act(parcel);
    if (handOver === false) continue;
    const at = isoInstant(deps.ledger.now());
    deps.events.publish({ type: 'hand-over', id: parcel.shipmentId, state: outcome, at }, parcel.clientId);
    return { outcome, trouble: null, parcel: toParcel({ ...parcel, handOver }) };
  }
  throw new EngineError('STATE_CONFLICT', `The parcel ${code} is being changed by others; scan it once more.`);
}

const isOpen = ({ state, isVoidAsked, manifest }: ParcelRecord) =>
  state === 'LABELLED' && !isVoidAsked && manifest === null;

function whetherItLeaves(found: readonly ParcelRecord[], code: string): Decision {
  const [parcel = null, ...others] = found.some(isOpen) ? found.filter(isOpen) : found.slice(0, 1);
  const not = (outcome: HandOverOutcome, trouble: Diagnostic): Decision => ({ parcel, why: { outcome, trouble } });
  if (!parcel) return not('UNKNOWN_CODE', diagnostic('HAND_OVER_UNKNOWN', { code }));
  if (others.length > 0) return several(code);
  const { manifest, state, isVoidAsked } = parcel;
  if (manifest !== null) return not('ON_MANIFEST', diagnostic('HAND_OVER_ON_MANIFEST', { code, manifest }));
  if (state === 'VOIDED') return not('VOIDED', diagnostic('HAND_OVER_VOIDED', { code }));
  if (isVoidAsked) return not('VOIDED', diagnostic('HAND_OVER_VOID_ASKED', { code }));
  if (state !== 'LABELLED') return not('NOT_LABELLED', diagnostic('HAND_OVER_NO_LABEL', { code }));
  if (parcel.handOver) return not('ALREADY', diagnostic('HAND_OVER_ALREADY', { code }));
  return { parcel, why: null };
}

/** A test label leaves only where its account is for tests, and no parcel of an order that was stopped since does. */
async function whetherItsShipmentLeaves(deps: ManifestsDeps, decision: Decision, code: string): Promise<Decision> {
  const { parcel, why } = decision;
  if (why !== null) return decision;
  const shipment = await deps.ledger.shipments.find(parcel.shipmentId);
  if (shipment === null) return decision;
  if (isTestShipment(deps, shipment) && leavesOutTests(deps, await requireAccount(deps, parcel.carrierId), false))
    return { parcel, why: { outcome: 'NOT_LABELLED', trouble: diagnostic('HAND_OVER_TEST_LABEL', { code }) } };
  for (const order of await deps.ledger.orders.findByShipments([shipment])) {
    const stop = stopOf(order);
    const said = { code, order: order.orderNumber };
    if (stop !== null) return { parcel, why: { outcome: 'KEPT_BACK', trouble: diagnostic(STOPPED[stop], said) } };
  }
  return decision;
}

const STOPPED = { HELD: 'HAND_OVER_ORDER_HELD', CANCELLED: 'HAND_OVER_ORDER_CANCELLED' } as const;

function whetherItComesBack(found: readonly ParcelRecord[], code: string): Decision {
  const isHere = ({ handOver, manifest }: ParcelRecord) => handOver !== null && manifest === null;
  const [parcel = null, ...others] = found.some(isHere) ? found.filter(isHere) : found.slice(0, 1);
  const not = (outcome: HandOverOutcome, trouble: Diagnostic): Decision => ({ parcel, why: { outcome, trouble } });
  if (!parcel) return not('UNKNOWN_CODE', diagnostic('HAND_OVER_UNKNOWN', { code }));
  if (others.length > 0) return several(code);
  const { manifest } = parcel;
  if (manifest !== null) return not('ON_MANIFEST', diagnostic('HAND_OVER_ON_MANIFEST', { code, manifest }));
  if (!parcel.handOver) return not('NOT_HANDED_OVER', diagnostic('HAND_OVER_NOT_DONE', { code }));
  return { parcel, why: null };
}

const several = (code: string): Decision => ({
  parcel: null,
  why: { outcome: 'SEVERAL', trouble: diagnostic('HAND_OVER_SEVERAL', { code }) },
});

/**
 * What is sold, labelled, printed and handed over of an account, as far as the caller sees it.
 * @param named so many missing parcels at most
 * @throws EngineError NOT_FOUND.
 */
export async function tallyHandOvers(
  deps: ManifestsDeps,
  caller: Caller,
  carrierId: string,
  named = MOST_MISSING,
): Promise<HandOverTally> {
  const account = await requireAccount(deps, carrierId);
  const { handOvers } = deps.ledger;
  const [of, most] = [scopeOf(caller, carrierId), { shipments: MOST_SHIPMENTS, missing: named }];
  const without = waysLeftOut(deps, account, await handOvers.ways(of, most));
  const { missing, ...counts } = await handOvers.tally({ ...of, without }, most);
  return { carrierId, ...counts, missing: missing.map(toParcel) };
}

/** Parcels of these shipments that could go with the driver, whichever of them were handed over. */
export async function parcelsToGo(
  { ledger: { shipments, handOvers } }: Pick<ManifestsDeps, 'ledger'>,
  shipmentIds: readonly string[],
): Promise<ParcelRecord[]> {
  const ids = new Set(shipmentIds);
  const numbers: string[] = [];
  for (const id of ids) numbers.push(...((await shipments.find(id))?.platformTrackingNumbers ?? []));
  const parcels: ParcelRecord[] = [];
  for (let from = 0; from < numbers.length; from += FOUND_AT_ONCE)
    parcels.push(...(await handOvers.find(numbers.slice(from, from + FOUND_AT_ONCE))));
  return parcels.filter((parcel) => ids.has(parcel.shipmentId) && isOpen(parcel));
}

function toParcel({ state, contact, isPrinted, handOver, ...record }: ParcelRecord): Parcel {
  const { clientId: _, isVoidAsked: __, manifest: ___, ...parcel } = record;
  return {
    ...parcel,
    recipientName: contact.personName?.trim() ? contact.personName : (contact.companyName ?? ''),
    labelled: state === 'LABELLED',
    printed: isPrinted || handOver !== null,
    handOver: handOver && { ...handOver, at: isoInstant(handOver.at) },
  };
}
