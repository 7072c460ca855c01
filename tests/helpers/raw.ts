import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers freely
  json: any;
}

export interface RawCall {
  method?: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
}

/** A call with exactly these headers, also those that `fetch` sets itself or forbids. Follows no redirect. */
export function rawCall(baseUrl: string, { method = 'GET', path, headers = {}, body }: RawCall): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const call = httpRequest({ hostname, port, method, path, headers, agent: false, setHost: !('host' in headers) });
  call.on('response', (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => resolve(answerOf(response.statusCode ?? 0, response.headers, Buffer.concat(chunks))));
    response.on('error', reject);
  });
  call.on('error', reject);
  call.end(body);
  return promise;
}

function answerOf(status: number, headers: Record<string, string | string[] | undefined>, bytes: Buffer): RawAnswer {
  const text = bytes.toString('utf8');
  const joined = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  const isJson = String(headers['content-type']).includes('json');
  return { status, headers: Object.fromEntries(joined), text, json: isJson && text !== '' ? JSON.parse(text) : null };
}

/** Sends these bytes and nothing else, and returns what comes back before the station closes the connection. */
export function rawBytes(baseUrl: string, bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(baseUrl);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) }, () => socket.write(bytes));
  let text = '';
  socket.setTimeout(5000, () => socket.destroy(new Error(`No end of the answer: ${text}`)));
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.on('close', () => resolve(text));
  socket.on('error', reject);
  return promise;
}
