import { describe, expect, test } from 'vitest';
import { PROBLEMS, type ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { problemCases } from './problem-cases.ts';
import { rawTo } from './raw-to.ts';

const station = useStation();
const CASES = problemCases(station);

describe.each(Object.keys(PROBLEMS) as ProblemCode[])('%s', (code) => {
  test('is answered in the one shape of problems, and says what a caller needs before a retry', async () => {
    const [expected, call] = CASES[code];
    const { status, headers, body } = await call();

    expect({
      code: body.code,
      status,
      source: body.source,
      purchase: body.purchase,
      retryable: body.retryable,
    }).toEqual({ code, ...expected });
    expect(body).toMatchObject({
      success: false,
      status,
      type: `urn:packbench:problem:${code.toLowerCase().replaceAll('_', '-')}`,
    });
    expect(body.title).toMatch(/^[A-Z].{5,}/);
    expect(body.detail).toMatch(/.{8,}/);
    expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(headers.get('x-request-id')).toBe(body.requestId);
  });
});

describe('a transactionId that stands in a path as it is', () => {
  test.each(['ORDER/77', 'SALE-50%', 'ORDER//77'])('%s, is not said to be of nothing that was bought', async (id) => {
    expect((await station.api.ship(id, request())).status).toBe(200);
    const at = (name: string) =>
      rawTo(station, { path: `/station/v1/shipments/by-transaction/${name}?documents=url`, headers: {} });

    const { status, body } = await at(id);
    expect([status, body.code, body.purchase]).toEqual([404, 'NOT_FOUND', 'unknown']);
    expect(body.detail).toContain('percent-encoded');
    expect((await at(encodeURIComponent(id))).body.data.transactionId).toBe(id);
  });
});

test('a form that is sent to a route without a body is no form of the token’s, and refused by nothing of OAuth', async () => {
  const { status, body } = await rawTo(station, {
    ...{ method: 'POST', path: '/station/v1/batches/0123456789abcdef/pause', body: 'a=1&a=2' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

describe('every answer', () => {
  test.each(['/health/live', '/nothing/here', '/openapi.json', '/station/v1/accounts', '/%ff'])(
    'of %s carries X-Request-Id',
    async (path) => {
      const answer = await rawTo(station, { path, headers: { 'x-request-id': 'mine-42' } });

      expect(answer.headers.get('x-request-id')).toBe('mine-42');
    },
  );

  test('to an unknown path is 404 NOT_FOUND as a problem', async () => {
    const answer = await station.api.get('/cloud-ship-service/v2/shipment');

    expect([answer.status, answer.body.code, answer.body.success]).toEqual([404, 'NOT_FOUND', false]);
  });
});
