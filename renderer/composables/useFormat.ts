import { computed } from 'vue';
import { localeOf } from '#shared/format/languages.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { DAY_FORMAT } from '#renderer/format/days.ts';
import { decimalMarkOf } from '#renderer/format/decimal.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Numbers, amounts and instants in the language of the window. */
export function useFormat() {
  const settings = useSettings();
  const locale = computed(() => localeOf(settings.language));
  const formats = computed(() => ({
    number: new Intl.NumberFormat(locale.value, { maximumFractionDigits: 6 }),
    short: new Intl.NumberFormat(locale.value, { maximumFractionDigits: 2 }),
    amount: new Intl.NumberFormat(locale.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    time: new Intl.DateTimeFormat(locale.value, { hour: '2-digit', minute: '2-digit' }),
    date: new Intl.DateTimeFormat(locale.value, DAY_FORMAT),
    moment: new Intl.DateTimeFormat(locale.value, {
      ...DAY_FORMAT,
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
    list: new Intl.ListFormat(locale.value, { type: 'conjunction' }),
    countries: new Intl.DisplayNames(locale.value, { type: 'region' }),
  }));
  return {
    locale,
    decimalMark: computed(() => decimalMarkOf(locale.value)),
    number: (value: number) => formats.value.number.format(value),
    /** Two decimals at most, for what is only shown for comparison. */
    short: (value: number) => formats.value.short.format(value),
    /** Two decimals exactly, for sums of money whose currency is not known, or not yet. */
    amount: (value: number) => formats.value.amount.format(value),
    /** `31,5 kg` */
    measure: (value: number, unit: string) => `${formats.value.number.format(value)} ${unit.toLowerCase()}`,
    money: ({ amount, currency }: Money) =>
      new Intl.NumberFormat(locale.value, { style: 'currency', currency, maximumFractionDigits: 6 }).format(amount),
    time: (instant: string) => formats.value.time.format(new Date(instant)),
    /** Of an instant, the day that it is here; a day, as `2026-03-02`, is that day everywhere. */
    date: (at: string) => formats.value.date.format(new Date(DAY.test(at) ? `${at}T12:00:00` : at)),
    moment: (instant: string) => formats.value.moment.format(new Date(instant)),
    list: (words: readonly string[]) => formats.value.list.format(words),
    country: (code: string) => {
      try {
        return formats.value.countries.of(code) ?? code;
      } catch {
        return code;
      }
    },
  };
}
