import type { LoggedRequest } from '#shared/schema/request-log.ts';
import type { Clock, Ledger } from '../ports.ts';

/** As many as are kept; the oldest give way. */
const KEPT = 1000;
const PAGE = 200;

/** A request as the edge that answered it saw it. */
export interface AnsweredRequest extends Pick<LoggedRequest, 'method' | 'route' | 'status' | 'code' | 'milliseconds'> {
  clientId: string | null;
}

/** The last requests, in memory: a look over the shoulder of whoever builds against the station. */
export function createRequestLog(clock: Clock, clients: Ledger['clients']) {
  const ring: (AnsweredRequest & { sequence: number; at: number })[] = [];
  let count = 0;

  return {
    record(request: AnsweredRequest): void {
      ring[count % KEPT] = { ...request, sequence: count + 1, at: clock.now() };
      count += 1;
    },

    /** Newest first. @param after only those with a higher sequence */
    async list(after = 0): Promise<LoggedRequest[]> {
      const newest = ring.filter(({ sequence }) => sequence > after).sort((a, b) => b.sequence - a.sequence);
      const names = new Map((await clients.list()).map(({ id, name }) => [id, name]));
      return newest.slice(0, PAGE).map(({ clientId, at, ...request }) => ({
        ...request,
        at: new Date(at).toISOString(),
        client: clientId === null ? null : (names.get(clientId) ?? null),
      }));
    },
  };
}
