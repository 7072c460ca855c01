import { withoutEnd } from '#shared/format/trim.ts';

/**
 * Whether one mark comes after another one: as numbers or instants where both are, else as texts, as days and times without a zone are ordered, too.
 * Texts of instants are not ordered where clocks go back, nor where only some name parts of a second.
 */
export function isAfter(one: string, other: string): boolean {
  const [a, b] = [Number(one), Number(other)];
  if (Number.isFinite(a) && Number.isFinite(b)) return a > b;
  const [instant, otherInstant] = [readInstant(one), readInstant(other)];
  if (instant === null || otherInstant === null) return one > other;
  return instant.second === otherInstant.second
    ? instant.part > otherInstant.part
    : instant.second > otherInstant.second;
}

const INSTANT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d+))?(?:Z|([+-]\d\d)(?::?(\d\d))?)$/i;

/** An instant with its distance from UTC: the second that it is in, in milliseconds, and the digits of what is beyond; null where the text is none. */
function readInstant(text: string): { second: number; part: string } | null {
  const [, day, time, part = '', hours = '+00', minutes = '00'] = INSTANT.exec(text) ?? [];
  const second = Date.parse(`${day}T${time}${hours}:${minutes}`);
  return Number.isNaN(second) ? null : { second, part: withoutEnd(part, '0') };
}

const DAY_MS = 86_400_000;

/** Whether a mark is a day or an instant that no clock can have shown yet, wherever it is: `9999-12-31` is written for never. */
export function isToCome(mark: string, now: number): boolean {
  const day = /^\d{4}-\d\d-\d\d/.exec(mark)?.[0];
  return day !== undefined && Date.parse(day) > now + 2 * DAY_MS;
}
