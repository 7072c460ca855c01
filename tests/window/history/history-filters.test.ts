import { expect, test } from 'vitest';
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

test('a day that is none filters nothing', () => {
  expect(toQuery({ ...noFilters(), from: '2026-13-40' })).toEqual({});
});
