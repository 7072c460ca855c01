import type { ServerResponse } from 'node:http';
import { problemAnswer } from './answers.ts';
import { integer, seeded } from '../harness/fault.ts';
import type { Behaviour, Moment } from './behaviour.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

export function send(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));
}

/** True where the purchase ends here, without a sale. */
export function refuse(behaviour: Behaviour, response: ServerResponse): boolean {
  const problem = (status: number, code: string) => send(response, status, problemAnswer(status, code, 'not_made'));
  switch (behaviour) {
    case 'silent':
      return true;
    case 'reset':
      response.socket?.resetAndDestroy();
      return true;
    case '502':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return true;
    case '500':
      send(response, 500, problemAnswer(500, 'INTERNAL_ERROR', 'not_made'));
      return true;
    case 'success-false':
      send(response, 200, { success: false, code: 'E-4711', message: 'The depot is closed.' });
      return true;
    case 'success-false-known':
      send(response, 200, { success: false, code: 'E-REFUSED', message: 'The depot is closed.' });
      return true;
    case 'redirect':
      response.writeHead(307, { location: '/cloud-ship-service/v1/shipment' }).end();
      return true;
    case 'refuse':
      problem(422, 'CARRIER_REJECTED');
      return true;
    case 'forbidden':
      send(response, 403, { message: 'This account may not ship.' });
      return true;
    case 'unauthorized':
      problem(401, 'TOKEN_INVALID');
      return true;
    case 'conflict':
      problem(409, 'TRANSACTION_ID_REPEATED');
      return true;
    case 'too-many':
      send(response, 429, { message: 'Slow down' }, { 'retry-after': '1' });
      return true;
    case 'too-many-said':
      problem(429, 'RATE_LIMITED');
      return true;
    case 'unavailable':
      send(response, 503, { message: 'Later' }, { 'retry-after': '1' });
      return true;
    case 'unavailable-said':
      problem(503, 'CARRIER_UNAVAILABLE');
      return true;
    case 'timeout-408':
      send(response, 408, { message: 'Too slow' });
      return true;
    default:
      return false;
  }
}

/** Gives, or does not give, the answer to a purchase that was executed. */
export function answerSold(behaviour: Behaviour, text: string, response: ServerResponse): void {
  switch (behaviour) {
    case 'sell-then-silent':
      return;
    case 'sell-then-reset':
      response.socket?.resetAndDestroy();
      return;
    case 'headers-then-reset':
      response.writeHead(200, JSON_TYPE).flushHeaders();
      setTimeout(() => response.socket?.resetAndDestroy(), 20);
      return;
    case 'sell-then-502':
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return;
    case 'cut-body':
      response.writeHead(200, { ...JSON_TYPE, 'content-length': String(Buffer.byteLength(text)) });
      response.write(text.slice(0, text.length / 2));
      setTimeout(() => response.socket?.end(), 20);
      return;
    case 'not-json':
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Thank you, Jane Roe</p>');
      return;
    case 'drip':
      response.writeHead(200, JSON_TYPE);
      drip(text, response);
      return;
    case 'sell-then-redirect':
      response.writeHead(303, { location: '/done' }).end();
      return;
    case 'wrong-content-type':
      response.writeHead(200, { 'content-type': 'text/plain' }).end(text);
      return;
    case 'damaged':
      response.writeHead(200, JSON_TYPE).end(damaged(text));
      return;
    case 'endless':
      response.writeHead(200, JSON_TYPE);
      pour(response);
      return;
    default:
      response.writeHead(200, JSON_TYPE).end(text);
  }
}

/** The order's id begins with `damaged-` and a number, which says how. */
function damaged(text: string): Buffer {
  const random = seeded(Number(/damaged-(\d+)/.exec(text)?.[1] ?? 0));
  const bytes = Buffer.from(text, 'latin1');
  // Another number than the one that was paid for would be believed: nobody can know better.
  const kept = [...text.matchAll(/UP[A-Z0-9]*/g)].map(({ index, 0: number }) => ({
    index,
    end: index + number.length,
  }));
  for (let count = 1 + integer(random, 8); count > 0; count -= 1) {
    const at = integer(random, bytes.length);
    if (!kept.some(({ index, end }) => index <= at && at < end)) bytes[at] = integer(random, 256);
  }
  return integer(random, 4) === 0 ? bytes.subarray(0, integer(random, bytes.length)) : bytes;
}

function drip(text: string, response: ServerResponse): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (response.destroyed || sent >= text.length) clearInterval(timer);
    else response.write(text[sent++]);
  }, 1000);
}

function pour(response: ServerResponse): void {
  const megabyte = Buffer.alloc(2 ** 20, 32);
  const more = () => {
    while (!response.destroyed && response.write(megabyte));
    if (!response.destroyed) response.once('drain', more);
  };
  more();
}

/** Answers in pieces, with time in between for what happens at each moment. */
export function passSlowly(text: string, response: ServerResponse, pass: (moment: Moment) => void): void {
  response.writeHead(200, JSON_TYPE).flushHeaders();
  setImmediate(() => {
    pass('headers-sent');
    response.write(text.slice(0, text.length / 2), () => {
      pass('half-answered');
      response.end(text.slice(text.length / 2), () => pass('answered'));
    });
  });
}
