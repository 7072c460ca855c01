import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { canonicalJson } from '#shared/format/canonical-json.ts';
import { isOfThePurchase } from '#shared/diagnostics/purchase-refusals.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import { CliError, NoAnswer, Refusal } from './cli-error.ts';
import type { CallInput, StationClient } from './station-client.ts';

/** In milliseconds. */
export interface Patience {
  /** How long the station is asked what became of a purchase: longer than the longest may take. */
  running: number;
  /** How long a station that is gone may take to come back. */
  gone: number;
  /** A request that has no row after this long never arrived. */
  arrival: number;
  askEvery: number;
}
const PATIENCE: Patience = { running: 150_000, gone: 15_000, arrival: 3000, askEvery: 1000 };

export interface Purchase {
  transactionId: string;
  body: unknown;
  print?: string | undefined;
  /** The order that it is for; its body is then what the call says on top of it. */
  order?: { source: string; orderNumber: string };
}

export interface Bought {
  answer: ShipmentResponse;
  /** Of a stored answer; null where the purchase was answered at once. */
  state: ShipmentState | null;
  /** Of a stored answer: whether the carrier was asked to void it, and has yet to decide. */
  isVoidAsked: boolean;
  /** True where an earlier run bought it, and this one bought nothing. */
  before: boolean;
}

/** @throws CliError where its label must not be used, for it was voided since, or is being voided */
export function requireUsable({ state, isVoidAsked }: Bought, transactionId: string, anew = ''): void {
  if (state === 'VOIDED') throw new CliError(`${transactionId} was bought before, and voided since${anew}.`);
  if (!isVoidAsked) return;
  throw new CliError(
    `${transactionId} was bought before, and the carrier was asked to void it since; until it has decided its label must not be used${anew}.`,
  );
}

/** The same content gets the same id, so that a command that is typed again does not buy again. */
export const derivedTransactionId = (body: unknown) =>
  `cli-${createHash('sha256').update(canonicalJson(body)).digest('hex').slice(0, 24)}`;

/** Of an order, too: the same call for it. */
export const derivedId = ({ body, order }: Pick<Purchase, 'body' | 'order'>) =>
  derivedTransactionId(order ? { ...order, shipping: body } : body);

/**
 * Sends the purchase once. Where the answer is lost, or the id was used before, the stored answer is asked for; nothing is sent again. The
 * label of another content is never given out as that of this one.
 * @throws Refusal, NoAnswer where nobody can say what became of it, or CliError where an earlier call holds the id.
 */
export async function buyOnce(
  client: StationClient,
  purchase: Purchase,
  patience: Patience = PATIENCE,
): Promise<Bought> {
  const { transactionId } = purchase;
  const requestId = randomUUID();
  try {
    return { answer: await send(client, purchase, requestId), state: null, isVoidAsked: false, before: false };
  } catch (error) {
    if (error instanceof NoAnswer && error.mayHaveBought) {
      const { acceptedBy, ...stored } = await storedAnswer(client, transactionId, error, patience);
      const before = acceptedBy !== requestId;
      if (before && transactionId !== derivedId(purchase)) throw heldByAnother(transactionId);
      return { ...stored, before };
    }
    const { code, original, purchase: said } = error instanceof Refusal ? error.problem : {};
    const isDerived = transactionId === derivedId(purchase);
    // Of the same content, though what else the call names has gone since: its printer, or its account.
    const isBought = said === 'made' && isDerived;
    const isHeld = code === 'TRANSACTION_ID_REPEATED' || code === 'TRANSACTION_IN_PROGRESS';
    // An id that was made of the content says what was asked for, though that was erased since.
    const isSame = original === undefined || (original.sameContent ?? isDerived);
    if (!(isHeld || isBought) || !isSame) throw error;
    const { acceptedBy: _, ...stored } = await storedAnswer(client, transactionId, error, patience);
    return { ...stored, before: code !== 'TRANSACTION_IN_PROGRESS' };
  }
}

async function send(
  client: StationClient,
  { transactionId, body, print, order }: Purchase,
  requestId: string,
): Promise<ShipmentResponse> {
  const input = {
    headers: { transactionId, 'x-request-id': requestId },
    query: { documents: 'url', print } as const,
    body,
  };
  if (!order) return client.call('createShipment', input);
  const { shipment, warnings } = await client.call('shipOrder', { params: order, ...input } as CallInput<'shipOrder'>);
  return { success: true, data: shipment, warnings };
}

const heldByAnother = (transactionId: string) =>
  new CliError(
    `The answer was lost, and ${transactionId} was bought by an earlier call, perhaps for another recipient; nothing was bought now. ` +
      `Compare with: packbench status ${transactionId}`,
  );

/** Asks what became of a transaction until the station knows. @throws what it says; `lost` where it cannot be asked. */
async function storedAnswer(
  client: StationClient,
  transactionId: string,
  lost: unknown,
  patience: Patience,
): Promise<Omit<Bought, 'before'> & { acceptedBy: string | null }> {
  const begin = Date.now();
  for (;;) {
    const waited = Date.now() - begin;
    try {
      const { state, voidSubmittedAt, success, data, warnings, requestId } = await client.call('readByTransaction', {
        params: { transactionId },
        query: { documents: 'url' },
      });
      // A station of an older version does not say it.
      const isVoidAsked = (voidSubmittedAt ?? null) !== null;
      return { answer: { success, data, warnings }, state, isVoidAsked, acceptedBy: requestId };
    } catch (error) {
      if (!isWorthAskingAgain(error, waited, patience))
        throw neverArrived(error, client) ?? (isRefusedPurchase(error) ? error : lost);
    }
    await wait(patience.askEvery);
  }
}

const isRefusedPurchase = (error: unknown) => error instanceof Refusal && isOfThePurchase(error.problem.code);

function isWorthAskingAgain(error: unknown, waitedMs: number, { running, gone, arrival }: Patience): boolean {
  if (waitedMs > running) return false;
  if (!(error instanceof Refusal)) return error instanceof NoAnswer && waitedMs < gone;
  const { code } = error.problem;
  if (code === 'NOT_FOUND') return waitedMs < arrival;
  if (code === 'TRANSACTION_IN_PROGRESS' || code === 'RATE_LIMITED') return true;
  return !isRefusedPurchase(error) && waitedMs < gone;
}

const neverArrived = (error: unknown, { baseUrl }: StationClient) =>
  error instanceof Refusal && error.problem.code === 'NOT_FOUND' && error.problem.purchase === 'not_made'
    ? new NoAnswer(`The request never arrived at ${baseUrl}; nothing was bought.`, false)
    : null;
