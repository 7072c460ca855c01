import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Dispatcher } from 'undici';
import type { Route, RouteInput, RouteOutput } from '#shared/api/define-route.ts';
import { routes, type OperationId, type Routes } from '#shared/api/index.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import { CliError, NoAnswer, Refusal } from './cli-error.ts';

export type CallInput<K extends OperationId> = Partial<RouteInput<Routes[K]>> & { headers?: Record<string, string> };

/** Calls a station as any other program does: over HTTP, by its contract. */
export interface StationClient {
  baseUrl: string;
  /** @throws Refusal for a problem, NoAnswer where there was none. */
  call<K extends OperationId>(operationId: K, input?: CallInput<K>): Promise<RouteOutput<Routes[K]>>;
  /** Writes an answer that is a file to the path, as it comes; a file that is not whole is not there. @throws as above */
  save<K extends OperationId>(operationId: K, input: CallInput<K>, path: string): Promise<void>;
  /** Bytes behind a signed link of this station. */
  download(fileUrl: string): Promise<Uint8Array>;
}

/** What an answer may be, and what it means where there is none. */
interface Expected {
  buys?: boolean;
  /** Statuses beside the good ones that are no problem. */
  others?: string[];
  read?: (response: Response) => Promise<unknown>;
}

/** Faults that come before the first byte of a request leaves. */
const NEVER_LEFT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

const NOTHING_THERE =
  'no program listens there. Start the station with: packbench serve - or say with --url where it runs.';

/** Calls that make the station buy. */
const BUYING: readonly OperationId[] = ['createShipment', 'createBatch', 'startBatch', 'resumeBatch', 'shipOrder'];

/** `token` is asked for at the first call that needs one, and again when it has expired; `dispatcher` decides whom TLS trusts. */
export function createStationClient(
  baseUrl: string,
  token: () => Promise<string>,
  dispatcher?: Dispatcher,
): StationClient {
  let asked: Promise<string> | undefined;

  async function exchange(
    url: string | URL,
    init: RequestInit,
    { buys = false, others = [], read = wholeAnswer }: Expected = {},
  ) {
    const lost = (why: string, left = true) => new NoAnswer(`${baseUrl} does not answer: ${why}`, buys && left);
    let response: Response;
    let answer: unknown;
    try {
      const request = { ...init, redirect: 'error', ...(dispatcher && { dispatcher }) } as RequestInit;
      response = await (await fetchFor(dispatcher))(url, request);
      answer = await (response.ok ? read : wholeAnswer)(response);
    } catch (error) {
      if (error instanceof CliError) throw error;
      const { code, message } = (error as { cause?: NodeJS.ErrnoException }).cause ?? (error as NodeJS.ErrnoException);
      const why = code === 'ECONNREFUSED' ? NOTHING_THERE : message || String(code);
      throw lost(why, !NEVER_LEFT.has(code ?? ''));
    }
    if (response.ok || others.includes(String(response.status))) return answer;
    const isProblem = typeof answer === 'object' && answer !== null && 'purchase' in answer;
    if (!isProblem) throw lost(`${response.status} is not the answer of a station`);
    const retryAfter = response.headers.get('retry-after');
    throw new Refusal(answer as Problem, retryAfter === null ? null : Number(retryAfter));
  }

  async function requestOf<K extends OperationId>(operationId: K, input: CallInput<K>) {
    const route: Route = routes[operationId];
    const { params = {}, query = {}, body, headers = {} } = input as CallInput<'createShipment'>;
    const url = new URL(pathOf(route, params), baseUrl);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const init = {
      method: route.method,
      headers: {
        ...(route.access !== 'public' && { authorization: `Bearer ${await (asked ??= token())}` }),
        ...(body !== undefined && { 'content-type': route.bodyType ?? 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: encode(route, body) }),
    };
    return { url, init };
  }

  /** A call whose token has expired did nothing: it is made once more with a fresh one. */
  async function make<K extends OperationId>(operationId: K, input: CallInput<K>, expected: Expected) {
    const { url, init } = await requestOf(operationId, input);
    const used = asked;
    try {
      return await exchange(url, init, expected);
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.code !== 'TOKEN_EXPIRED') throw error;
      if (asked === used) asked = undefined;
      const again = await requestOf(operationId, input);
      return exchange(again.url, again.init, expected);
    }
  }

  return {
    baseUrl,

    async call(operationId, input = {}) {
      const route: Route = routes[operationId];
      const expected = { buys: BUYING.includes(operationId), others: Object.keys(route.others ?? {}) };
      return (await make(operationId, input, expected)) as never;
    },

    save: async (operationId, input, path) =>
      void (await make(operationId, input, { read: (response) => write(response, path) })),

    download: async (fileUrl) => (await exchange(fileUrl, { method: 'GET' })) as Uint8Array,
  };
}

/** Node's own takes no dispatcher of another undici than its own. */
const fetchFor = async (dispatcher: Dispatcher | undefined) =>
  dispatcher ? ((await import('undici')).fetch as unknown as typeof fetch) : fetch;

const encode = ({ bodyType }: Route, body: unknown) =>
  bodyType === 'application/x-www-form-urlencoded'
    ? String(new URLSearchParams(body as Record<string, string>))
    : JSON.stringify(body);

const pathOf = ({ path }: Route, params: object) =>
  path.replaceAll(/:([a-zA-Z]+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

const wholeAnswer = async (response: Response): Promise<unknown> =>
  parse(response, new Uint8Array(await response.arrayBuffer()));

async function write({ body }: Response, path: string): Promise<void> {
  const part = `${path}.part`;
  try {
    await pipeline(
      body ? Readable.fromWeb(body as ReadableStream) : Readable.from([]),
      createWriteStream(part, { mode: 0o600 }),
    );
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall === 'open' || syscall === 'write' || syscall === 'rename'
      ? new CliError(`${path} cannot be written: ${message}`)
      : error;
  }
}

function parse(response: Response, bytes: Uint8Array): unknown {
  if (bytes.length === 0) return null;
  if (response.headers.get('content-type')?.includes('json') !== true) return bytes;
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
}
