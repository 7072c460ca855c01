import { describe, expect, test } from 'vitest';
import { followedWrong, placesWrong, type PlacedLine } from './cluster/books-of-followers.ts';
import { eventOf } from './cluster/followers.ts';

const line = (position: number | null, station: string, number: number): PlacedLine => ({
  ...{ position, station, line: number },
  ...{ shipment: `s${number}`, state: 'SENDING' },
});
const FEED = [line(1, 'A1', 1), line(2, 'B2', 1), line(3, 'A1', 2)];
const ALL = FEED.map(({ position, shipment: id, state }) => eventOf({ sequence: position ?? 0, id, state }));
const wrong = (seen: string[], { resets = 0, hasLost = false } = {}) =>
  followedWrong({ name: 'who follows', seen, resets: () => resets }, FEED, { hasLost });

describe('the order of all lines shows', () => {
  test('nothing where it is whole', () => expect(placesWrong(FEED)).toEqual([]));

  test('a line without a place', () =>
    expect(placesWrong([...FEED, line(null, 'B2', 2)])).toEqual(['event missed: line 2 of B2 has no place']));

  test('a line with two places', () =>
    expect(placesWrong([...FEED, line(4, 'A1', 2)])).toEqual(['event twice: line 2 of A1 has the place 4, too']));

  test('lines of a station in another order', () =>
    expect(placesWrong([line(1, 'A1', 2), line(2, 'A1', 1)])).toEqual([
      'event out of order: line 1 of A1 comes after 2',
    ]));
});

describe('what a follower read shows', () => {
  test('nothing where it is all', () => expect(wrong(ALL)).toEqual([]));

  test('an event that was missed', () =>
    expect(wrong(ALL.slice(1))).toEqual([`event missed: who follows did not read ${ALL[0]}`]));

  test('one that came twice', () =>
    expect(wrong([...ALL, ...ALL.slice(2)])).toEqual([`event twice: who follows read ${ALL[2]} again`]));

  test('two in another order', () =>
    expect(wrong([ALL[1], ALL[0], ALL[2]].map(String))).toEqual(['event out of order: who follows']));

  test('one of a line that nobody wrote, but for what the database may have lost', () => {
    const seen = [...ALL, '4 s9 SENDING'];
    expect(wrong(seen)).toEqual(['event of nothing: who follows read 4 s9 SENDING']);
    expect(wrong(seen, { hasLost: true })).toEqual([]);
  });

  test('nothing of a line that it read at the place which the database has forgotten', () => {
    const moved = ALL.map((event) => event.replace(/^3 /, '4 '));
    expect(wrong(moved, { hasLost: true })).toEqual([]);
    expect(wrong(moved)).toContain(`event missed: who follows did not read ${ALL[2]}`);
  });

  test('that it had to begin anew', () =>
    expect(wrong(ALL, { resets: 1 })).toEqual(['event missed: who follows was told to begin anew']));
});
