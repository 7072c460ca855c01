import { Type, type Static } from 'typebox';
import { Cost } from './cost.ts';
import { Literals } from '../literals.ts';
import { SHIPMENT_STATES } from './shipment.ts';

const counts = { shipments: Type.Integer(), packages: Type.Integer() };

/** What the shipments of a filter come to, in all, by state and by account; what has none is left out. */
export const ShipmentTotals = Type.Object(
  {
    ...counts,
    states: Type.Array(Type.Object({ state: Literals(SHIPMENT_STATES), ...counts })),
    carriers: Type.Array(Type.Object({ carrierId: Type.String(), ...counts })),
    costs: Type.Array(
      Type.Object({
        day: Type.String({ format: 'date', description: "By the station's own time zone" }),
        carrierId: Type.String(),
        cost: Cost,
        shipments: Type.Integer({ description: 'How many shipments it is the sum of' }),
      }),
      {
        description: 'What carriers said that they took, by day and account, without what was voided; newest day first',
      },
    ),
  },
  { title: 'ShipmentTotals' },
);
export type ShipmentTotals = Static<typeof ShipmentTotals>;
