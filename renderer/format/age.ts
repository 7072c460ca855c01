const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago, in the largest unit that is full: `3 hours ago`, `vor 3 Stunden`. Under a minute it is `now`. */
export function ageWords(seconds: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['second', Infinity];
  return words.format(-Math.floor(seconds / size), unit);
}
