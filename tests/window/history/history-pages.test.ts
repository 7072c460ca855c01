import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import {
  layoutOf,
  missingPage,
  outdated,
  pageOf,
  trimmed,
  withPage,
  type Page,
} from '#renderer/features/history/list/pages.ts';

const shipment = (id: string, day: number) =>
  ({ id, acceptedAt: new Date(2026, 2, day, 12).toISOString() }) as ShipmentSummary;
/** A list of pages with that many shipments of each day on each of them, newest day first. */
function pagesOf(sizes: readonly (readonly number[])[]): Page[] {
  let day = 28;
  return sizes.map((days, at) => {
    const rows = days.flatMap((count, index) => {
      if (index > 0) day -= 1;
      return Array.from({ length: count }, (_, i) => shipment(`${at}-${day}-${i}`, day));
    });
    return pageOf(rows, at === sizes.length - 1 ? null : `after ${at}`);
  });
}
const textOf = (pages: readonly Page[]) => {
  const layout = layoutOf(pages);
  return Array.from({ length: layout.count }, (_, index) => {
    const item = layout.itemAt(index);
    return 'day' in item ? item.day : (item.shipment?.id ?? '…');
  });
};
const at = (first: number, last: number) => ({ first, last });

test('a day has one head, also where it goes over several pages', () => {
  expect(textOf(pagesOf([[1, 1], [1], [1, 1]]))).toEqual([
    ...['2026-03-28', '0-28-0', '2026-03-27', '0-27-0', '1-27-0', '2-27-0'],
    ...['2026-03-26', '2-26-0'],
  ]);
});

test('every shipment stands once, where it is said to stand, whatever the pages and days', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }), { maxLength: 6 }),
      (sizes) => {
        const pages = pagesOf(sizes);
        const layout = layoutOf(pages);
        const ids = pages.flatMap(({ rows }) => rows?.map(({ id }) => id) ?? []);
        expect(textOf(pages).filter((text) => ids.includes(text))).toEqual(ids);
        for (const id of ids) expect(textOf(pages)[layout.indexOf(id) ?? -1]).toBe(id);
        const days = new Set(textOf(pages).filter((text) => text.startsWith('2026')));
        expect(layout.count).toBe(ids.length + days.size);
      },
    ),
  );
});

test('the end asks for the next page, the last one for none, and an empty list for the first', () => {
  const pages = pagesOf([[20], [20]]);
  const open = [pages[0], { ...pages[1], next: 'more' }] as Page[];
  expect(missingPage([], layoutOf([]), at(0, 0))).toBe(0);
  expect(missingPage(open, layoutOf(open), at(0, 10))).toBe(2);
  expect(missingPage(pages, layoutOf(pages), at(0, 10))).toBeNull();
  const none = [pageOf([], null)];
  expect(missingPage(none, layoutOf(none), at(0, 0))).toBeNull();
  const old = outdated(none, layoutOf(none), at(0, 0));
  expect(missingPage(old, layoutOf(old), at(0, 0))).toBe(0);
});

test('pages far away let their rows go and keep their place; they are read once they come near', () => {
  const pages = pagesOf(Array.from({ length: 30 }, () => [200]));
  const near = trimmed(pages, layoutOf(pages), at(3000, 3010));
  const held = near.flatMap(({ rows }, index) => (rows ? [index] : []));
  expect([held[0], held.at(-1)]).toEqual([4, 25]);
  expect(layoutOf(near).count).toBe(layoutOf(pages).count);
  expect(missingPage(near, layoutOf(near), at(3000, 3010))).toBeNull();
  expect(missingPage(near, layoutOf(near), at(0, 10))).toBe(0);
});

test('once something happened, what is in sight stays until it is read again; where its end moved, what follows is read anew', () => {
  const pages = pagesOf([[200], [200], [200]]);
  const old = outdated(pages, layoutOf(pages), at(0, 20));
  expect(old.map(({ rows, isStale }) => [rows !== null, isStale])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ]);
  expect(missingPage(old, layoutOf(old), at(0, 20))).toBe(0);
  const [first] = pages as [Page];
  expect(withPage(old, 0, first)).toHaveLength(3);
  expect(withPage(old, 0, { ...first, next: 'elsewhere' })).toHaveLength(1);
});
