import { describe, expect, test } from 'vitest';
import { describeBy, readDescription } from './description.ts';
import { cornerDescription } from './example/description.ts';

const described = describeBy(cornerDescription());
const order = { reference: 'r', to: { name: null, city: 'Berlin' }, parcels: [{ weight: 1, unit: 'LB' }] };
const post = (body: unknown) => described.requestFaults({ method: 'POST', path: '/v1/orders', body });

describe('a request is held against the description', () => {
  test('one that fits has no fault', () => expect(post(order)).toEqual([]));

  test.each<[string, unknown, string]>([
    ['a member that is missing', { ...order, to: {} }, "must have required property 'city'"],
    ['a member that somebody invented', { ...order, colour: 'red' }, 'colour'],
    ['one inside of another', { ...order, to: { city: 'Berlin', colour: 'red' } }, 'colour'],
    ['one beside the parts of allOf', { ...order, parcels: [{ weight: 1, colour: 'red' }] }, 'colour'],
    ['a number that must be larger', { ...order, parcels: [{ weight: 0 }] }, 'must be > 0'],
    ['a value that is not listed', { ...order, parcels: [{ unit: 'ST' }] }, 'must be equal to one of'],
    ['no body', undefined, 'a body is required'],
  ])('%s', (_, body, said) => expect(post(body).join('\n')).toContain(said));

  test('a path or a query that is not described', () => {
    expect(described.requestFaults({ method: 'POST', path: '/v2/orders', body: order })).toHaveLength(1);
    const query = new URLSearchParams('colour=red');
    expect(described.requestFaults({ method: 'GET', path: '/v1/orders/1', query })).toHaveLength(1);
  });
});

test('an answer is held against the description of its status', () => {
  const answer = { method: 'POST', path: '/v1/orders/1/buy' };
  const sold = { id: '1', status: 'sold', parcels: [{ tracking_number: 'T1' }] };
  expect(described.answerFaults({ ...answer, status: 200, body: sold })).toEqual([]);
  expect(described.answerFaults({ ...answer, status: 200, body: { ...sold, price: {} } })).not.toEqual([]);
  expect(described.answerFaults({ ...answer, status: 402, body: { message: 'Empty' } })).toEqual([]);
  expect(described.answerFaults({ ...answer, status: 503, body: {} })).not.toEqual([]);
});

test.each([
  ['shipengine/openapi.yaml', 'POST', '/v1/labels'],
  ['shipstation/openapi.yaml', 'POST', '/v2/labels'],
  ['sendcloud/sendcloud-shipments-openapi.yml', 'POST', '/shipments/announce'],
  ['ups/Shipping.yaml', 'POST', '/shipments/v2409/ship'],
])('%s can be read', (file, method, path) => {
  const description = readDescription(file);
  if (!description) return;
  const faults = description.requestFaults({ method, path, body: { colour: 'red' } }).join('\n');
  expect(faults).toContain('colour');
});
