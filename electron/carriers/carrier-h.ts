import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier H, European freight and parcels (specification, "Limits"). Its sides are axes, not an order: contract, section 5. */
export const CARRIER_H: CarrierDefinition = {
  key: 'CARRIER_H',
  name: 'Carrier H',
  weightLimits: { KG: '1000', LB: '2205' },
  weightPrecision: { places: 3, rounding: 'nearest' },
  sidePrecision: { places: 2, rounding: 'nearest' },
  billedWeight: 'nearest',
  sortsSides: false,
  size: { unit: 'CM', length: '610', width: '200', height: '225' },
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Special delivery requirements', maxLength: 100 },
    { key: 'ref2', label: 'Invoice information', maxLength: 100 },
  ],
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
  defaultAccount: {
    carrierId: 'test-h',
    carrier: 'CARRIER_H',
    carrierCode: 'CARRIER_H',
    nickname: 'test-h',
    friendlyName: 'Carrier H (test)',
    primary: true,
    requiresFundedAmount: false,
    balance: null,
    adapter: { type: 'test' },
    shipFrom: {
      address: {
        countryCode: 'BE',
        stateOrProvinceCode: '',
        city: 'Antwerpen',
        zipCode: '2030',
        streetLine1: 'Noorderlaan 139',
      },
      contact: {
        personName: 'Dispatch',
        companyName: 'Packbench Test Depot Antwerpen',
        phoneNumber: '03 555 01 64',
        emailAddress: 'antwerpen@example.com',
      },
    },
    strictDecimals: false,
    stockCodes: {},
    services: [
      { serviceCode: 'H_FREIGHT', name: 'Freight', domestic: true, international: true, isMultiPackageSupported: true },
      { serviceCode: 'H_PREMIUM', name: 'Premium', domestic: true, international: true, isMultiPackageSupported: true },
    ],
    packages: [],
    options: [],
  },
};
