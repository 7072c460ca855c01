import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShipmentState } from '#shared/schema/shipment.ts';
import type { ShipmentResponse } from '#shared/schema/shipment-response.ts';
import { NoAnswer, Refusal } from './cli-error.ts';
import type { StationClient } from './station-client.ts';

/** How long a lost answer is asked for: longer than the longest purchase may take, in milliseconds. */
const PATIENCE_MS = 150_000;
const ASK_EVERY_MS = 1000;
/** A request that has no row after this long never arrived. */
const ARRIVED_BY_MS = 3000;

export interface Bought {
  answer: ShipmentResponse;
  /** Of a stored answer; null where the purchase was answered at once. */
  state: ShipmentState | null;
  /** True where an earlier run bought it, and this one bought nothing. */
  before: boolean;
}

/** The same content gets the same id, so that a command that is typed again does not buy again. */
export const derivedTransactionId = (body: unknown) =>
  `cli-${createHash('sha256').update(canonical(body)).digest('hex').slice(0, 24)}`;

/** JSON with sorted keys. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, child]) => `${JSON.stringify(key)}:${canonical(child)}`).join(',')}}`;
}

/**
 * Sends the purchase once. Where the answer is lost, or the id was used before, the stored answer is asked for; nothing is sent again.
 * @throws Refusal, or NoAnswer where nobody can say what became of it.
 */
export async function buyOnce(
  client: StationClient,
  purchase: { transactionId: string; body: unknown; print?: string | undefined },
): Promise<Bought> {
  const { transactionId, body, print } = purchase;
  try {
    const answer = await client.call('createShipment', {
      headers: { transactionId },
      query: { documents: 'url', print },
      body,
    });
    return { answer, state: null, before: false };
  } catch (error) {
    if (error instanceof NoAnswer && error.sent)
      return { ...(await storedAnswer(client, transactionId, error)), before: false };
    const code = error instanceof Refusal ? error.problem.code : null;
    if (code !== 'TRANSACTION_ID_REPEATED' && code !== 'TRANSACTION_IN_PROGRESS') throw error;
    const stored = await storedAnswer(client, transactionId, error);
    return { ...stored, before: code === 'TRANSACTION_ID_REPEATED' };
  }
}

/** Asks what became of a transaction until the station knows. @throws what it says; `lost` where it cannot be asked. */
async function storedAnswer(
  client: StationClient,
  transactionId: string,
  lost: unknown,
): Promise<Omit<Bought, 'before'>> {
  const begin = Date.now();
  for (;;) {
    const waited = Date.now() - begin;
    try {
      const { state, success, data, warnings } = await client.call('readByTransaction', {
        params: { transactionId },
        query: { documents: 'url' },
      });
      return { answer: { success, data, warnings }, state };
    } catch (error) {
      if (!isWorthAskingAgain(error, waited))
        throw neverArrived(error, client) ?? (error instanceof NoAnswer ? lost : error);
    }
    await wait(ASK_EVERY_MS);
  }
}

function isWorthAskingAgain(error: unknown, waitedMs: number): boolean {
  if (waitedMs > PATIENCE_MS) return false;
  if (!(error instanceof Refusal)) return error instanceof NoAnswer && waitedMs < PATIENCE_MS / 10;
  if (error.problem.code === 'NOT_FOUND') return waitedMs < ARRIVED_BY_MS;
  return error.problem.code === 'TRANSACTION_IN_PROGRESS' || error.problem.code === 'RATE_LIMITED';
}

const neverArrived = (error: unknown, { baseUrl }: StationClient) =>
  error instanceof Refusal && error.problem.code === 'NOT_FOUND'
    ? new NoAnswer(`The request never arrived at ${baseUrl}; nothing was bought.`, false)
    : null;
