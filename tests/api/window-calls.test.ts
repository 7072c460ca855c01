import { connect } from 'node:net';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { request } from '../helpers/requests.ts';
import { startTestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();
const call = (path: string, init: RequestInit = {}) =>
  station.answerWindow(
    new Request(`app://station${path}`, { ...init, headers: { origin: 'app://station', ...init.headers } }),
  );
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

describe('a call of the window', () => {
  test('buys, reads and downloads a label without any token', async () => {
    const bought = await post('/cloud-ship-service/v1/shipment?documents=url', request(), {
      transactionId: 'from-window',
    });
    expect([bought.status, bought.headers.get('transactionid')]).toEqual([200, 'from-window']);
    const { data } = (await bought.json()) as { data: { packageDocuments: unknown[] } };
    const found = JSON.stringify(data).match(/"fileUrl":"([^"]+)"/)?.[1] ?? '';
    expect(found.startsWith('app://station/files/')).toBe(true);

    const label = await call(found.slice('app://station'.length));
    const bytes = Buffer.from(await label.arrayBuffer());
    expect([label.status, label.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
    expect(bytes.length).toBe(Number(label.headers.get('content-length')));
    expect(bytes.subarray(-6).toString('latin1')).toContain('%%EOF');
  });

  test('is one of the client "Window", as a browser that was paired is', async () => {
    await post('/cloud-ship-service/v1/shipment', request(), { transactionId: 'whose' });
    const { clients } = (await station.api.get('/station/v1/clients')).body;
    expect(clients.filter(({ name }: { name: string }) => name === 'Window')).toHaveLength(1);
  });

  test('is refused like any other, with the same problem', async () => {
    const refused = await post('/cloud-ship-service/v1/shipment', {}, { transactionId: 'empty' });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      422,
      'application/problem+json; charset=utf-8',
    ]);
    expect(await refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', purchase: 'not_made' });
    const large = await post(
      '/cloud-ship-service/v1/shipment',
      { filler: 'x'.repeat(300_000) },
      { transactionId: 'x' },
    );
    expect([large.status, ((await large.json()) as { code: string }).code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('of a page of another origin is refused', async () => {
    const answer = await call('/station/v1/settings', { headers: { origin: 'app://elsewhere' } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
  });

  test('answered without a body has none', async () => {
    const { id } = (await station.api.post('/station/v1/clients', { name: 'Short', scopes: ['read'] })).body.client;
    const gone = await call(`/station/v1/clients/${id}`, { method: 'DELETE' });
    expect([gone.status, gone.body]).toEqual([204, null]);
  });

  test('reads events as they happen', async () => {
    const stream = await call('/station/v1/events');
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    const reader = (stream.body as ReadableStream<Uint8Array>).pipeThrough(new TextDecoderStream()).getReader();
    let text = (await reader.read()).value ?? '';
    expect(text).toContain('event: ready');
    await station.api.ship('heard', request());
    while (!text.includes('"LABELLED"')) text += (await reader.read()).value ?? '';
    expect(text).toContain('"transactionId":"heard"');
    await reader.cancel();
  });

  test('that hangs up is heard: its stream makes room for another', async () => {
    const streams = [];
    for (;;) {
      const aborted = new AbortController();
      const stream = await call('/station/v1/events', { signal: aborted.signal });
      if (stream.status === 429) break;
      streams.push({ stream, aborted });
    }
    const open = async () => (await call('/station/v1/events')).status;
    expect(await open()).toBe(429);
    streams[0]?.aborted.abort();
    await expect.poll(open).toBe(200);
    await streams[1]?.stream.body?.cancel();
    await expect.poll(open).toBe(200);
    for (const { stream } of streams.slice(2)) await stream.body?.cancel();
  });

  test('that hung up before its answer began is heard, too, as by a page that is loaded anew', async () => {
    for (let count = 0; count < 60; count += 1) {
      const aborted = new AbortController();
      const answer = call('/station/v1/events', { signal: aborted.signal });
      aborted.abort();
      await answer;
    }
    const open = async () => {
      const { status, body } = await call('/station/v1/events');
      await body?.cancel();
      return status;
    };
    await expect.poll(open).toBe(200);
  });

  test('that gives its answer up as soon as it begins ends nothing but that', async () => {
    for (let count = 0; count < 60; count += 1) {
      const { status, body } = await call('/station/v1/events');
      await body?.cancel();
      expect(status).toBe(200);
    }
    expect((await call('/health/live')).status).toBe(200);
  });
});

describe('a caller over HTTP cannot pass for the window', () => {
  /** Bytes as they are: fetch would not let these headers through. */
  async function raw(lines: string[]): Promise<string> {
    const socket = connect(Number(new URL(station.baseUrl).port), '127.0.0.1');
    socket.end([...lines, 'Connection: close', '', ''].join('\r\n'));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    await once(socket, 'close');
    return text;
  }
  const host = () => `Host: ${new URL(station.baseUrl).host}`;

  test.each([
    [
      'by its origin',
      () => ['GET /station/v1/settings HTTP/1.1', host(), 'Origin: app://station'],
      'ORIGIN_NOT_ALLOWED',
    ],
    ['by its host', () => ['GET /station/v1/settings HTTP/1.1', 'Host: station'], 'HOST_NOT_ALLOWED'],
    [
      'by an absolute address',
      () => ['GET app://station/station/v1/settings HTTP/1.1', 'Host: station'],
      'HOST_NOT_ALLOWED',
    ],
    [
      'by the address it says it comes from',
      () => [
        'GET /station/v1/settings HTTP/1.1',
        host(),
        'X-Forwarded-For: the window of this process',
        'Forwarded: for="the window of this process"',
        'Via: app://station',
      ],
      'TOKEN_MISSING',
    ],
  ])('%s', async (_name, lines, code) => {
    const answer = await raw(lines());
    expect(answer).toMatch(/^HTTP\/1\.1 40[0-9]/);
    expect(answer).toContain(`"code":"${code}"`);
  });
});

test('a stop waits for the answer to a purchase of the window, and takes no more calls', async () => {
  const own = await startTestStation({ stopPatienceMs: 10_000 });
  const slow = request({ itemLines: [{ itemCode: 'TEST-SLOW-300', weight: { units: 'LB', value: 2 } }] });
  const buying = own.answerWindow(
    new Request('app://station/cloud-ship-service/v1/shipment', {
      method: 'POST',
      body: JSON.stringify(slow),
      headers: { 'content-type': 'application/json', transactionId: 'last' },
    }),
  );
  const window = await own.engine.identity.windowCaller();
  await expect.poll(async () => (await own.engine.history.list(window, {})).shipments[0]?.state).toBe('SENDING');
  const stopped = own.stop();
  const late = await own.answerWindow(new Request('app://station/health/live'));
  const answer = await buying;
  const body = (await answer.json()) as { success: boolean };
  await stopped;
  await own.dispose();

  expect([answer.status, body.success, late.status]).toEqual([200, true, 503]);
});
