import { describe, expect, test } from 'vitest';
import { bestOf, isOverLimits, waysOut } from '#renderer/features/ship/rules/ways-out.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { AccountRates } from '#shared/schema/shipping/rates.ts';

const service = (serviceCode: string) => ({ serviceCode, name: `Name of ${serviceCode}` });
const account = (carrierId: string, ...codes: string[]) =>
  ({ carrierId, services: codes.map(service) }) as unknown as Account;
const ACCOUNTS = [
  account('here', 'h1'),
  account('slow', 's1', 's2'),
  account('dear', 'd1', 'd2'),
  account('real', 'r1'),
];

function rated(carrierId: string, changes: Partial<AccountRates> = {}): AccountRates {
  const base = { carrierId, carrierCode: carrierId, friendlyName: carrierId.toUpperCase(), test: true, quotedAt: null };
  return { ...base, result: 'CANNOT_QUOTE', quotes: [], notQuoted: [], detail: null, trouble: null, ...changes };
}
const quote = (serviceCode: string, amount: string, currency = 'USD') => ({
  ...{ serviceCode, serviceName: `Name of ${serviceCode}`, cost: { amount, currency }, delivery: null },
});
const not = (serviceCode: string) => ({ serviceCode, serviceName: serviceCode, errors: [], reason: null });
const ways = (...rates: AccountRates[]) => waysOut(rates, ACCOUNTS, { isTest: true, except: 'here' });
const named = (...rates: AccountRates[]) =>
  ways(...rates).map((way) => [way.carrierId, way.serviceCode, way.cost?.amount]);

describe('what takes a parcel that breaks a limit', () => {
  test('is the cheapest service of each account, the lowest price first, and behind them those without one', () => {
    const dear = rated('dear', { result: 'QUOTED', quotes: [quote('d1', '30'), quote('d2', '9.50')] });
    expect(named(rated('slow', { notQuoted: [not('s1')] }), dear)).toEqual([
      ['dear', 'd2', '9.50'],
      ['slow', 's2', undefined],
    ]);
  });

  test('is never the account itself, one that cannot carry it, nor one of the other kind', () => {
    expect(named(rated('here'), rated('slow', { result: 'CANNOT_CARRY' }), rated('real', { test: false }))).toEqual([]);
    const live = waysOut([rated('slow'), rated('real', { test: false })], ACCOUNTS, { isTest: false, except: 'here' });
    expect(live.map(({ carrierId }) => carrierId)).toEqual(['real']);
  });

  test('is taken without a choice where it is the only one, or the lowest of prices in one currency', () => {
    const euro = rated('slow', { result: 'QUOTED', quotes: [quote('s1', '1', 'EUR')] });
    const dollar = rated('dear', { result: 'QUOTED', quotes: [quote('d1', '30')] });
    expect(bestOf(ways(rated('slow')))?.carrierId).toBe('slow');
    expect(bestOf(ways(rated('slow'), dollar))?.carrierId).toBe('dear');
    expect(bestOf(ways(rated('slow'), rated('dear')))).toBeNull();
    expect(bestOf(ways(euro, dollar))).toBeNull();
    expect(bestOf([])).toBeNull();
  });

  test('is looked for where limits of weight and size are broken, and nothing else is wrong', () => {
    const codes = (...all: string[]) =>
      isOverLimits(all.map((code) => ({ code })) as Parameters<typeof isOverLimits>[0]);
    expect(codes('WEIGHT_OVER_LIMIT', 'LENGTH_PLUS_GIRTH_OVER_LIMIT')).toBe(true);
    expect(codes('WEIGHT_OVER_LIMIT', 'FIELD_REQUIRED')).toBe(false);
    expect(codes()).toBe(false);
  });
});
