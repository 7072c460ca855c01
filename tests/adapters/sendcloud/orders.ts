import type { AccountService } from '#shared/schema/accounts/account.ts';
import type { Party } from '#shared/schema/shipping/party.ts';

const service = (serviceCode: string): AccountService => ({
  ...{ serviceCode, name: serviceCode, domestic: true, international: true },
  ...{ isMultiPackageSupported: true, group: 'GROUND' },
});

export const SERVICES: AccountService[] = ['postnl:standard', 'postnl:standard/signature', 'sendcloud:letter'].map(
  service,
);

export const AMSTERDAM: Party = {
  address: {
    ...{ countryCode: 'nl', stateOrProvinceCode: '', city: 'Amsterdam', zipCode: '1012 JS' },
    ...{ streetLine1: 'Dam 1', streetLine2: 'Tweede verdieping' },
  },
  contact: {
    ...{ personName: 'Anna Example', companyName: 'Example BV', phoneNumber: '+31 20 555 0100', phoneExtension: '12' },
    emailAddress: 'anna@example.com',
  },
};
