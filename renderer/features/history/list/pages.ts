import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { localDay } from '#shared/format/local-day.ts';

/** So many shipments are asked for at once. */
export const PAGE = 200;
/** So many rows before and behind those in sight are there before they come into sight. */
const AHEAD = 60;
/** So many pages on either side of those in sight keep their rows. */
const KEPT_PAGES = 10;

/** Rows of one day that follow one another. */
interface Run {
  /** `2026-03-02` */
  day: string;
  rows: number;
}

/** A page of the list as the station gave it. Pages far from what is in sight keep only how many rows of which day they have. */
export interface Page {
  /** Where the page behind it begins; null behind the last. */
  next: string | null;
  runs: readonly Run[];
  rows: readonly ShipmentSummary[] | null;
  /** It is shown, and read again. */
  isStale: boolean;
}

/** What stands at a place of the list: the head of a day, or a shipment, null while it is being read. */
export type Item = { day: string } | { shipment: ShipmentSummary | null };

export const pageOf = (rows: readonly ShipmentSummary[], next: string | null): Page => ({
  ...{ rows, next, isStale: false },
  runs: runsOf(rows),
});

function runsOf(rows: readonly ShipmentSummary[]): Run[] {
  const runs: Run[] = [];
  for (const { acceptedAt } of rows) {
    const day = localDay(acceptedAt);
    const last = runs.at(-1);
    if (last?.day === day) last.rows += 1;
    else runs.push({ day, rows: 1 });
  }
  return runs;
}

/** The page at that place was read: what follows it is kept only where it still begins there. */
export function withPage(pages: readonly Page[], at: number, page: Page): Page[] {
  const rest = pages[at]?.next === page.next ? pages.slice(at + 1) : [];
  return [...pages.slice(0, at), page, ...rest];
}

interface Segment extends Run {
  page: number;
  /** Of its first row on its page. */
  offset: number;
  /** Its place in the list, that of the head where it has one. */
  start: number;
  hasHead: boolean;
}
const endOf = ({ start, rows, hasHead }: Segment) => start + rows + Number(hasHead);

/** Where everything stands in the list: a head before the first shipment of each day. */
export function layoutOf(pages: readonly Page[]) {
  const segments: Segment[] = [];
  for (const [page, { runs }] of pages.entries()) {
    let offset = 0;
    for (const run of runs) {
      const before = segments.at(-1);
      const start = before ? endOf(before) : 0;
      segments.push({ ...run, page, offset, start, hasHead: before?.day !== run.day });
      offset += run.rows;
    }
  }
  const last = segments.at(-1);
  const count = last ? endOf(last) : 0;

  function segmentAt(index: number): Segment | undefined {
    let [low, high] = [0, segments.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((segments[middle]?.start ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return segments[low];
  }

  return {
    count,
    /** The day at that place. */
    dayAt: (index: number) => segmentAt(index)?.day,
    itemAt(index: number): Item {
      const found = segmentAt(index);
      if (!found) return { shipment: null };
      const row = index - found.start - Number(found.hasHead);
      if (row < 0) return { day: found.day };
      return { shipment: pages[found.page]?.rows?.[found.offset + row] ?? null };
    },
    /** Where the shipment stands; null where no page that has its rows holds it. */
    indexOf(id: string): number | null {
      const page = pages.findIndex(({ rows }) => rows?.some((row) => row.id === id));
      const row = pages[page]?.rows?.findIndex((each) => each.id === id) ?? -1;
      const found = segments.find((each) => each.page === page && row < each.offset + each.rows);
      return found ? found.start + Number(found.hasHead) + row - found.offset : null;
    },
    /** Where the head of the day stands; null where it has none. */
    indexOfDay: (day: string) => segments.find((each) => each.day === day && each.hasHead)?.start ?? null,
    /** The pages of these places, both inclusive. */
    pagesBetween: (first: number, end: number): [number, number] => [
      segmentAt(Math.max(0, first))?.page ?? 0,
      segmentAt(Math.max(0, Math.min(end, count - 1)))?.page ?? 0,
    ],
  };
}
export type Layout = ReturnType<typeof layoutOf>;

/** What is in sight, by places in the list. */
export interface Sight {
  first: number;
  last: number;
}

/** The page to be read next for what is in sight; null where all of it is there. */
export function missingPage(pages: readonly Page[], layout: Layout, { first, last }: Sight): number | null {
  const [from, to] = layout.pagesBetween(first - AHEAD, last + AHEAD);
  for (let at = from; at <= to; at += 1) if (pages[at]?.rows === null || pages[at]?.isStale) return at;
  const isEnd = last + AHEAD >= layout.count;
  return pages.length === 0 || (isEnd && pages.at(-1)?.next !== null) ? pages.length : null;
}

/** Something may have changed anywhere: what is in sight is shown until it is read again, the rest is read when it comes into sight. */
export function outdated(pages: readonly Page[], layout: Layout, { first, last }: Sight): Page[] {
  const [from, to] = layout.pagesBetween(first - AHEAD, last + AHEAD);
  return pages.map((page, at) => (at >= from && at <= to ? { ...page, isStale: true } : { ...page, rows: null }));
}

/** Pages far from what is in sight without their rows. */
export function trimmed(pages: readonly Page[], layout: Layout, { first, last }: Sight): readonly Page[] {
  const [from, to] = layout.pagesBetween(first, last);
  const isFar = (at: number) => at < from - KEPT_PAGES || at > to + KEPT_PAGES;
  if (!pages.some(({ rows }, at) => rows !== null && isFar(at))) return pages;
  return pages.map((page, at) => (page.rows !== null && isFar(at) ? { ...page, rows: null } : page));
}
