import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier F, the DE variant of the same parcel carrier (specification, "Limits"; contract, section 5: girth). */
export const CARRIER_F: CarrierDefinition = {
  key: 'CARRIER_F',
  name: 'Carrier F',
  weightLimits: { KG: '31.5', LB: '69' },
  weightPrecision: { places: 3, rounding: 'nearest' },
  sidePrecision: { places: 2, rounding: 'nearest' },
  billedWeight: 'nearest',
  sortsSides: true,
  size: { unit: 'CM', length: '175', girth: { figure: 'circumference', max: '300' }, lengthPlusGirthWarning: '300' },
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Customer reference', maxLength: 35 },
    { key: 'ref2', label: 'Customer reference', maxLength: 35 },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
  defaultAccount: {
    carrierId: 'test-f',
    carrier: 'CARRIER_F',
    carrierCode: 'CARRIER_F',
    nickname: 'test-f',
    friendlyName: 'Carrier F (test)',
    primary: true,
    requiresFundedAmount: false,
    balance: null,
    adapter: { type: 'test' },
    shipFrom: {
      address: {
        countryCode: 'DE',
        stateOrProvinceCode: '',
        city: 'Kassel',
        zipCode: '34123',
        streetLine1: 'Falderbaumstraße 9',
      },
      contact: {
        personName: 'Dispatch',
        companyName: 'Packbench Testlager Kassel',
        phoneNumber: '0561 99955 110',
        emailAddress: 'kassel@example.com',
      },
    },
    strictDecimals: false,
    stockCodes: {},
    services: [
      { serviceCode: '101', name: 'Classic', domestic: true, international: true, isMultiPackageSupported: true },
      { serviceCode: '179', name: 'Express', domestic: true, international: true, isMultiPackageSupported: true },
    ],
    packages: [],
    options: [],
  },
};
