import { Type, type Static } from 'typebox';

/** The nine carriers whose rules the specification gives, by its neutral labels. */
export const CARRIERS = [
  'CARRIER_A',
  'CARRIER_B',
  'CARRIER_C',
  'CARRIER_D',
  'CARRIER_E',
  'CARRIER_F',
  'CARRIER_G',
  'CARRIER_H',
  'CARRIER_I',
] as const;
export type CarrierKey = (typeof CARRIERS)[number];

/** Whose rules an account may have: one of the nine's, or those that its own list of services gives, for a carrier that nobody named. */
export const RULED_BY = [...CARRIERS, 'OTHER'] as const;
export type RulesKey = (typeof RULED_BY)[number];

/** Codes are compared without regard to case, `_`, `-` and spaces, so that carrier D's two spellings meet (contract, section 8). */
export const comparableCode = (code: string) => code.toUpperCase().replace(/[_\- ]/g, '');

/** Service of a carrier account, as the carrier list shows it (specification, "Service"). */
export const Service = Type.Object(
  {
    carrierId: Type.String(),
    carrierCode: Type.String(),
    serviceCode: Type.String(),
    name: Type.String(),
    domestic: Type.Boolean(),
    international: Type.Boolean(),
    isMultiPackageSupported: Type.Boolean(),
  },
  { title: 'Service' },
);
export type Service = Static<typeof Service>;

/** Element of the carrier list (specification, "Carrier"). */
export const Carrier = Type.Object(
  {
    carrierCode: Type.String(),
    carrierId: Type.String(),
    requiresFundedAmount: Type.Boolean(),
    balance: Type.Unknown(),
    nickname: Type.String(),
    friendlyName: Type.String(),
    primary: Type.Boolean(),
    hasMultiPackageSupportingServices: Type.Boolean(),
    supportsLabelMessages: Type.Boolean(),
    services: Type.Array(Service),
    packages: Type.Array(Type.Unknown()),
    options: Type.Array(Type.Unknown()),
  },
  { title: 'Carrier' },
);
export type Carrier = Static<typeof Carrier>;

export const CarrierList = Type.Object(
  { success: Type.Literal(true), data: Type.Array(Carrier) },
  { title: 'CarrierList' },
);
export type CarrierList = Static<typeof CarrierList>;
