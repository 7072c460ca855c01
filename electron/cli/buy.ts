import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ShipmentState } from '#shared/schema/shipment.ts';
import type { ShipmentResponse } from '#shared/schema/shipment-response.ts';
import { NoAnswer, Refusal } from './cli-error.ts';
import type { StationClient } from './station-client.ts';

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
  patience: Patience = PATIENCE,
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
    if (error instanceof NoAnswer && error.mayHaveBought)
      return { ...(await storedAnswer(client, transactionId, error, patience)), before: false };
    const code = error instanceof Refusal ? error.problem.code : null;
    if (code !== 'TRANSACTION_ID_REPEATED' && code !== 'TRANSACTION_IN_PROGRESS') throw error;
    const stored = await storedAnswer(client, transactionId, error, patience);
    return { ...stored, before: code === 'TRANSACTION_ID_REPEATED' };
  }
}

/** Asks what became of a transaction until the station knows. @throws what it says; `lost` where it cannot be asked. */
async function storedAnswer(
  client: StationClient,
  transactionId: string,
  lost: unknown,
  patience: Patience,
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
      if (!isWorthAskingAgain(error, waited, patience))
        throw neverArrived(error, client) ?? (error instanceof NoAnswer ? lost : error);
    }
    await wait(patience.askEvery);
  }
}

function isWorthAskingAgain(error: unknown, waitedMs: number, { running, gone, arrival }: Patience): boolean {
  if (waitedMs > running) return false;
  if (!(error instanceof Refusal)) return error instanceof NoAnswer && waitedMs < gone;
  if (error.problem.code === 'NOT_FOUND') return waitedMs < arrival;
  return error.problem.code === 'TRANSACTION_IN_PROGRESS' || error.problem.code === 'RATE_LIMITED';
}

const neverArrived = (error: unknown, { baseUrl }: StationClient) =>
  error instanceof Refusal && error.problem.code === 'NOT_FOUND'
    ? new NoAnswer(`The request never arrived at ${baseUrl}; nothing was bought.`, false)
    : null;
