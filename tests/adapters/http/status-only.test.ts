import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createWebhookSender } from '#electron/adapters/webhook/index.ts';

/** Answers 200 at once, and then more than anybody wants, without an end. */
async function startTalker(): Promise<URL> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write('x'.repeat(200_000));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
}

test('a receiver that took the message and goes on talking has taken it: it is not sent again', async () => {
  const url = await startTalker();
  const signal = AbortSignal.timeout(10_000);
  const sent = await createWebhookSender().send({ url, headers: {}, body: '{}', allowPrivate: false, signal });
  expect(sent).toEqual({ status: 200 });
});
