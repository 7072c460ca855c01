import type { FastifyReply, FastifyRequest } from 'fastify';

const METHODS = 'GET, POST, PUT, DELETE';
const REQUEST_HEADERS = 'Authorization, Content-Type, transactionId, X-Request-Id, Last-Event-ID';
const ANSWER_HEADERS = 'transactionId, X-Request-Id, Retry-After';
/** How long a browser may remember a preflight, in seconds: no longer than an origin taken off the list should still pass. */
const PREFLIGHT_SECONDS = 60;

/**
 * Lets a page that an administrator listed read the answer. It needs a token like any other caller: no cookies, no credentials mode.
 * @returns true where the request was only the browser asking for leave, and is answered.
 */
export function applyCors(request: FastifyRequest, reply: FastifyReply, origin: string): boolean {
  reply.headers({ 'access-control-allow-origin': origin, vary: 'Origin' });
  const isPreflight = request.method === 'OPTIONS' && 'access-control-request-method' in request.headers;
  if (!isPreflight) {
    reply.header('access-control-expose-headers', ANSWER_HEADERS);
    return false;
  }
  reply.headers({
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': REQUEST_HEADERS,
    'access-control-max-age': PREFLIGHT_SECONDS,
  });
  reply.code(204).send();
  return true;
}
