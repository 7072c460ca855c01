import { expect, test } from 'vitest';
import { readDay } from '#electron/engine/sources/mapping/read-field.ts';
import { localDay } from '#shared/format/local-day.ts';
import { standIn } from '../window/time-zone.ts';

test.each([
  ['Pacific/Auckland', '2026-03-02T20:00:00Z', '2026-03-03'],
  ['America/St_Johns', '2026-03-02T02:00:00Z', '2026-03-01'],
  ['Asia/Kathmandu', '2026-03-02T18:15:00Z', '2026-03-03'],
  ['Asia/Kathmandu', '2026-03-02T18:14:59Z', '2026-03-02'],
])('in %s, %s is of %s', (zone, instant, day) => {
  standIn(zone);
  expect(localDay(instant)).toBe(day);
  expect(localDay(Date.parse(instant))).toBe(day);
});

test.each([
  // The last second of a day in Los Angeles, as a marketplace writes it.
  ['America/Los_Angeles', '2026-03-03T07:59:59+00:00', '2026-03-02'],
  ['America/Los_Angeles', '2026-07-03T06:59:59Z', '2026-07-02'],
  // Midnight in Berlin, as PostgreSQL writes it.
  ['Europe/Berlin', '2026-03-02 23:00:00+00', '2026-03-03'],
  ['Pacific/Auckland', '2026-03-02 12:30:00.123456+0000', '2026-03-03'],
  ['America/St_Johns', '2026-03-03T01:00:00+05:45', '2026-03-02'],
  // A midnight names its day, and so does what has no distance from UTC.
  ['America/St_Johns', '2026-03-03T00:00:00Z', '2026-03-03'],
  ['Pacific/Auckland', '2026-03-03T00:00:00.000-08:00', '2026-03-03'],
  ['America/St_Johns', '2026-03-03 07:59:59', '2026-03-03'],
  ['Pacific/Auckland', '2026-03-03', '2026-03-03'],
])('an order that is to leave, in %s, by %s has the day %s', (zone, text, day) => {
  standIn(zone);
  expect(readDay(text)).toEqual({ value: day });
});

test('an instant that there is not is no day', () => {
  expect(readDay('2026-02-30T07:59:59Z')).toHaveProperty('fault');
});
