import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import { EngineError } from '#electron/engine/engine-error.ts';
import { toProblem } from '#electron/engine/problem.ts';
import { SEND_BEARER } from './access.ts';
import type { Connections } from './limits/connections.ts';

/** A caller of the network that stops once it has read the answer needs a few round trips. */
const LINGER_MS = 1000;

/** Node would answer a request without a Host itself, without a word; ours is refused for it like any other (electron/api/access.ts). */
export const ANY_HOST = { requireHostHeader: false };

/** An expectation that is not known changes nothing (RFC 9110, section 10.1.1, leaves that open); Node would answer 417 without a word. */
export function ignoreExpectations(server: Server): void {
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * Answers what is not HTTP, so that no request reaches a route, in the shape of all problems. A connection on which nothing came is closed
 * without a word: browsers and clients open them ahead, and would take the reproach for the answer to whatever they send just then. So would a
 * caller whose purchase is being made, who sent a byte too many behind it: that is answered, and nothing else.
 */
export function clientErrors({ lastOwed }: Pick<Connections, 'lastOwed'>) {
  const over = new WeakSet<Socket>();

  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed || over.has(socket)) return;
    if (!socket.writable || socket.bytesRead === 0) return void socket.destroy(error);
    over.add(socket);
    drop(socket);
    const owed = lastOwed(socket);
    if (!owed) return hangUp(socket, answerTo(error));
    if (!owed.headersSent) owed.setHeader('Connection', 'close');
    owed.once('close', () => hangUp(socket));
  };
}

/** Reads on, for nobody. */
function drop(socket: Socket): void {
  socket.removeAllListeners('data');
  socket.on('data', () => undefined);
}

/**
 * Ends the connection, with this answer. What still comes is dropped for a moment: a socket that is closed with bytes unread resets
 * the connection, and a caller that is still sending would be told of that, not of the answer.
 */
function hangUp(socket: Socket, answer = ''): void {
  const enough = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once('close', () => clearTimeout(enough));
  socket.end(answer);
}

function answerTo(error: ConnectionError): string {
  // An import of node:http by its name makes Node load its whole client of fetch, a tenth of a start.
  const { STATUS_CODES } = process.getBuiltinModule('node:http');
  const requestId = randomUUID();
  const problem = toProblem(reproach(error), { requestId });
  const body = JSON.stringify(problem);
  return [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    ...(problem.status === 401 ? ['WWW-Authenticate: Bearer realm="packbench"'] : []),
    'Connection: close',
    '',
    body,
  ].join('\r\n');
}

function reproach({ code, rawPacket }: ConnectionError): EngineError {
  // What was read when the parser gave up: a Buffer, whatever Fastify's type says.
  const read = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1') : '';
  // Some examples of the specification name the header so; a header's name cannot hold a space.
  if (/\nACCESS TOKEN *:/i.test(read)) return new EngineError('TOKEN_MISSING', SEND_BEARER);
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new EngineError('FIELD_INVALID', 'The headers are too large; all of them may have 16 KiB.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new EngineError('FIELD_INVALID', 'The request did not come in whole in time.');
    default:
      return new EngineError('FIELD_INVALID', 'The request is not valid HTTP/1.1.');
  }
}
