import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readJson } from '#electron/adapters/http/read-json.ts';
import type { Description } from './description.ts';

/** How the way to a service may fail, whatever the service is. In `lost` faults the call may have been carried out. */
export const TRANSPORT_FAULTS = [
  /** Carried out, and then nothing. */
  'silent',
  /** Carried out, and the connection is reset. */
  'reset',
  /** Read, not carried out, and the connection is reset: whoever called cannot know. */
  'reset-before',
  /** Carried out, and a proxy answers 502 with a page. */
  'server-error',
  /** Carried out, and the connection ends in the middle of the answer. */
  'cut',
  /** Carried out, and the answer is half of its JSON. */
  'half-json',
  /** Not carried out: 429, with and without the time to wait. */
  'too-many',
  'too-many-for-7-seconds',
  /** Not carried out: the login is refused, once. */
  'unauthorized-once',
  /** Not carried out: the service points to another host. */
  'redirect',
] as const;
export type TransportFault = (typeof TRANSPORT_FAULTS)[number];

/** Whether whoever called cannot know that nothing was done. */
export const isLost = (fault: TransportFault) =>
  !['too-many', 'too-many-for-7-seconds', 'unauthorized-once'].includes(fault);

export interface FakeCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  /** As it came. */
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a fake reads what it is sent freely; the description checks it
  json: any;
}

export interface FakeAnswer {
  status?: number;
  headers?: Record<string, string>;
  json?: unknown;
  bytes?: Uint8Array;
}

export interface FakeRoute {
  method: string;
  /** Such as `/v1/labels/{id}`; what stands in braces is given to `answer` in order. */
  path: string;
  /** What the route is in a purchase, by which faults are switched: such as `order`, `buy`, `label`. */
  step?: string;
  /** Whether the description says nothing of it, as of files and tokens. */
  undescribed?: true;
  answer(call: FakeCall, ...parts: string[]): FakeAnswer;
}

/** The routes as they answer to those only who may ask; files and tokens, which are not described, to everybody. */
export const guarded = (
  routes: readonly FakeRoute[],
  isAllowed: (call: FakeCall) => boolean,
  refusal: () => FakeAnswer,
): FakeRoute[] =>
  routes.map((route) => ({
    ...route,
    answer: (call, ...parts) => (route.undescribed || isAllowed(call) ? route.answer(call, ...parts) : refusal()),
  }));

export interface FakeService {
  url: string;
  calls: FakeCall[];
  /** What was sent or answered against the description; tests expect none. */
  violations: string[];
  /** The next call of the step goes wrong in this way; for `always`, all of them. */
  fail(step: string, fault: TransportFault, always?: boolean): void;
  /** Nothing goes wrong from now on. */
  heal(): void;
  close(): Promise<void>;
}

const MEDIA_TYPES: Record<string, string> = { '%PD': 'application/pdf', '\x89PN': 'image/png', '^XA': 'text/plain' };

/** A service on this machine that answers as its routes say, and goes wrong where it is told to. */
export async function startFakeService(
  routes: readonly FakeRoute[],
  description: Description | null,
): Promise<FakeService> {
  const calls: FakeCall[] = [];
  const violations: string[] = [];
  const faults = new Map<string, { fault: TransportFault; always: boolean }>();
  const known = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '([^/]+)')}$`),
  }));

  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      violations.push(`the fake failed: ${String(error)}`);
      response.destroy();
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await read(request);
    calls.push(call);
    const { method, path, query, text } = call;
    const found = known.find(({ route, pattern }) => route.method === method && pattern.test(path));
    if (!found) {
      violations.push(`${method} ${path} is no call that the fake knows`);
      return send(response, { status: 404, json: {} });
    }
    const { route, pattern } = found;
    const isDescribed = description !== null && !route.undescribed;
    const body = text === '' ? undefined : call.json;
    if (isDescribed) violations.push(...description.requestFaults({ method, path, query, body }));
    const fault = takeFault(route.step);
    if (fault && refuse(fault, request, response)) return;
    const parts = (pattern.exec(path) ?? []).slice(1).map(decodeURIComponent);
    const said = route.answer(call, ...parts);
    if (isDescribed && !said.bytes)
      violations.push(...description.answerFaults({ method, path, status: said.status ?? 200, body: said.json }));
    answerWith(fault, said, response);
  }

  function takeFault(step: string | undefined): TransportFault | null {
    const found = step === undefined ? undefined : faults.get(step);
    if (found && !found.always) faults.delete(step ?? '');
    return found?.fault ?? null;
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    violations,
    fail: (step, fault, always = false) => void faults.set(step, { fault, always }),
    heal: () => faults.clear(),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function read(request: IncomingMessage): Promise<FakeCall> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const bytes = Buffer.concat(parts);
  const url = new URL(request.url ?? '/', 'http://fake');
  const { method = '', headers } = request;
  const json = readJson(bytes) ?? Object.fromEntries(new URLSearchParams(bytes.toString()));
  return { method, path: url.pathname, query: url.searchParams, headers, text: bytes.toString(), json };
}

/** Faults of a call that is not carried out; false for all others. */
function refuse(fault: TransportFault, request: IncomingMessage, response: ServerResponse): boolean {
  switch (fault) {
    case 'reset-before':
      request.socket.resetAndDestroy();
      return true;
    case 'too-many':
    case 'too-many-for-7-seconds':
      response.writeHead(429, fault === 'too-many' ? {} : { 'retry-after': '7' }).end('{}');
      return true;
    case 'unauthorized-once':
      response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
      return true;
    case 'redirect':
      response.writeHead(307, { location: 'http://127.0.0.2:1/elsewhere' }).end();
      return true;
    default:
      return false;
  }
}

/** The call was carried out; its answer arrives as the fault lets it. */
function answerWith(fault: TransportFault | null, said: FakeAnswer, response: ServerResponse): void {
  const text = JSON.stringify(said.json ?? {});
  switch (fault) {
    case 'silent':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'server-error':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
      return;
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length + 1 });
      response.write(text.slice(0, text.length / 2), () => response.destroy());
      return;
    case 'half-json':
      response.writeHead(200, { 'content-type': 'application/json' }).end(text.slice(0, text.length / 2));
      return;
    default:
      send(response, said);
  }
}

function send(response: ServerResponse, { status = 200, headers = {}, json, bytes }: FakeAnswer): void {
  const start = Buffer.from(bytes ?? '').toString('latin1', 0, 3);
  const type = bytes ? (MEDIA_TYPES[start] ?? 'application/octet-stream') : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(bytes ?? (json === undefined ? undefined : JSON.stringify(json)));
}
