import { expect, test } from 'vitest';
import type { LoggedRequest } from '#shared/schema/station/request-log.ts';
import { mergeRequests, ofOthers, toneOf } from '#renderer/features/api/request-list.ts';

const logged = (sequence: number, changes: Partial<LoggedRequest> = {}): LoggedRequest => ({
  sequence,
  at: '2026-03-02T09:00:00Z',
  method: 'GET',
  route: '/station/v1/rules',
  status: 200,
  code: null,
  milliseconds: 3,
  client: 'Shop',
  ...changes,
});
const sequences = (requests: readonly LoggedRequest[]) => requests.map(({ sequence }) => sequence);

test('what is new stands on top, and nothing twice', () => {
  const known = [logged(2), logged(1)];
  expect(sequences(mergeRequests(known, [logged(4), logged(3), logged(2)]))).toEqual([4, 3, 2, 1]);
});

test('no more than a thousand are shown, the newest', () => {
  const known = Array.from({ length: 1000 }, (_, index) => logged(1000 - index));
  const merged = mergeRequests(known, [logged(1001)]);
  expect([merged.length, merged[0]?.sequence, merged.at(-1)?.sequence]).toEqual([1000, 1001, 2]);
});

test('windows are told from programs', () => {
  expect([logged(1, { client: 'Window' }), logged(2), logged(3, { client: null })].filter(ofOthers)).toHaveLength(2);
});

test('a refusal wants care, and a fault of the station is bad', () => {
  expect([200, 422, 500].map((status) => toneOf(logged(1, { status })))).toEqual(['good', 'care', 'bad']);
});
