import { beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../../helpers/api.ts';
import { line, request } from '../../helpers/requests.ts';
import { handClock } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const clock = handClock();
const station = useStation({ clock });
const read = async () => {
  const { status, headers, body } = await station.api.get('/metrics');
  return { status, type: headers.get('content-type'), text: Buffer.from(body as Uint8Array).toString() };
};
/** The value of a series, such as `packbench_print_jobs{state="QUEUED"}`. */
const valueIn = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${series} `))
      ?.slice(series.length),
  );
const ship = (id: string, itemCode = '') => station.api.ship(id, request({ itemLines: [line({ itemCode })] }));

describe('/metrics', () => {
  let text = '';
  beforeAll(async () => {
    await ship('one');
    await ship('two');
    await ship('two');
    await ship('no', 'TEST-REJECT');
    await ship('doubt', 'TEST-UNKNOWN');
    await station.api.ship('invalid', {});
    clock.turn(90_000);
    text = (await read()).text;
  });

  test('is the text format of Prometheus: each series has a help, a type and a name of ours', async () => {
    const { status, type } = await read();
    const series = text.split('\n').filter((each) => each !== '' && !each.startsWith('#'));

    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    for (const each of series) {
      expect(each).toMatch(/^packbench_[a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [0-9.eE+-]+$/);
      const name = /^[a-z_]+/.exec(each)?.[0].replace(/_(?:bucket|sum|count)$/, '') ?? '';
      expect(text).toMatch(new RegExp(`^# HELP ${name}(?:_(?:count|sum))? `, 'm'));
    }
  });

  test('counts purchases by what became of them', () => {
    const results = Object.fromEntries(
      ['bought', 'TRANSACTION_ID_REPEATED', 'CARRIER_REJECTED', 'CARRIER_OUTCOME_UNKNOWN', 'VALIDATION_FAILED'].map(
        (result) => [result, valueIn(text, `packbench_purchases_total{result="${result}"}`)],
      ),
    );

    expect(results).toEqual({
      bought: 2,
      TRANSACTION_ID_REPEATED: 1,
      CARRIER_REJECTED: 1,
      CARRIER_OUTCOME_UNKNOWN: 1,
      VALIDATION_FAILED: 1,
    });
  });

  test('times each adapter by the kind of its answer, and the ledger until a write is durable', () => {
    const asked = (outcome: string) =>
      valueIn(text, `packbench_adapter_seconds_count{adapter="test",operation="purchase",outcome="${outcome}"}`);

    expect([asked('purchased'), asked('rejected'), asked('unknown')]).toEqual([2, 1, 1]);
    expect(valueIn(text, 'packbench_ledger_write_seconds_count{operation="accept"}')).toBe(5);
    expect(valueIn(text, 'packbench_ledger_write_seconds_sum{operation="accept"}')).toBeGreaterThan(0);
  });

  test('tells how many purchases are in doubt, and the age of the oldest', () => {
    expect(valueIn(text, 'packbench_unknown_shipments')).toBe(1);
    expect(valueIn(text, 'packbench_oldest_unknown_seconds')).toBe(90);
  });

  test('tells what waits to be printed, how webhooks fare, what is free and how long the event loop was held', () => {
    expect(valueIn(text, 'packbench_print_jobs{state="QUEUED"}')).toBe(0);
    expect(valueIn(text, 'packbench_webhooks{state="FAILING"}')).toBe(0);
    expect(valueIn(text, 'packbench_free_bytes')).toBeGreaterThan(0);
    expect(valueIn(text, 'packbench_event_loop_delay_seconds{percentile="99"}')).toBeGreaterThanOrEqual(0);
    expect(text).toMatch(/^packbench_info\{version="[0-9.]+"\} 1$/m);
  });

  test('names nobody', () => {
    expect(text).not.toMatch(/Jane|Main St|5551234567|TEST[0-9P]|doubt/);
  });

  test('needs the scope read', async () => {
    const { body } = await station.api.post('/station/v1/clients', { name: 'Shipper', scopes: ['ship'] });

    const shipper = await createApi(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
    expect((await shipper.get('/metrics')).body.code).toBe('SCOPE_MISSING');
    expect((await station.api.get('/metrics', { token: null })).body.code).toBe('TOKEN_MISSING');
  });
});

test('counters start at 0, and calls are counted by their status and timed', async () => {
  const { text } = await read();
  expect(valueIn(text, 'packbench_purchases_total{result="RATE_LIMITED"}')).toBe(0);
  expect(valueIn(text, 'packbench_http_requests_total{operation="createShipment",status="429"}')).toBe(0);
  const before = valueIn(text, 'packbench_http_requests_total{operation="readShipment",status="404"}');
  await station.api.get(`/station/v1/shipments/${'0'.repeat(32)}`);
  const { text: after } = await read();
  expect(valueIn(after, 'packbench_http_requests_total{operation="readShipment",status="404"}')).toBe(before + 1);
  expect(valueIn(after, 'packbench_http_request_seconds_count{operation="readShipment"}')).toBeGreaterThan(0);
});

test('a call that is told to slow down is counted as 429', async () => {
  const series = 'packbench_http_requests_total{operation="issueToken",status="429"}';
  const before = valueIn((await read()).text, series);
  const guess = () =>
    station.api.call('POST', '/oauth/token', {
      token: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      raw: 'grant_type=client_credentials&client_id=AKGUESSED&client_secret=SKWRONG',
    });
  let answer = await guess();
  while (answer.status === 401) answer = await guess();
  expect(answer.status).toBe(429);
  expect(valueIn((await read()).text, series)).toBe(before + 1);
});
