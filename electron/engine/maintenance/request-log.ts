import type { LoggedRequest } from '#shared/schema/station/request-log.ts';
import { type Caller, sees } from '../identity/index.ts';
import type { Clock } from '../clock.ts';
import type { ClientStore } from '../identity/index.ts';

/** As many as are kept. */
const KEPT = 1000;
const PAGE = 200;

/** A request as the edge that answered it saw it. */
export interface AnsweredRequest extends Pick<LoggedRequest, 'method' | 'route' | 'status' | 'code' | 'milliseconds'> {
  clientId: string | null;
}

/** The last requests, in memory: a look over the shoulder of whoever builds against the station. */
export function createRequestLog({ ledger }: { ledger: Clock & { clients: Pick<ClientStore, 'list'> } }) {
  /** Of each client, and of callers whom nobody knows, oldest first. */
  const kept = new Map<string | null, (AnsweredRequest & { sequence: number; at: number })[]>();
  let [count, held] = [0, 0];

  /** Whoever fills the log pushes out what is its own: a flood of strangers leaves what the others did to be read. */
  function giveWay(): void {
    const [longest] = [...kept.values()].sort((a, b) => b.length - a.length);
    longest?.shift();
    held -= 1;
  }

  return {
    record(request: AnsweredRequest): void {
      const own = kept.get(request.clientId) ?? [];
      own.push({ ...request, sequence: count + 1, at: ledger.now() });
      kept.set(request.clientId, own);
      count += 1;
      held += 1;
      if (held > KEPT) giveWay();
    },

    /** Those that the caller sees, newest first. @param after only those with a higher sequence */
    async list(caller: Caller, after = 0): Promise<LoggedRequest[]> {
      const newest = [...kept.values()]
        .flat()
        .filter(({ sequence, clientId }) => sequence > after && sees(caller, clientId))
        .sort((a, b) => b.sequence - a.sequence);
      const names = new Map((await ledger.clients.list()).map(({ id, name }) => [id, name]));
      return newest.slice(0, PAGE).map(({ clientId, at, ...request }) => ({
        ...request,
        at: new Date(at).toISOString(),
        client: clientId === null ? null : (names.get(clientId) ?? null),
      }));
    },
  };
}
