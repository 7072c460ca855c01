import type { Account } from '#shared/schema/accounts/account.ts';
import type { ShipengineAdapterConfig } from '#electron/adapters/shipengine/config.ts';
import { TEST_KEY, type ProfileName } from './fake.ts';

export const configFor = (
  profile: ProfileName,
  changes: Partial<ShipengineAdapterConfig> = {},
): ShipengineAdapterConfig => ({
  ...{ type: 'shipengine', profile, apiKey: TEST_KEY, carrierId: 'se-111111' },
  ...changes,
});

const service = (serviceCode: string, international: boolean) => ({
  ...{ serviceCode, name: serviceCode, domestic: !international, international },
  ...{ isMultiPackageSupported: true, group: international ? ('EXPRESS' as const) : ('GROUND' as const) },
});

/** What an account of carrier A at the fake has other than the default one. */
export const accountOf = (profile: ProfileName): Pick<Account, 'adapter' | 'services'> => ({
  adapter: { ...configFor(profile) },
  services: [
    service('fedex_ground', false),
    service('fedex_2day', false),
    service('fedex_international_economy', true),
  ],
});
