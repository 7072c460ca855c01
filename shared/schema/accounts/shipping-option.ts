import { Type, type Static } from 'typebox';
import { CheckedPackage } from '../shipping/check.ts';
import { Violation, Warning } from '../../diagnostics/problem.ts';

/** What one service of one account would make of a shipment. No price: the station knows none and invents none. */
export const ShippingOption = Type.Object(
  {
    carrierId: Type.String(),
    carrierCode: Type.String(),
    friendlyName: Type.String(),
    serviceCode: Type.String(),
    serviceName: Type.String(),
    possible: Type.Boolean({ description: 'True where the shipment breaks no rule of the service' }),
    errors: Type.Array(Violation),
    warnings: Type.Array(Warning),
    packages: Type.Array(CheckedPackage),
  },
  { title: 'ShippingOption' },
);
export type ShippingOption = Static<typeof ShippingOption>;

export const ShippingOptions = Type.Object(
  { options: Type.Array(ShippingOption, { description: 'Possible ones first, else in the order of the accounts' }) },
  { title: 'ShippingOptions' },
);
export type ShippingOptions = Static<typeof ShippingOptions>;
