import { ref } from 'vue';
import type { Route, RouteInput, RouteOutput } from '#shared/api/define-route.ts';
import { routes, type OperationId, type Routes } from '#shared/api/index.ts';
import { PROBLEMS } from '#shared/diagnostics/problem-codes.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import { isRecord } from '#shared/format/is-record.ts';

/** No answer came: the station is away, or the call was given up. Whether the station acted on it is not known. */
export interface NoAnswer {
  ok: false;
  problem: null;
  reason: 'unreachable' | 'aborted';
}

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem } | NoAnswer;

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] };
type QueryOptional<T> = T extends { query: infer Q } ? Omit<T, 'query'> & { query?: Partial<Q> } : T;

/** The parts that the contract of the operation has, and what any call may add. */
export type CallInput<K extends OperationId> = QueryOptional<Present<RouteInput<Routes[K]>>> & CallOptions;

/** What a call answers with: bytes where the answer is not JSON. Streams are followed with `followEvents`. */
export type CallOutput<K extends OperationId> = Exclude<RouteOutput<Routes[K]>, AsyncIterable<string | Uint8Array>>;

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** After this the call is given up; 15 seconds unless given. */
  timeoutMs?: number;
}

interface AnyInput extends CallOptions {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/** Whether the last call got an answer; null before the first one. */
export const reachable = ref<boolean | null>(null);

/** Whether the last answer that depends on it said that the shared ledger is away; what the station says of itself ends it. */
export const ledgerAway = ref(false);

/** Filled by the session: the token of calls, and what happens where the station does not accept it. */
export const access = {
  token: null as string | null,
  /** Resolves to true where the call should be made again with a new token. */
  onRefused: async (_code: Problem['code']): Promise<boolean> => false,
};

/** Calls the station as the contract says: one way for every screen. Never throws. */
export async function call<K extends OperationId>(
  operationId: K,
  ...[input]: Record<string, never> extends CallInput<K> ? [CallInput<K>?] : [CallInput<K>]
): Promise<Answer<CallOutput<K>>> {
  const route: Route = routes[operationId];
  const answer = await send(route, (input ?? {}) as AnyInput);
  if (!answer.ok && answer.problem?.status === 401 && route.access !== 'public') {
    if (await access.onRefused(answer.problem.code)) return (await send(route, (input ?? {}) as AnyInput)) as never;
  }
  return answer as never;
}

async function send(route: Route, input: AnyInput): Promise<Answer<unknown>> {
  const timeout = AbortSignal.timeout(input.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
  try {
    const response = await fetch(addressOf(route, input), {
      method: route.method,
      headers: headersOf(input),
      signal,
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    const answer = await read(response, route);
    if (!answer.ok && answer.problem?.code === 'LEDGER_UNAVAILABLE') ledgerAway.value = true;
    reachable.value = true;
    return answer;
  } catch {
    const reason = input.signal?.aborted ? 'aborted' : 'unreachable';
    if (reason === 'unreachable') reachable.value = false;
    return { ok: false, problem: null, reason };
  }
}

async function read(response: Response, route: Route): Promise<Answer<unknown>> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('application/problem+json')) return { ok: false, problem: problemIn(await response.json()) };
  if (response.status === 204) return { ok: true, value: null };
  if (response.status !== route.success.status && !route.others?.[response.status]) {
    throw new Error(`An answer that is not in the contract: ${response.status}`);
  }
  if (route.success.body === null) return { ok: true, value: new Uint8Array(await response.arrayBuffer()) };
  return { ok: true, value: await response.json() };
}

/**
 * What the station objects to. Others that answer in its place, such as a proxy while it starts anew, write problems as well, which say
 * nothing of the purchase: those are no answer.
 */
function problemIn(body: unknown): Problem {
  const isOurs = isRecord(body) && typeof body['code'] === 'string' && Object.hasOwn(PROBLEMS, body['code']);
  if (!isOurs) throw new Error('A problem that is not in the contract');
  return body as unknown as Problem;
}

/** The path with its parameters and query filled in, relative to the origin of the page. */
export function addressOf({ path }: Route, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
}

const headersOf = ({ body, headers = {} }: AnyInput): Record<string, string> => ({
  ...(access.token !== null && { authorization: `Bearer ${access.token}` }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
  ...headers,
});
