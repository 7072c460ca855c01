import Big from 'big.js';
import type { Amount } from '../../label/amounts.ts';

/** Units of a currency for one special drawing right, as the International Monetary Fund had them on 20 October 2025. */
const UNITS_PER_SDR: Readonly<Record<string, string>> = {
  AUD: '2.10008',
  BRL: '7.34258',
  CAD: '1.91687',
  CHF: '1.08258',
  CNY: '9.72772',
  CZK: '28.4595',
  DKK: '8.75113',
  EUR: '1.17176',
  GBP: '1.01841',
  ILS: '4.52178',
  INR: '119.888',
  JPY: '206.163',
  KRW: '1938.59',
  KWD: '0.416875',
  MXN: '25.1329',
  MYR: '5.77978',
  NOK: '13.7581',
  NZD: '2.37945',
  PLN: '4.96411',
  SAR: '5.1213',
  SEK: '12.8776',
  SGD: '1.76799',
  USD: '1.36568',
};

/** Currencies move: so much more may a value come to since that day. */
const MARGIN = '1.1';

/** True where the amount is worth no more, for certain: a currency without a rate, and one that may have moved over the limit, are not. */
export function isWorthAtMost({ unit, amount }: Amount, sdr: number): boolean {
  const rate = UNITS_PER_SDR[unit];
  return amount.eq(0) || (rate !== undefined && amount.times(MARGIN).lte(new Big(rate).times(sdr)));
}
