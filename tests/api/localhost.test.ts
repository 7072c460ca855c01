import { connect, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { rawBytes } from '../helpers/raw.ts';
import { startTestStation } from '../helpers/station.ts';

const whyNot = await new Promise<string | null>((resolve) => {
  const probe = createServer().once('error', ({ message }) => resolve(message));
  probe.listen(0, '::1', () => probe.close(() => resolve(null)));
});
if (whyNot !== null) console.log(`The second address of localhost is not tried: ${whyNot}.`);

const ADDRESSES = whyNot === null ? ['127.0.0.1', '[::1]'] : ['127.0.0.1'];

describe('a station that listens at localhost', () => {
  test.each(ADDRESSES)('does at %s, with the limits and the answers of every other address', async (address) => {
    const own = await startTestStation({ host: 'localhost', limits: { connections: 2 } });
    const { port } = new URL(own.baseUrl);
    expect(own.baseUrl).toBe(`http://localhost:${port}`);
    const at = `http://${address}:${port}`;
    expect((await fetch(`${at}/health/live`, { headers: { connection: 'close' } })).status).toBe(200);
    expect(await rawBytes(at, 'Hello\r\n\r\n')).toMatch(/application\/problem\+json[\s\S]*not valid HTTP/);
    const crowd = Array.from({ length: 10 }, () =>
      connect({ host: address.replaceAll(/[[\]]/g, ''), port: Number(port) })
        .on('error', () => undefined)
        .resume(),
    );
    await expect.poll(() => crowd.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(8);
    await own.dispose();
    await expect.poll(() => crowd.every(({ closed }) => closed)).toBe(true);
  });
});
