import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import type { Engine } from '#electron/engine/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the problem that the request was answered with. */
    problemCode: ProblemCode | null;
  }
}

/** Calls that say nothing of what a client does: those that ask whether the station lives, and the one that reads the log. */
const isAside = ({ routeOptions: { config } }: FastifyRequest) =>
  config.contract?.tag === 'Health' || config.operationId === 'listRequests';

/** Remembers every answered call of the API by the pattern of its path, never by the path itself, which may name an order or a person. */
export function logRequests(
  app: FastifyInstance,
  { requests, metrics: { meter } }: Pick<Engine, 'requests' | 'metrics'>,
): void {
  app.decorateRequest('problemCode', null);
  app.addHook('onResponse', async (request, reply) => {
    const { contract, operationId } = request.routeOptions.config;
    if (operationId !== undefined) {
      meter.request({ operation: operationId, status: reply.statusCode }, reply.elapsedTime / 1000);
    }
    const isKnown = contract !== undefined;
    if (isAside(request) || (!isKnown && request.problemCode === null)) return;
    requests.record({
      method: request.method,
      route: isKnown ? contract.path : null,
      status: reply.statusCode,
      code: request.problemCode,
      milliseconds: Math.round(reply.elapsedTime),
      clientId: request.caller?.clientId ?? null,
    });
  });
}
