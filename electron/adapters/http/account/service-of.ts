import type { AccountService } from '#shared/schema/accounts/account.ts';

type Reach = 'domestic' | 'international' | 'both';

/** A service of a carrier that lists none for an account, as its description has it. */
export const serviceOf = (
  serviceCode: string,
  name: string,
  { reach = 'both', isSingle = false }: { reach?: Reach; isSingle?: boolean } = {},
): AccountService => ({
  ...{ serviceCode, name, domestic: reach !== 'international', international: reach !== 'domestic' },
  isMultiPackageSupported: !isSingle,
});
