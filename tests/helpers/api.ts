import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import type { Route } from '#shared/api/define-route.ts';
import { inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { withoutEnd } from '#shared/format/trim.ts';
import { routes } from '#shared/api/index.ts';
import { Problem } from '#shared/diagnostics/problem.ts';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed where it is JSON, else the bytes. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers freely; the contract check is below
  body: any;
}

export interface CallOptions {
  body?: unknown;
  /** Sent as it is, instead of `body`. */
  raw?: string | Uint8Array;
  headers?: Record<string, string>;
  /** null sends none. */
  token?: string | null;
}

export interface Api {
  /** What calls are made with unless they say otherwise. */
  token: string;
  /** Gets a fresh token, after the clock was turned past the life of the last one. */
  renew(): Promise<void>;
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body: unknown, options?: CallOptions): Promise<Answer>;
  /** Create shipment under this transactionId. */
  ship(transactionId: string, body: unknown, options?: CallOptions): Promise<Answer>;
  check(body: unknown, options?: CallOptions): Promise<Answer>;
}

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, keywords: OWN_KEYWORDS });
formats.default(ajv);

const contracts = Object.entries(routes).flatMap(([operationId, route]: [string, Route]) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({
    operationId,
    route,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:[a-zA-Z]+/g, '[^/]+')}/?$`),
  })),
);

/** Static paths win over parameters, as in the server. */
function contractOf(method: string, path: string) {
  const fitting = contracts.filter(({ route, pattern }) => route.method === method && pattern.test(path));
  return fitting.find(({ route }) => !route.path.includes(':')) ?? fitting[0];
}

/** Fails where an answer is not what the contract of its route says. */
export function checkContract(method: string, path: string, answer: Answer): void {
  const contract = contractOf(method, path);
  if (!contract) return;
  const { route, operationId } = contract;
  const name = `${operationId} ${answer.status}`;
  const other = route.others?.[answer.status];
  if (answer.status === route.success.status) {
    if (route.success.body) checkBody(name, route.success.body, answer.body);
  } else if (other && answer.body.code === undefined) {
    checkBody(name, other.body, answer.body);
  } else {
    checkBody(name, Problem, answer.body);
    if (answer.headers.get('content-type')?.startsWith('application/problem+json') !== true)
      throw new Error(`${name}: not a problem+json`);
    if (!route.problems.includes(answer.body.code))
      throw new Error(`${name}: ${answer.body.code} is not in the contract of the route`);
    if (answer.body.status !== answer.status) throw new Error(`${name}: the body says ${answer.body.status}`);
  }
}

function checkBody(name: string, schema: object, body: unknown): void {
  if (!ajv.validate(schema, body)) throw new Error(`${name} does not fit its schema: ${ajv.errorsText()}`);
  checkSaid(name, body);
}

/** Fails where a sentence does not say what the diagnostic beside it says: there is one list of them. */
function checkSaid(name: string, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { trouble, detail, message = detail } = value as { trouble?: Diagnostic; detail?: unknown; message?: unknown };
  if (trouble && typeof message === 'string' && !isSaid(trouble, message))
    throw new Error(`${name} says "${message}" beside ${JSON.stringify(trouble)}`);
  for (const child of Object.values(value)) checkSaid(name, child);
}

/** Its English, with more around it; or the words of a carrier, which stand for themselves. */
const isSaid = (trouble: Diagnostic, message: string) =>
  message.includes(withoutEnd(inEnglish(trouble), '.')) || message === trouble.values?.['words'];

export async function getToken(baseUrl: string, keys: { accessKey: string; secretKey: string }): Promise<string> {
  const response = await fetch(`${baseUrl}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: keys.accessKey,
      client_secret: keys.secretKey,
    }),
  });
  if (response.status !== 200) throw new Error(`No token: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

export async function createApi(baseUrl: string, keys: { accessKey: string; secretKey: string }): Promise<Api> {
  const call: Api['call'] = async (method, path, { body, raw, headers = {}, token = api.token } = {}) => {
    const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload !== undefined && { body: payload as NonNullable<RequestInit['body']> }),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const answer = {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(Buffer.from(bytes).toString('utf8')) : bytes,
    };
    checkContract(method, path.split('?')[0] ?? path, answer);
    return answer;
  };

  const api: Api = {
    token: await getToken(baseUrl, keys),
    renew: async () => void (api.token = await getToken(baseUrl, keys)),
    call,
    get: (path, options) => call('GET', path, options),
    post: (path, body, options) => call('POST', path, { ...options, body }),
    ship: (transactionId, body, options = {}) =>
      call('POST', '/cloud-ship-service/v1/shipment', {
        ...options,
        body,
        headers: { transactionId, ...options.headers },
      }),
    check: (body, options) => call('POST', '/station/v1/shipments/check', { ...options, body }),
  };
  return api;
}
