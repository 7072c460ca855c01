import { serviceOf } from '../http/account/service-of.ts';

type Reach = 'domestic' | 'international' | 'both';

/** UPS lists no services of an account: these are those of its description. The carrier says at a purchase which of them go from here. */
const SERVICES: readonly [code: string, name: string, reach: Reach][] = [
  ['01', 'UPS Next Day Air', 'domestic'],
  ['02', 'UPS 2nd Day Air', 'domestic'],
  ['03', 'UPS Ground', 'domestic'],
  ['12', 'UPS 3 Day Select', 'domestic'],
  ['13', 'UPS Next Day Air Saver', 'domestic'],
  ['14', 'UPS Next Day Air Early', 'domestic'],
  ['59', 'UPS 2nd Day Air A.M.', 'domestic'],
  ['07', 'UPS Express', 'both'],
  ['08', 'UPS Expedited', 'both'],
  ['11', 'UPS Standard', 'both'],
  ['54', 'UPS Express Plus', 'both'],
  ['65', 'UPS Saver', 'both'],
  ['70', 'UPS Access Point Economy', 'both'],
  ['74', 'UPS Express 12:00', 'both'],
  ['17', 'UPS Worldwide Economy DDU', 'international'],
  ['72', 'UPS Worldwide Economy DDP', 'international'],
];
/** Of one package each. */
const SINGLE = ['17', '72'];

const PACKAGINGS: readonly [code: string, name: string][] = [
  ['01', 'UPS Letter'],
  ['02', 'Own packaging'],
  ['03', 'UPS Tube'],
  ['04', 'UPS PAK'],
  ['21', 'UPS Express Box'],
  ['2a', 'UPS Small Express Box'],
  ['2b', 'UPS Medium Express Box'],
  ['2c', 'UPS Large Express Box'],
  ['24', 'UPS 25KG Box'],
  ['25', 'UPS 10KG Box'],
];

/** The one carrier behind the keys. */
export const upsCarrier = (accountNumber: string) => ({
  adapter: { accountNumber },
  name: 'UPS',
  nickname: accountNumber,
  services: SERVICES.map(([code, name, reach]) => serviceOf(code, name, { reach, isSingle: SINGLE.includes(code) })),
  packages: PACKAGINGS.map(([packageCode, name]) => ({ packageCode, name })),
});
