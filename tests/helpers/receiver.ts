import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read messages freely
  json: any;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** How it answers from now on: a status, or whatever it does with the answer. */
  answer(how: number | ((response: ServerResponse) => void)): void;
  close(): Promise<void>;
}

/** A local tool that listens for messages, on a free port or the one given. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  let how: number | ((response: ServerResponse) => void) = 204;
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    received.push({ path: request.url ?? '', headers: request.headers, text, json: JSON.parse(text) });
    if (typeof how === 'function') how(response);
    else response.writeHead(how).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (next) => void (how = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
