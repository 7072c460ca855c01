import { LANGUAGE_CODES, localeOf, type Language } from '#shared/format/languages.ts';
import { ofDay } from './of-day.ts';

/** "15 Jan 2026"; in German "15. Jan. 2026". */
export const dateText = (instant: number, timeZone: string, language: Language = 'en'): string =>
  DATES[language](instant, timeZone);

const DATES = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, ofDay(dateIn(language))])) as Readonly<
  Record<Language, ReturnType<typeof dateIn>>
>;

function dateIn(language: Language): (instant: number, timeZone: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (instant, timeZone) => {
    const format =
      formats.get(timeZone) ??
      new Intl.DateTimeFormat(localeOf(language), { day: '2-digit', month: 'short', year: 'numeric', timeZone });
    formats.set(timeZone, format);
    return format.format(instant);
  };
}
