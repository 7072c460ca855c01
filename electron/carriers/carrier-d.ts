import { TEST_MODE } from '#shared/schema/accounts/account.ts';
import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier D, UK parcels: its limits depend on the service and are set in the account (specification, "Limits"; contract, section 8). */
export const CARRIER_D: CarrierDefinition = {
  key: 'CARRIER_D',
  name: 'Carrier D',
  weightLimits: {},
  weightPrecision: { places: 3, rounding: 'nearest' },
  sidePrecision: { places: 0, rounding: 'nearest' },
  billedWeight: 'nearest',
  sortsSides: true,
  size: null,
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: true,
  references: [
    { key: 'ref1', label: 'Customer reference', maxLength: 35 },
    { key: 'ref2', label: 'Customer reference', maxLength: 35 },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
  defaultAccount: {
    carrierId: 'test-d',
    carrier: 'CARRIER_D',
    carrierCode: 'CARRIER_D',
    nickname: 'test-d',
    friendlyName: 'Carrier D (test)',
    primary: true,
    requiresFundedAmount: false,
    balance: null,
    adapter: TEST_MODE,
    shipFrom: {
      address: {
        countryCode: 'GB',
        stateOrProvinceCode: '',
        city: 'Bristol',
        zipCode: 'BS11 8AZ',
        streetLine1: '6 Avonmouth Way',
      },
      contact: {
        personName: 'Dispatch',
        companyName: 'Packbench Test Depot Bristol',
        phoneNumber: '0117 496 0187',
        emailAddress: 'bristol@example.com',
      },
    },
    strictDecimals: false,
    stockCodes: {},
    services: [
      {
        serviceCode: 'D24',
        name: 'Next Day',
        domestic: true,
        international: false,
        isMultiPackageSupported: false,
        limits: { weight: { value: 20, units: 'KG' }, sides: { length: 61, width: 46, height: 46, units: 'CM' } },
      },
      {
        serviceCode: 'D48L',
        name: 'Two Day Large Letter',
        domestic: true,
        international: false,
        isMultiPackageSupported: false,
        limits: { weight: { value: 2, units: 'KG' }, sides: { length: 45, width: 35, height: 16, units: 'CM' } },
      },
      {
        serviceCode: 'DINT',
        name: 'International',
        domestic: false,
        international: true,
        isMultiPackageSupported: false,
        limits: { weight: { value: 2, units: 'KG' }, sides: { length: 60, width: 60, height: 60, units: 'CM' } },
      },
    ],
    packages: [],
    options: [],
  },
};
