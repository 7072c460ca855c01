import { Type, type Static } from 'typebox';
import { Literals } from '../literals.ts';
import { SHIPMENT_STATES } from './shipment.ts';

const counts = { shipments: Type.Integer(), packages: Type.Integer() };

/** What the shipments of a filter come to, in all, by state and by account; what has none is left out. */
export const ShipmentTotals = Type.Object(
  {
    ...counts,
    states: Type.Array(Type.Object({ state: Literals(SHIPMENT_STATES), ...counts })),
    carriers: Type.Array(Type.Object({ carrierId: Type.String(), ...counts })),
  },
  { title: 'ShipmentTotals' },
);
export type ShipmentTotals = Static<typeof ShipmentTotals>;
