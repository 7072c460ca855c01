/** The day of an instant in the time zone of this machine, as `2026-03-02`. */
export function localDay(instant: number | string | Date): string {
  const at = new Date(instant);
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${at.getFullYear()}-${month}-${day}`;
}

/** An instant with its distance from UTC, as databases and marketplaces write it. */
const INSTANT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(?:Z|([+-]\d{2})(?::?(\d{2}))?)$/i;

/** The day here on which an instant falls; null where the text is none. A midnight names its day, wherever that is. */
export function localDayIn(text: string): string | null {
  const [, day, time = '', hours = '+00', minutes = '00'] = INSTANT.exec(text.trim()) ?? [];
  if (day === undefined || /^00:00(?::00)?$/.test(time)) return null;
  const at = Date.parse(`${day}T${time}${hours}:${minutes}`);
  return Number.isNaN(at) ? null : localDay(at);
}
