import { randomUUID } from 'node:crypto';
import autocannon from 'autocannon';

/** Calls that are made again and again. */
export interface Load {
  name: string;
  url: string;
  headers?: Record<string, string>;
  /** Gives every request a transactionId of its own. */
  transactions?: boolean;
  /** What is sent, where it is not what all others send. */
  body?: string;
}

/** Calls per second, and how long they take in milliseconds. */
export interface Figure {
  perSecond: number;
  p50: number;
  p99: number;
}

interface Measured extends Omit<Load, 'name' | 'body'> {
  body: string;
  connections: number;
  seconds?: number;
  /** How many calls, in place of how long. */
  amount?: number;
}

/** Makes the calls on so many connections for a while. @throws Error where one is refused. */
export async function measure({
  url,
  headers = {},
  transactions = false,
  body,
  connections,
  seconds,
  amount,
}: Measured): Promise<Figure> {
  const result = await autocannon({
    url,
    connections,
    ...(seconds !== undefined && { duration: seconds }),
    ...(amount !== undefined && { amount }),
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    ...(transactions && {
      requests: [
        { setupRequest: (request) => ({ ...request, headers: { ...request.headers, transactionid: randomUUID() } }) },
      ],
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
