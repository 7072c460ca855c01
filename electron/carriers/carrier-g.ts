import type { CarrierDefinition } from '#electron/engine/accounts/carrier-definition.ts';

/** Carrier G, German parcels (specification, "Limits"). Its shipment unit reference is the itemTransactionId. */
export const CARRIER_G: CarrierDefinition = {
  key: 'CARRIER_G',
  name: 'Carrier G',
  weightLimits: { KG: '40', LB: '88' },
  weightPrecision: null,
  sidePrecision: null,
  billedWeight: 'nearest',
  sortsSides: false,
  size: null,
  sizeByGroup: null,
  dimensionsRequiredFor: [],
  limitsPerService: false,
  references: [
    { key: 'ref1', label: 'Customer reference', maxLength: 50 },
    { key: 'ref2', label: 'Customer reference', maxLength: 50 },
    { key: 'ref3', label: 'Shipment reference', maxLength: 40 },
  ],
  itemTransactionIdMaxLength: 40,
  moneyPlaces: null,
  defaultAccount: {
    carrierId: 'test-g',
    carrier: 'CARRIER_G',
    carrierCode: 'CARRIER_G',
    nickname: 'test-g',
    friendlyName: 'Carrier G (test)',
    primary: true,
    requiresFundedAmount: false,
    balance: null,
    adapter: { type: 'test' },
    shipFrom: {
      address: {
        countryCode: 'DE',
        stateOrProvinceCode: '',
        city: 'Neuenstein',
        zipCode: '36286',
        streetLine1: 'Industriestraße 27',
      },
      contact: {
        personName: 'Dispatch',
        companyName: 'Packbench Testlager Neuenstein',
        phoneNumber: '06677 99955 20',
        emailAddress: 'neuenstein@example.com',
      },
    },
    strictDecimals: false,
    stockCodes: {},
    services: [
      { serviceCode: 'PARCEL', name: 'Parcel', domestic: true, international: true, isMultiPackageSupported: true },
      { serviceCode: 'EXPRESS', name: 'Express', domestic: true, international: true, isMultiPackageSupported: true },
    ],
    packages: [],
    options: [],
  },
};
