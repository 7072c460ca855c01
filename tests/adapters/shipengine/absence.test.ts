import { describe, test } from 'vitest';
import { createShipengineAdapter } from '#electron/adapters/shipengine/index.ts';
import type { FailedPurchase } from '#electron/engine/shipping/adapter.ts';
import { startFakeService, type FakeAnswer } from '../connectors/fake-service.ts';
import { orderOf, secretsOf } from '../connectors/order.ts';
import { configFor } from './account.ts';
import { errorsOf } from './answers.ts';
import { TEST_KEY } from './fake.ts';

const LATE_MS = 600_000;
const ABSENT: FakeAnswer = {
  status: 404,
  json: errorsOf({ source: 'ShipStation', code: 'invalid_identifier', message: 'There is no such shipment' }),
};

/** What is made of a late look-up at ShipStation whose questions for our id are answered so, in order, and the last one from then on. */
async function lookedUp(...answers: FakeAnswer[]) {
  let asked = 0;
  const route = (path: string, answer: () => FakeAnswer) => ({
    method: 'GET',
    path,
    undescribed: true as const,
    answer,
  });
  const service = await startFakeService(
    [
      route('/v2/shipments/external_shipment_id/{id}', () => answers[Math.min(asked++, answers.length - 1)] ?? ABSENT),
      route('/v2/labels', () => ({ json: { labels: [label] } })),
    ],
    null,
  );
  const secrets = await secretsOf(service.url, { apiKey: TEST_KEY });
  const adapter = createShipengineAdapter({ secrets }, service.url);
  const order = orderOf(configFor('SHIPSTATION'), { ageMs: LATE_MS, timeoutMs: 10_000 });
  const outcome = await adapter.lookup?.(order);
  await service.close();
  return { kind: outcome?.kind, code: (outcome as FailedPurchase).trouble?.code, asked };
}
const shipment = { json: { shipment_id: 'se-1' } };
const label = { label_id: 'se-2', shipment_id: 'se-1', status: 'completed', tracking_number: '1Z', packages: [] };

// Between the two questions lies a second: all wait for it at the same time.
describe.concurrent('that a shipment is not there', () => {
  test('is proof where the service says so twice', async ({ expect }) => {
    expect(await lookedUp(ABSENT)).toEqual({ kind: 'rejected', code: 'PURCHASE_NOT_THERE', asked: 2 });
  });

  test('is none where it is there the second time', async ({ expect }) => {
    expect(await lookedUp(ABSENT, shipment)).toMatchObject({ kind: 'purchased', asked: 2 });
  });

  test.for<[string, FakeAnswer]>([
    ['a 404 of something in between', { status: 404, json: {} }],
    ['a page', { status: 404, bytes: Buffer.from('<html>Not found</html>') }],
    ['a 404 of its system', { status: 404, json: errorsOf({ type: 'system', message: 'No such resource' }) }],
    ['a 404 of a key', { status: 404, json: errorsOf({ type: 'security', message: 'Not of your plan' }) }],
    ['a fault', { status: 500, json: errorsOf({ message: 'Oops' }) }],
    ['a key that is refused', { status: 401, json: errorsOf({ message: 'The API key is invalid.' }) }],
    ['nothing in it', { json: {} }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.2:1/' } }],
  ])('is none where the answer is %s', async ([, answer], { expect }) => {
    const [first, second] = await Promise.all([lookedUp(answer), lookedUp(ABSENT, answer)]);
    expect(first).toMatchObject({ kind: 'unknown', asked: 1 });
    expect(second).toMatchObject({ kind: 'unknown', asked: 2 });
  });
});
