import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createApi } from '../helpers/api.ts';
import { heldCarrier } from '../adapters/held-carrier.ts';
import { request } from '../helpers/requests.ts';
import { startTestStation, type TestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';

const open = async (baseUrl: string, localAddress?: string): Promise<Socket> => {
  const { hostname, port } = new URL(baseUrl);
  const socket = connect({ host: hostname, port: Number(port), ...(localAddress !== undefined && { localAddress }) });
  await once(socket, 'connect');
  return socket.on('error', () => undefined);
};

describe('connections', () => {
  const LIVE = 'GET /health/live HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n';
  const HALVES: [string, string][] = [
    ['nothing', ''],
    ['half a header', 'GET /health/live HTTP/1.1\r\nHost: HOST\r\nX-Slow: '],
    [
      'half a body',
      'POST /oauth/token HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 99\r\n\r\nx',
    ],
  ];

  test.each(HALVES)('that sent %s give way to new ones, the oldest first', async (_name, text) => {
    const own = await startTestStation({ limits: { connections: 3 } });
    const { host } = new URL(own.baseUrl);
    const send = async (what: string) => {
      const socket = await open(own.baseUrl);
      socket.write(what.replace('HOST', host));
      return socket;
    };
    // The client of the test itself holds one of the three, and keeps it.
    const [first, second] = [await send(text), await send(text)];
    const closed: string[] = [];
    first.resume().once('close', () => closed.push('first'));
    second.resume().once('close', () => closed.push('second'));
    const late = await send(LIVE);
    const [answer] = (await once(late, 'data')) as [Buffer];
    if (closed.length === 0) await once(first, 'close');
    expect((await own.api.get('/station/v1/settings')).status).toBe(200);
    [second, late].forEach((socket) => socket.destroy());
    await own.dispose();

    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(closed[0]).toBe('first');
  });

  test('on which a purchase is being made never give way, however many come', async () => {
    const { adapters, hold } = heldCarrier();
    const own = await startTestStation({ adapters, limits: { connections: 2 } });
    const letGo = hold();
    const buying = own.api.ship('slow', request());
    const window = await own.engine.identity.windowCaller();
    const state = async () => (await own.engine.history.list(window, {})).shipments[0]?.state;
    await expect.poll(state).toBe('SENDING');
    const crowd: Socket[] = [];
    for (let count = 0; count < 50; count += 1) crowd.push((await open(own.baseUrl)).resume());
    await expect.poll(() => crowd.filter(({ destroyed }) => destroyed).length).toBeGreaterThanOrEqual(48);
    letGo();
    expect((await buying).status).toBe(200);
    crowd.forEach((socket) => socket.destroy());
    await own.dispose();
  });

  test('with more requests than anybody waits for are closed, and the station goes on', async () => {
    const own = await startTestStation();
    const { host } = new URL(own.baseUrl);
    const greedy = await open(own.baseUrl);
    const closed = once(greedy, 'close');
    greedy.write(`GET /openapi.json HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(1000));
    greedy.resume();
    await closed;
    expect((await own.api.get('/health/live')).status).toBe(200);
    await own.dispose();
  });
});

describe('a crowd', () => {
  /** A call with keys on this connection, which stays open; its status. */
  async function settings(socket: Socket, { baseUrl, api }: TestStation): Promise<number> {
    const { host } = new URL(baseUrl);
    socket.write(`GET /station/v1/settings HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${api.token}\r\n\r\n`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return Number(/^HTTP\/1\.1 (\d+)/.exec(answer.toString())?.[1]);
  }

  // Only there every address of 127.0.0.0/8 is this machine.
  test.runIf(process.platform === 'linux')(
    'of one host takes no connection from a desk at another, which has not shown keys yet',
    async () => {
      const own = await startTestStation({ limits: { connections: 6 } });
      const desk = await open(own.baseUrl);
      const crowd: Socket[] = [];
      for (let count = 0; count < 30; count += 1) crowd.push(await open(own.baseUrl, '127.0.0.2'));
      // Those that gave way are closed, and only then is the desk's own fate decided.
      await expect.poll(() => crowd.filter(({ readyState }) => readyState === 'open').length).toBeLessThan(6);
      expect(await settings(desk, own)).toBe(200);
      [desk, ...crowd].forEach((socket) => socket.destroy());
      await own.dispose();
    },
  );

  test('takes no connection from a caller that has shown its keys on it', async () => {
    const own = await startTestStation({ limits: { connections: 4 } });
    const desk = await open(own.baseUrl);
    expect(await settings(desk, own)).toBe(200);
    const crowd: Socket[] = [];
    for (let count = 0; count < 30; count += 1) crowd.push(await open(own.baseUrl));
    await expect.poll(() => crowd.filter(({ readyState }) => readyState === 'open').length).toBeLessThan(4);
    expect(await settings(desk, own)).toBe(200);
    [desk, ...crowd].forEach((socket) => socket.destroy());
    await own.dispose();
  });
});

describe('a connection that waits between two requests', () => {
  test('gives way to a new one', async () => {
    const own = await startTestStation({ limits: { connections: 1 } });
    // The test's own client has asked for its token and keeps that connection open.
    const other = await open(own.baseUrl);
    other.write(`GET /health/live HTTP/1.1\r\nHost: ${new URL(own.baseUrl).host}\r\nConnection: close\r\n\r\n`);
    const [answer] = (await once(other, 'data')) as [Buffer];
    await own.dispose();

    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('a caller that sends more than anybody reads', () => {
  const station = useStation();

  test.each([
    ['headers', 'GET /health/live HTTP/1.1\r\nX-Large: ', 'headers are too large'],
    ['no HTTP', 'Hello\r\n', 'not valid HTTP/1.1'],
  ])('as %s is told so, and not that the connection was reset', async (_name, beginning, why) => {
    const socket = await open(station.baseUrl);
    let text = '';
    const errors: unknown[] = [];
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1'))).on('error', (error) => errors.push(error));
    socket.write(beginning + 'x'.repeat(4_000_000));
    await new Promise((resolve) => socket.once('close', resolve));

    expect(errors).toEqual([]);
    expect(text).toMatch(/^HTTP\/1\.1 4[0-9]{2} /);
    expect(text).toContain(why);
  });

  test('is cut off where it never stops', async () => {
    const socket = await open(station.baseUrl);
    const endless = () => socket.write('x'.repeat(100_000), () => socket.writable && setImmediate(endless));
    endless();
    await new Promise((resolve) => socket.once('close', resolve));
    expect((await station.api.get('/health/live')).status).toBe(200);
  });
});

describe('a caller that drips a byte at a time', () => {
  // Long enough that a busy machine has read the first bytes by then: a connection on which nothing was read is closed without a word.
  const station = useStation({ limits: { headersMs: 1000, requestMs: 1000 } });

  /** Sends the beginning, then a byte now and then for as long as the station listens; resolves with what it answered. */
  async function drip(beginning: string): Promise<string> {
    const socket = await open(station.baseUrl);
    let text = '';
    const drops = setInterval(() => socket.write('x'), 50);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      clearInterval(drops);
    });
    // A byte that was on its way when the station hung up is answered with a reset.
    socket.on('error', () => undefined);
    socket.write(beginning.replace('HOST', new URL(station.baseUrl).host));
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(drops);
    return text;
  }

  test.each([
    ['in its headers', 'GET /health/live HTTP/1.1\r\nHost: HOST\r\nX-Slow: '],
    [
      'in its body',
      'POST /oauth/token HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\n',
    ],
  ])('%s is told so and cut off', async (_name, beginning) => {
    expect(await drip(beginning)).toMatch(/^HTTP\/1\.1 4[0-9]{2} [\s\S]*did not come in whole in time/);
  });

  test('is no caller that opened a connection ahead: that is closed without a word', async () => {
    const socket = await open(station.baseUrl);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
    await once(socket, 'close');
    expect(text).toBe('');
  });

  test('does no harm to the others', async () => {
    expect((await station.api.get('/health/live')).status).toBe(200);
  });
});

describe('create calls of one client', () => {
  const station = useStation();
  const allow = async (purchasesPerSecond: number) => {
    const { body } = await station.api.get('/station/v1/settings');
    await station.api.call('PUT', '/station/v1/settings', { body: { ...body, purchasesPerSecond } });
  };

  test('beyond what the setting allows are 429 with Retry-After, buy nothing, and leave other clients alone', async () => {
    const { body } = await station.api.post('/station/v1/clients', { name: 'Other desk', scopes: ['ship'] });
    const other = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
    await allow(5);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => station.api.ship(`burst-${n}`, request())));
    const refused = answers.filter(({ status }) => status === 429);
    const { body: page } = await station.api.get('/station/v1/shipments?limit=100');

    expect(refused.length).toBeGreaterThan(0);
    expect(page.shipments).toHaveLength(answers.length - refused.length);
    for (const { headers, body: problem } of refused) {
      expect([problem.code, problem.purchase, problem.retryable]).toEqual(['RATE_LIMITED', 'not_made', true]);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await other.ship('alone', request())).status).toBe(200);
  });

  test('are taken again later, under the same transactionId', async () => {
    await allow(1);
    await expect
      .poll(async () => (await station.api.ship('patient', request())).status, { interval: 300, timeout: 5000 })
      .toBe(200);
  });

  test('are as many as no desk makes by hand unless an administrator says otherwise', async () => {
    const own = await startTestStation();
    const answers = await Promise.all(Array.from({ length: 80 }, (_, n) => own.api.ship(`many-${n}`, request())));
    await own.dispose();

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
