import { tell } from '../../postgres/trouble/server-pair.ts';
import type { TestServer } from '../../postgres/postgres-server.ts';
import { until } from '../../helpers/until.ts';
import { DATABASE } from './desk.ts';
import { eventOf, type Follower } from './followers.ts';

/** How long an event may be on its way, once all is well again. */
const PATIENCE_MS = 30_000;
/** Broken promises of one kind that are told one by one. */
const MOST_TOLD = 3;

/** A line of the journal with its place among those of all desks; null where it has none. */
export interface PlacedLine {
  position: number | null;
  station: string;
  line: number;
  shipment: string;
  state: string;
}

/** What the database says of the order of all lines. */
const readFeed = async (primary: TestServer): Promise<PlacedLine[]> =>
  (await tell(
    primary,
    `SELECT feed.position::float8 AS position, journal.station_id AS station, journal.line::float8 AS line, shipment_id AS shipment, to_state AS state
     FROM packbench.journal LEFT JOIN packbench.feed USING (station_id, line) ORDER BY feed.position, journal.line`,
    [],
    DATABASE,
  )) as unknown as PlacedLine[];

/** Waits until everybody could have read all, and compares what they read with what there is. */
export async function auditFollowers(
  primary: TestServer,
  followers: readonly Follower[],
  { hasLost }: { hasLost: boolean },
): Promise<string[]> {
  let feed: PlacedLine[] = [];
  await until(
    async () => {
      feed = await readFeed(primary);
      const end = feed.findLast(({ position }) => position !== null)?.position ?? 0;
      return feed.every(({ position }) => position !== null) && followers.every((each) => each.reached() >= end);
    },
    { everyMs: 200, atMostMs: PATIENCE_MS },
  );
  return [...placesWrong(feed), ...followers.flatMap((follower) => followedWrong(follower, feed, { hasLost }))];
}

/** Each line has a place, and only one; a station's lines come in their order. */
export function placesWrong(feed: readonly PlacedLine[]): string[] {
  const without = feed.filter(({ position }) => position === null);
  const byStation = Map.groupBy(
    feed.filter(({ position }) => position !== null),
    ({ station }) => station,
  );
  const disordered = [...byStation].flatMap(([station, lines]) =>
    lines.flatMap(({ line, position }, index) => {
      const before = lines[index - 1]?.line ?? 0;
      if (line === before) return [`event twice: line ${line} of ${station} has the place ${position}, too`];
      return line < before ? [`event out of order: line ${line} of ${station} comes after ${before}`] : [];
    }),
  );
  return some([
    ...without.map(({ station, line }) => `event missed: line ${line} of ${station} has no place`),
    ...disordered,
  ]);
}

/**
 * The follower read each line once, and in order. With `hasLost` it may have read others, which the database has lost since, and a line that lost
 * its place at the place that it had before.
 */
export function followedWrong(
  { name, seen, resets }: Pick<Follower, 'name' | 'seen' | 'resets'>,
  feed: readonly PlacedLine[],
  { hasLost }: { hasLost: boolean },
): string[] {
  const there = feed.flatMap(({ position, shipment: id, state }) =>
    position === null ? [] : [eventOf({ sequence: position, id, state })],
  );
  const known = new Set(there);
  const read = seen.filter((event) => known.has(event));
  const once = new Set(read);
  const strange = hasLost ? [] : seen.filter((event) => !known.has(event));
  const anywhere = new Set(seen.map(withoutPlace));
  const missed = there.filter((event) => !once.has(event) && !(hasLost && anywhere.has(withoutPlace(event))));
  const before = new Set<string>();
  const twice = read.filter((event) => before.has(event) || !before.add(event));
  const isOrdered = seen.every((event, index) => placeOf(event) >= placeOf(seen[index - 1] ?? '0'));
  return [
    ...some(missed.map((event) => `event missed: ${name} did not read ${event}`)),
    ...some(twice.map((event) => `event twice: ${name} read ${event} again`)),
    ...some(strange.map((event) => `event of nothing: ${name} read ${event}`)),
    ...(isOrdered ? [] : [`event out of order: ${name}`]),
    ...(resets() > 0 && !hasLost ? [`event missed: ${name} was told to begin anew`] : []),
  ];
}

const withoutPlace = (event: string) => event.slice(event.indexOf(' '));
const placeOf = (event: string) => Number(event.split(' ')[0]);
const some = (all: string[]) =>
  all.length > MOST_TOLD ? [...all.slice(0, MOST_TOLD), `${all[0]?.split(':')[0]}: ${all.length} in all`] : all;
