import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier I, a US marketplace carrier (specification, "Limits"). It has no label messages. */
export const CARRIER_I: CarrierDefinition = {
  key: 'CARRIER_I',
  name: 'Carrier I',
  weightLimits: { LB: '50' },
  weightPrecision: null,
  sidePrecision: null,
  billedWeight: null,
  sortsSides: true,
  size: { unit: 'IN', length: '59', width: '33', height: '33', girth: { figure: 'length_plus_girth', max: '130' } },
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
  defaultAccount: {
    carrierId: 'test-i',
    carrier: 'CARRIER_I',
    carrierCode: 'CARRIER_I',
    nickname: 'test-i',
    friendlyName: 'Carrier I (test)',
    primary: true,
    requiresFundedAmount: false,
    balance: null,
    adapter: { type: 'test' },
    shipFrom: {
      address: {
        countryCode: 'US',
        stateOrProvinceCode: 'NV',
        city: 'Reno',
        zipCode: '89506',
        streetLine1: '8800 Moya Boulevard',
      },
      contact: {
        personName: 'Dispatch',
        companyName: 'Packbench Test Depot Reno',
        phoneNumber: '7755550136',
        emailAddress: 'reno@example.com',
      },
    },
    strictDecimals: false,
    stockCodes: {},
    services: [
      { serviceCode: 'I_GROUND', name: 'Ground', domestic: true, international: false, isMultiPackageSupported: false },
    ],
    packages: [],
    options: [],
  },
};
