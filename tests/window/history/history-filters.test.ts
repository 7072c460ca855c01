import { expect, test } from 'vitest';
import { standIn } from '../time-zone.ts';
import { isFiltered, noFilters, toQuery } from '#renderer/features/history/filters.ts';

test('no filter asks for everything', () => {
  expect(toQuery(noFilters())).toEqual({});
  expect(isFiltered({ ...noFilters(), text: '  ' })).toBe(false);
});

test('days become instants of this machine, and the last day is in', () => {
  const query = toQuery({ ...noFilters(), from: '2026-03-02', to: '2026-03-02' });
  expect(query).toEqual({
    from: new Date(2026, 2, 2).toISOString(),
    to: new Date(2026, 2, 3).toISOString(),
  });
});

test('where clocks go forward at midnight, the day begins at one, and ends as every day does', () => {
  standIn('America/Santiago');
  expect(toQuery({ ...noFilters(), from: '2026-09-06', to: '2026-09-06' })).toEqual({
    from: '2026-09-06T04:00:00.000Z',
    to: '2026-09-07T03:00:00.000Z',
  });
});

test('a day that is none filters nothing', () => {
  expect(toQuery({ ...noFilters(), from: '2026-13-40' })).toEqual({});
});
