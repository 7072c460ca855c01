import type { Account } from '#shared/schema/accounts/account.ts';

/**
 * Where the parcels of another account are likely shipped from: as those of an account that ships, else as those of at least two accounts. The
 * test accounts that come with the station ship from as many places.
 */
export function usualShipFrom(
  accounts: readonly Account[],
  isTest: (account: Account) => boolean,
): NonNullable<Account['shipFrom']> | null {
  const shipping = accounts.find((account) => account.shipFrom && !isTest(account));
  if (shipping) return shipping.shipFrom;
  const places = accounts.flatMap(({ shipFrom }) => shipFrom ?? []);
  const written = places.map((place) => JSON.stringify(place));
  return places.find((_, index) => written.indexOf(written[index] ?? '') < index) ?? null;
}
