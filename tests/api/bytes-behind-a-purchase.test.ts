import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { heldCarrier } from '../adapters/held-carrier.ts';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';

describe('a purchase is answered, and nothing in front of its answer, where behind it on its connection comes', () => {
  // Long enough that a busy machine has read a request by then.
  const MOST_MS = 1500;
  const { adapters, hold } = heldCarrier();
  const station = useStation({ adapters, limits: { headersMs: MOST_MS, requestMs: MOST_MS } });
  const isSending = async (transactionId: string) =>
    (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0]?.state;

  async function longerThanARequestMayTake() {
    const begin = performance.now();
    await expect.poll(() => performance.now() - begin, { timeout: 5000 }).toBeGreaterThan(2 * MOST_MS);
  }

  test.each([
    ['the zero that ends a text in C', '\0'],
    ['what pads a field of fixed length', '   '],
    ['more than anybody reads', 'x'.repeat(4_000_000)],
    ['half a request', 'GET /health/live HTTP/1.1\r\nX-Slow: '],
    [
      'half a body',
      'POST /oauth/token HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nx',
    ],
  ])('%s', async (name, behind) => {
    const id = name.replaceAll(' ', '-');
    const letGo = hold();
    const { hostname, port, host } = new URL(station.baseUrl);
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    const errors: unknown[] = [];
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1'))).on('error', (error) => errors.push(error));
    const body = JSON.stringify(request());
    const head = [
      `POST /v1/shipment?documents=url HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${station.api.token}`,
      `Content-Type: application/json\r\ntransactionId: ${id}\r\nContent-Length: ${body.length}\r\n\r\n`,
    ].join('\r\n');
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(head + body + behind.replace('HOST', host));
    await expect.poll(() => isSending(id)).toBe('SENDING');
    if (name.startsWith('half')) await longerThanARequestMayTake();
    letGo();
    await closed;

    expect(errors).toEqual([]);
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text).not.toContain('not_made');
    expect(text).toContain(`"transactionId":"${id}"`);
  });
});
