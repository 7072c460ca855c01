import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Route, RouteInput, RouteOutput } from '#shared/api/define-route.ts';
import { routes, type OperationId, type Routes } from '#shared/api/index.ts';
import type { Caller } from '#electron/engine/identity/index.ts';
import { listedCaseOf } from './listed-case.ts';
import { readInput } from './read-input.ts';

/** What a handler may know of the call beside its input. */
export interface CallContext {
  /** Who calls; null on public routes only. */
  caller: Caller | null;
  /** Who calls, asked again: whether a stream may still be read. @throws EngineError where it is nobody any more. */
  identify(): Promise<Caller>;
  requestId: string;
  /** The address of this machine that the caller reached, as `http://127.0.0.1:4820`; null where no connection led here. */
  reachedAt: string | null;
  header(name: string): string | undefined;
  /** Aborted when the answer is over, or the caller hangs up before. */
  gone(): AbortSignal;
  /** Sets a header of the answer, whether it becomes a success or a problem. */
  answerWith(name: string, value: string): void;
}

export type Handler<S> = (input: RouteInput<S>, context: CallContext) => Promise<RouteOutput<S>>;
export type Handlers = { [K in OperationId]: Handler<Routes[K]> };

/** An answer of a status and body of its own, where the contract of the route lists one (`others`). */
export class OtherAnswer extends Error {
  override readonly name = 'OtherAnswer';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`Answer ${status}`);
    this.status = status;
    this.body = body;
  }
}

/**
 * Gives every route of the contract its handler; a route without one does not compile.
 * @param fill puts what is the station's own into what the contract leaves open
 */
export function mountRoutes(app: FastifyInstance, fill: (route: Route) => Route, handlers: Handlers): void {
  for (const operationId of Object.keys(routes) as OperationId[]) {
    const contract = fill(routes[operationId]);
    const handle = handlers[operationId] as unknown as Handler<Route>;
    const inListedCase = contract.success.body && listedCaseOf(contract.success.body);
    const handler: Handler<Route> = inListedCase
      ? async (input, context) => inListedCase(await handle(input, context)) as RouteOutput<Route>
      : handle;
    for (const url of [contract.path, ...(contract.aliases ?? [])]) {
      app.route({
        method: contract.method,
        url,
        config: { contract, operationId },
        schema: validationOf(contract),
        preValidation: async (request) => readInput(contract, request),
        ...(contract.maxBodyBytes !== undefined && { bodyLimit: contract.maxBodyBytes }),
        handler: (request, reply) => answer(contract, handler, request, reply),
      });
    }
  }
}

async function answer(contract: Route, handler: Handler<Route>, request: FastifyRequest, reply: FastifyReply) {
  const { params, query, body } = request as unknown as RouteInput<Route>;
  const result: unknown = await handler(
    { params, query, body },
    {
      caller: request.caller,
      identify: () => request.identify(),
      requestId: request.id,
      reachedAt: addressReached(request),
      header: (name) => headerOf(request, name),
      gone: () => goneSignal(reply),
      answerWith: (name, value) => void reply.header(name, value),
    },
  );
  reply.code(contract.success.status);
  if (contract.success.status === 204) return reply.send();
  if (contract.success.mediaType) reply.type(contract.success.mediaType);
  return reply.send(contract.success.body === null ? payloadOf(result as RouteOutput<Route>) : result);
}

/** Bytes, or what is sent as it comes. */
function payloadOf(result: RouteOutput<Route>): Buffer | Readable | null {
  if (result === null) return null;
  if (!(result instanceof Uint8Array)) return Readable.from(result as AsyncIterable<string | Uint8Array>);
  return Buffer.from(result.buffer, result.byteOffset, result.byteLength);
}

/** Of a caller that hung up before anybody asked, too: its connection is closed for good by then, and says so no more. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (reply.raw.destroyed || reply.raw.closed) controller.abort();
  reply.raw.once('close', () => controller.abort());
  return controller.signal;
}

function addressReached({ raw: { socket }, protocol }: FastifyRequest): string | null {
  if (!socket.localAddress) return null;
  const address = socket.localAddress.replace(/^::ffff:(?=[0-9.]+$)/, '');
  return `${protocol}://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : value;
}

/** What Fastify checks before the handler runs; a body that the engine checks together with its rules is left to it. */
function validationOf({ params, query, body, engineValidatesBody }: Route) {
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && !engineValidatesBody && { body }),
  };
}
