import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { DocumentDelivery, Settings } from '#shared/schema/station/settings.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import { traitsOf } from '../../accounts/index.ts';
import { rememberRecipient } from '../../addresses/index.ts';
import { rememberBoxes } from '../../boxes/index.ts';
import { toShipmentData } from './answer.ts';
import { warnOfEarlier } from '../../duplicates/index.ts';
import type { ShippingDeps } from '../deps.ts';
import { EngineError } from '../../engine-error.ts';
import { meaningOf } from '../../meaning.ts';
import { isWindow, type NamedPacker, packerOf, requireRole, type WindowSession } from '../../identity/index.ts';
import type { Acceptance, AcceptOutcome, HeldRow, IdHolder } from '../shipment-record.ts';
import { asSent, isErased, type PreparedShipment, type ShippedOrder } from '../../rules/index.ts';
import { ownIdOf } from './own-id.ts';
import { withIdentity } from './with-identity.ts';
import { buy } from './purchase.ts';
import { requireKnownPast } from '../recovery/ledger-gap.ts';
import { boughtBut } from './complete-documents.ts';
import type { Ownership } from '../ownership.ts';
import { refuseCall, refuseRepeatedId, whoHolds } from './repeated-id.ts';
import { requireTransactionId } from './transaction-id.ts';
import { checkBody } from './check-shipment.ts';
import { learnFromShipment } from '../../products/index.ts';
import { learnWeights } from '../../weights/index.ts';

export interface CreateCall {
  clientId: string;
  /** The window that calls; undefined for clients with keys. */
  window?: WindowSession | undefined;
  /** Who started the batch that it is a row of. */
  packer?: NamedPacker | null;
  /** The header, as it came. */
  transactionId: string | undefined;
  requestId: string;
  body: unknown;
  /** The station's setting where the call does not say. */
  documents: DocumentDelivery | undefined;
  /** The batch row that is bought: only while this run holds it. */
  row?: HeldRow;
  /** The order that it is for. */
  order?: ShippedOrder;
  /** The printer that its labels come out of when it is bought. */
  printerId?: string;
  /** The first label message, where the carrier has a place for it and the body says none. */
  reference?: string;
}

/** What a purchase works with beside the station's own. */
export interface Buying extends Pick<Ownership, 'own' | 'ownEverywhere'> {
  /** Begins a purchase. @throws EngineError STATION_STOPPING where none is begun any more. */
  begin<T>(work: () => Promise<T>): Promise<T>;
  /** Aborted when a purchase that is on its way must be given up. */
  stopped: AbortSignal;
}

/** Below this the ledger takes no new purchase: the answer of one that is sent must find room. */
const ROOM_NEEDED_BYTES = 16 * 1024 * 1024;

/**
 * Buys the labels of a shipment, once (contract, sections 3, 4 and 10). Resolves when numbers and labels are durable.
 * @throws EngineError; `purchase` in its details says whether anything was bought.
 */
export async function createShipment(
  deps: ShippingDeps,
  { own, ownEverywhere, begin, stopped }: Buying,
  call: CreateCall,
): Promise<ShipmentResponse> {
  const transactionId = requireTransactionId(call.transactionId, call.body);
  const refuse = (wrong: unknown) => refuseCall(deps.ledger.shipments, { ...call, transactionId }, wrong);
  const { prepared, alike, selected, ...found } = await acceptable(deps, call, transactionId).catch(refuse);
  const [settings, earlier] = await Promise.all([
    deps.ledger.settings.read(),
    warnOfEarlier(deps, call.clientId, alike),
  ]);
  const warnings = [...found.warnings, ...earlier];
  const packer = call.packer ?? packerOf(call);
  // Whoever repeats an id is told what became of it, not that it went out before.
  if (earlier.length > 0 && !(await whoHolds(deps.ledger.shipments, call.clientId, transactionId)))
    requireRole(call, 'shipAgain');
  return begin<ShipmentResponse>(async () => {
    const timeoutMs = purchaseTimeout(deps, prepared, settings);
    const { clientId, requestId, row, order, printerId } = call;
    const adapter = deps.adapters[prepared.account.adapter.type];
    const accepted = await accept(deps, {
      ...{ clientId, transactionId, warnings, requestId, timeoutMs, alike, ...(row && { row }) },
      prepared: {
        ...prepared,
        ...(order && { order }),
        ...(selected && { rule: selected.rule }),
        ...(packer && { packer }),
        ...(printerId && { printerId }),
      },
      ownIdOf: (id) => ownIdOf(id, adapter),
    });
    if (accepted.kind === 'overtaken') throw overtaken();
    if (accepted.kind === 'orderChanged') throw orderChanged(order?.orderNumber ?? '');
    if (accepted.kind === 'taken') throw await refusalOfRepeat(deps, transactionId, accepted.by, prepared);
    const { shipment } = accepted;
    rememberBoxes(deps, shipment, found);
    const { shipment: bought, documents } = await own(shipment.id, () =>
      buy(deps, shipment, { requestId, timeoutMs, stopped, ownEverywhere }),
    );
    if (settings.rememberRecipients) rememberRecipient(deps, prepared.request.recipient);
    learnWeights(deps, clientId, found);
    learnFromShipment(deps, prepared.request);
    const data = await toShipmentData(bought, call.documents ?? settings.documents, {
      ledger: deps.ledger.shipments,
      links: deps.links,
      ...(documents && { documents }),
    }).catch((error: unknown) => {
      throw boughtBut(bought, bought.trackingNumbers, error);
    });
    return { success: true, data, warnings: bought.warnings };
  }).catch((error: unknown) => {
    if (isStopping(error)) return refuse(error);
    throw error;
  });
}

const isStopping = (error: unknown) => error instanceof EngineError && error.code === 'STATION_STOPPING';

const overtaken = () =>
  new EngineError(
    'STATE_CONFLICT',
    'Another station has taken over this row of the batch; nothing was sent by this one.',
  );

function orderChanged(number: string): EngineError {
  const trouble = diagnostic('ORDER_CHANGED', { number });
  return new EngineError('STATE_CONFLICT', inEnglish(trouble), { trouble });
}

async function refusalOfRepeat(
  { ledger }: ShippingDeps,
  transactionId: string,
  by: IdHolder,
  prepared: PreparedShipment,
): Promise<EngineError> {
  const earlier = await ledger.shipments.find(by.id);
  const isKept = earlier !== null && !isErased(earlier.prepared);
  const sameContent = isKept ? askedFor(earlier.prepared) === askedFor(prepared) : null;
  return refuseRepeatedId(transactionId, by, sameContent);
}

/** What a create call asks for; the transactionId, which a body may repeat, is the name of that and no part of it. */
function askedFor(prepared: PreparedShipment): string {
  const { transactionId: _, ...content } = asSent(prepared);
  return meaningOf(content);
}

/** Whoever repeats an id is told what became of it, also while nothing new can be stored. */
async function accept(deps: ShippingDeps, acceptance: Acceptance): Promise<AcceptOutcome> {
  const { clientId, transactionId } = acceptance;
  const held = () => whoHolds(deps.ledger.shipments, clientId, transactionId);
  try {
    requireStorable(deps);
    const by = isWindow(clientId) ? await held() : null;
    return by ? { kind: 'taken', by } : await deps.ledger.shipments.accept(acceptance);
  } catch (error) {
    const by = await held();
    if (by) return { kind: 'taken', by };
    throw error;
  }
}

function requireStorable({ ledger, spill, disk }: ShippingDeps): void {
  requireKnownPast(ledger.unconfirmedGap());
  if (disk.freeBytes() >= ROOM_NEEDED_BYTES && spill.ready()) return;
  throw new EngineError(
    'STORAGE_FULL',
    `Less than ${ROOM_NEEDED_BYTES / 2 ** 20} MiB are free on the disk of the data folder; nothing was sent.`,
  );
}

/** The account's own patience with its carrier, or the station's; milliseconds. */
function purchaseTimeout({ adapters }: ShippingDeps, { account }: PreparedShipment, settings: Settings): number {
  return (traitsOf(adapters, account).deadlineSeconds ?? settings.purchaseTimeoutSeconds) * 1000;
}

async function acceptable(deps: ShippingDeps, { body, order, reference }: CreateCall, transactionId: string) {
  const { errors, warnings, prepared, ...found } = await checkBody(deps, body, { transactionId, order, reference });
  if (prepared === null) {
    const detail =
      errors.length === 1 ? (errors[0]?.message ?? '') : `${errors.length} things are wrong; nothing was sent.`;
    throw new EngineError('VALIDATION_FAILED', detail, { errors, warnings });
  }
  return { prepared: await withIdentity(deps, prepared), warnings, ...found };
}
