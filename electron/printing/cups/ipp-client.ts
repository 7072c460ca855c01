import { existsSync } from 'node:fs';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { checkedLookup, checkLiteral } from '#electron/net/ip-policy.ts';
import { PRINTER_ZONES } from '../printer-zones.ts';
import { decodeAnswer, firstGroup, texts, type IppAnswer } from './ipp-answer.ts';
import { encodeRequest, GROUP, type IppRequest } from './ipp-message.ts';

/** Where this machine's CUPS listens; a socket asks for no password. */
const SOCKETS = ['/run/cups/cups.sock', '/var/run/cups/cups.sock', '/private/var/run/cupsd'];
const IPP_PORT = 631;
const LARGEST_ANSWER = 16 * 2 ** 20;

/** CUPS said something else than IPP. */
class CupsAnswerError extends Error {
  override readonly name: string = 'CupsAnswerError';
}

/** CUPS said no over HTTP, as to who may not print there: nothing of the request was carried out. */
export class CupsRefusalError extends CupsAnswerError {
  override readonly name = 'CupsRefusalError';
}

/** Nothing of the request had left when it failed. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

export interface IppCall extends IppRequest {
  /** Such as /printers/Zebra. */
  path: string;
  document?: Uint8Array;
  timeoutMs: number;
  signal?: AbortSignal;
}

type Address = { socketPath: string } | { host: string; port: number };

/** The address that a printer names, that the environment names as every program of CUPS reads it, or the machine's own. */
export function addressOf(server: string | undefined): Address {
  const named = server ?? process.env['CUPS_SERVER'];
  if (named?.startsWith('/')) return { socketPath: named };
  if (named) {
    const [, host = named, port] = /^(.*?)(?::([0-9]+))?$/.exec(named) ?? [];
    return { host, port: port === undefined ? IPP_PORT : Number(port) };
  }
  const socketPath = SOCKETS.find((path) => existsSync(path));
  return socketPath === undefined ? { host: 'localhost', port: IPP_PORT } : { socketPath };
}

let lastRequestId = 0;

/**
 * One request and its answer, over HTTP (RFC 8010, section 4).
 * @throws NotSentError, CupsAnswerError, CupsRefusalError, BadIppError, or the error of the connection, after which the request may have been carried out.
 */
export async function callIpp(address: Address, call: IppCall): Promise<IppAnswer> {
  lastRequestId = (lastRequestId % 0x7fffffff) + 1;
  const head = encodeRequest(call, lastRequestId);
  const body = call.document ? Buffer.concat([head, call.document]) : head;
  if ('host' in address) requireZone(address.host);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  let connected = false;
  // Not imported by its name: see api/client-error.ts.
  const request = process.getBuiltinModule('node:http').request({
    ...address,
    lookup: checkedLookup(PRINTER_ZONES),
    path: call.path,
    method: 'POST',
    agent: false,
    timeout: call.timeoutMs,
    headers: { host: 'localhost', 'content-type': 'application/ipp', 'content-length': body.length },
    ...(call.signal && { signal: call.signal }),
  });
  request.on('socket', (socket) => {
    socket.once('connect', () => (connected = true));
  });
  request.on('timeout', () => request.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })));
  request.on('error', (error) => reject(connected ? error : new NotSentError(error.message, { cause: error })));
  request.on('response', (response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if ((size += chunk.length) > LARGEST_ANSWER) response.destroy(new CupsAnswerError('The answer has no end'));
    });
    response.on('error', reject);
    response.on('end', () => {
      if (response.statusCode === 200) resolve(Buffer.concat(chunks));
      else reject(errorOf(response.statusCode ?? 0));
    });
  });
  request.end(body);
  return decodeAnswer(await promise);
}

function errorOf(status: number): CupsAnswerError {
  const words = `CUPS answered with HTTP status ${status}`;
  return status >= 400 && status < 500 ? new CupsRefusalError(words) : new CupsAnswerError(words);
}

/** @throws NotSentError */
function requireZone(host: string): void {
  try {
    checkLiteral(host, PRINTER_ZONES);
  } catch (error) {
    throw new NotSentError('The address is not called', { cause: error });
  }
}

/** Statuses below this are successes (RFC 8011, appendix B.1.2). */
const FIRST_FAILURE = 0x0400;
export const isSuccess = ({ status }: IppAnswer) => status < FIRST_FAILURE;

/** A refusal in CUPS's own words, or with its number. */
export function refusalOf(answer: IppAnswer): Diagnostic {
  const [message] = texts(firstGroup(answer, GROUP.operation), 'status-message');
  const words = message ?? `status 0x${answer.status.toString(16).padStart(4, '0')}`;
  return diagnostic('PRINT_SERVICE_SAYS', { words });
}
