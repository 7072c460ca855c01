import type { Route, RouteInput } from '../../shared/api/define-route.ts';
import { routes, type OperationId, type Routes } from '../../shared/api/index.ts';

/** What was sent to a route, and what it answered by status. */
export interface Example {
  params?: unknown;
  query?: unknown;
  headers?: Record<string, string>;
  request?: unknown;
  responses: Record<string, unknown>;
}
export type Examples = Partial<Record<OperationId, Example>>;

export type CallInput<K extends OperationId> = Partial<RouteInput<Routes[K]>> & { headers?: Record<string, string> };

/** What a call answered; null where it is not JSON. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- a scenario reads answers freely; tests hold them against their schemas
export type Call = <K extends OperationId>(operationId: K, input?: CallInput<K>) => Promise<any>;

interface Input {
  params?: object;
  query?: object;
  headers?: Record<string, string>;
  body?: unknown;
}

/** How much of a stream of events is read. */
const MOST_CHUNKS = 3;

/** Calls with a token, each route and each status recorded the first time it comes. */
export function recorder(baseUrl: string, into: Examples, before: () => void) {
  return (token: string | null): Call =>
    async (operationId, input = {}) => {
      const { path, method, body: bodySchema, bodyType = 'application/json' }: Route = routes[operationId];
      const { params, query, headers, body } = input as Input;
      const named = Object.entries(params ?? {}).reduce(
        (all, [name, value]) => all.replace(`:${name}`, String(value)),
        path,
      );
      before();
      const response = await fetch(
        `${baseUrl}${named}?${new URLSearchParams(query as Record<string, string> | undefined)}`,
        {
          method,
          headers: {
            ...(token !== null && { authorization: `Bearer ${token}` }),
            ...(bodySchema && { 'content-type': bodyType }),
            ...headers,
          },
          body: body === undefined ? null : encode(bodyType, body),
        },
      );
      const answer = await read(response);
      const example: Example = (into[operationId] ??= {
        ...(params && { params }),
        ...(query && { query }),
        ...(headers && { headers }),
        ...(body !== undefined && { request: body }),
        responses: {},
      });
      const isProblem = response.headers.get('content-type')?.includes('problem') === true;
      if (answer !== null && !isProblem) example.responses[response.status] ??= answer;
      return answer;
    };
}

const encode = (type: string, body: unknown) =>
  type === 'application/json' ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>);

/** JSON, text, or the beginning of a stream; null for other bytes. */
async function read(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.includes('json')) return response.json();
  if (type.startsWith('text/event-stream')) return beginning(response);
  const bytes = await response.arrayBuffer();
  return type.startsWith('text/') ? new TextDecoder().decode(bytes) : null;
}

async function beginning({ body }: Response): Promise<string> {
  let text = '';
  let chunks = 0;
  for await (const chunk of body ?? []) {
    text += new TextDecoder().decode(chunk as Uint8Array);
    if (++chunks === MOST_CHUNKS) break;
  }
  return text;
}
