import { TEST_MODE, type Account, type AccountService, type ServiceLimits } from '#shared/schema/accounts/account.ts';
import type { CarrierKey } from '#shared/schema/accounts/carrier.ts';
import type { Address } from '#shared/schema/shipping/party.ts';

interface TestAccount {
  /** An invented warehouse: where the account ships from. */
  depot: Pick<Address, 'city' | 'zipCode' | 'streetLine1' | 'countryCode'> & { state?: string; phone: string };
  services: readonly AccountService[];
}

/** A service. @param offered d domestic, i international, m several packages, as the contract's table has it. */
const service = (
  serviceCode: string,
  name: string,
  offered: string,
  rules: Pick<AccountService, 'group' | 'limits'> = {},
): AccountService => ({
  serviceCode,
  name,
  domestic: offered.includes('d'),
  international: offered.includes('i'),
  isMultiPackageSupported: offered.includes('m'),
  ...rules,
});

const upTo = (kilograms: number, length: number, width: number, height: number): { limits: ServiceLimits } => ({
  limits: { weight: { value: kilograms, units: 'KG' }, sides: { length, width, height, units: 'CM' } },
});

/** The table of the contract, section 8, each with a depot in a country that the carrier serves. */
const TABLE: Readonly<Record<CarrierKey, TestAccount>> = {
  CARRIER_A: {
    depot: { countryCode: 'US', state: 'TN', zipCode: '38118', city: 'Memphis', streetLine1: '4100 Airways Boulevard', phone: '9015550142' }, // oxfmt-ignore
    services: [
      service('A_GROUND', 'Ground', 'dm', { group: 'GROUND' }),
      service('A_EXPRESS_SAVER', 'Express Saver', 'dm', { group: 'EXPRESS' }),
      service('A_EXPRESS_INTERNATIONAL', 'Express International', 'im', { group: 'EXPRESS' }),
      service('A_EXPRESS_FREIGHT', 'Express Freight', 'd', { group: 'EXPRESS_FREIGHT' }),
    ],
  },
  CARRIER_B: {
    depot: { countryCode: 'US', state: 'KY', zipCode: '40213', city: 'Louisville', streetLine1: '2900 Crittenden Drive', phone: '5025550117' }, // oxfmt-ignore
    services: [service('03', 'Ground', 'dm'), service('01', 'Next Day', 'dm'), service('08', 'Expedited', 'im')],
  },
  CARRIER_C: {
    depot: { countryCode: 'GB', zipCode: 'LS10 1AB', city: 'Leeds', streetLine1: '14 Hunslet Road', phone: '0113 496 0123' }, // oxfmt-ignore
    services: [service('C24', 'Next Day', 'd'), service('C48', 'Two Day', 'd')],
  },
  CARRIER_D: {
    depot: { countryCode: 'GB', zipCode: 'BS11 8AZ', city: 'Bristol', streetLine1: '6 Avonmouth Way', phone: '0117 496 0187' }, // oxfmt-ignore
    services: [
      service('D24', 'Next Day', 'd', upTo(20, 61, 46, 46)),
      service('D48L', 'Two Day Large Letter', 'd', upTo(2, 45, 35, 16)),
      service('DINT', 'International', 'i', upTo(2, 60, 60, 60)),
    ],
  },
  CARRIER_E: {
    depot: { countryCode: 'GB', zipCode: 'B6 7AP', city: 'Birmingham', streetLine1: '31 Aston Hall Road', phone: '0121 496 0155' }, // oxfmt-ignore
    services: [
      service('1^12', 'Next Day', 'dm'),
      service('1^19', 'Two Day', 'dm'),
      service('1^71', 'International', 'im'),
    ],
  },
  CARRIER_F: {
    depot: { countryCode: 'DE', zipCode: '34123', city: 'Kassel', streetLine1: 'Falderbaumstraße 9', phone: '0561 99955 110' }, // oxfmt-ignore
    services: [service('101', 'Classic', 'dim'), service('179', 'Express', 'dim')],
  },
  CARRIER_G: {
    depot: { countryCode: 'DE', zipCode: '36286', city: 'Neuenstein', streetLine1: 'Industriestraße 27', phone: '06677 99955 20' }, // oxfmt-ignore
    services: [service('PARCEL', 'Parcel', 'dim'), service('EXPRESS', 'Express', 'dim')],
  },
  CARRIER_H: {
    depot: { countryCode: 'BE', zipCode: '2030', city: 'Antwerpen', streetLine1: 'Noorderlaan 139', phone: '03 555 01 64' }, // oxfmt-ignore
    services: [service('H_FREIGHT', 'Freight', 'dim'), service('H_PREMIUM', 'Premium', 'dim')],
  },
  CARRIER_I: {
    depot: { countryCode: 'US', state: 'NV', zipCode: '89506', city: 'Reno', streetLine1: '8800 Moya Boulevard', phone: '7755550136' }, // oxfmt-ignore
    services: [service('I_GROUND', 'Ground', 'd')],
  },
};

function accountOf(carrier: CarrierKey): Account {
  const { depot, services } = TABLE[carrier];
  const { state = '', phone, city, ...address } = depot;
  const letter = carrier.slice(-1);
  const carrierId = `test-${letter.toLowerCase()}`;
  return {
    carrierId,
    carrier,
    carrierCode: carrier,
    nickname: carrierId,
    friendlyName: `Carrier ${letter} (test)`,
    primary: true,
    requiresFundedAmount: false,
    balance: null,
    adapter: TEST_MODE,
    shipFrom: {
      address: { ...address, city, stateOrProvinceCode: state },
      contact: {
        personName: 'Dispatch',
        companyName: `Packbench ${address.countryCode === 'DE' ? 'Testlager' : 'Test Depot'} ${city}`,
        phoneNumber: phone,
        emailAddress: `${city.toLowerCase()}@example.com`,
      },
    },
    strictDecimals: false,
    stockCodes: {},
    services: [...services],
    packages: [],
    options: [],
  };
}

/** The accounts in test mode that a first start creates, one for each carrier (contract, section 8). */
export const TEST_ACCOUNTS: readonly Account[] = (Object.keys(TABLE) as CarrierKey[]).map(accountOf);
