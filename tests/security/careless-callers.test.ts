import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, test } from 'vitest';
import { startTestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';

/** An address of this machine at which it can be a hub. */
const outside = Object.values(networkInterfaces())
  .flat()
  .find((each) => each?.family === 'IPv4' && !each.internal)?.address;

const open = async (baseUrl: string): Promise<Socket> => {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
};

describe('a caller that takes nothing of its answer', () => {
  const station = useStation({ limits: { unreadMs: 200 } });

  test('is cut off after a while, and no other one', async () => {
    const { host } = new URL(station.baseUrl);
    const deaf = (await open(station.baseUrl)).pause();
    // More than the systems of both sides keep for somebody who does not read.
    deaf.write(`GET /openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(8));
    const waiting = await open(station.baseUrl);
    waiting.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `);
    const began = performance.now();
    // A paused socket is told of its end only where it writes.
    const asking = setInterval(() => deaf.write('G'), 20);
    await new Promise((resolve) => deaf.once('close', resolve));
    clearInterval(asking);
    expect(performance.now() - began).toBeLessThan(8000);
    expect(waiting.destroyed).toBe(false);
    waiting.destroy();
  });
});

describe('3,000 callers that hang up', () => {
  const logged: string[] = [];
  const station = useStation({ log: (event) => logged.push(event) });
  const CALLERS = 3000;
  const AT_ONCE = 50;

  test('write nothing to the log, which would lose what is in it', async () => {
    const { host } = new URL(station.baseUrl);
    const line = (text: string, ...more: string[]) =>
      [`${text} HTTP/1.1`, `Host: ${host}`, ...more, '', ''].join('\r\n');
    const token = `Authorization: Bearer ${station.api.token}`;
    const json = 'Content-Type: application/json';
    const beginnings = [
      `GET /health/live HTTP/1.1\r\nHost: ${host}\r\nX-Half: `,
      `${line('POST /oauth/token', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 99')}x`,
      `${line('POST /cloud-ship-service/v1/shipment', token, json, 'transactionId: hung-up', 'Content-Length: 99')}{`,
      `${line('POST /cloud-ship-service/v1/shipment', token, json, 'transactionId: hung-up', 'Transfer-Encoding: chunked')}5\r\n{`,
      line('GET /openapi.json'),
      line('GET /station/v1/shipments', token),
    ];
    for (let count = 0; count < CALLERS; count += AT_ONCE) {
      await Promise.all(
        Array.from({ length: AT_ONCE }, async (_, index) => {
          const socket = await open(station.baseUrl);
          socket.write(beginnings[(count + index) % beginnings.length] ?? '');
          const closed = once(socket, 'close');
          // Some before the station has read what they sent, some after.
          setImmediate(() => (index % 2 === 0 ? socket.resetAndDestroy() : socket.destroy()));
          await closed;
        }),
      );
    }
    expect((await station.api.get('/station/v1/settings')).status).toBe(200);
    expect(logged.filter((event) => event !== 'started')).toEqual([]);
  });
});

test.runIf(outside)(
  'a connection to the hub is closed where no handshake begins, and where it does not go on',
  async () => {
    const own = await startTestStation({ hub: { host: outside ?? '', port: 0 }, limits: { handshakeMs: 150 } });
    const { hostname, port } = new URL(own.hub?.url ?? '');
    const [silent, half] = [1, 2].map(() => connect({ host: hostname, port: Number(port) }).resume());
    // The head of a TLS record whose body never comes.
    half?.write(Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00]));
    const began = performance.now();
    await Promise.all([silent, half].map((socket) => socket && once(socket, 'close')));
    const took = performance.now() - began;
    await own.dispose();
    expect(took).toBeGreaterThan(100);
    expect(took).toBeLessThan(8000);
  },
);
