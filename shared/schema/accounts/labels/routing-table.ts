import { Type, type Static } from 'typebox';
import { Literals } from '../../literals.ts';

/** What becomes of a shipment whose postal code is not in the table. */
export const ROUTING_MISSES = ['WARN', 'REFUSE'] as const;
export type RoutingMiss = (typeof ROUTING_MISSES)[number];

export const MAX_ROUTING_ROWS = 200_000;

export const RoutingTableUpload = Type.Object(
  {
    contentBase64: Type.String({
      minLength: 1,
      description:
        'A CSV or Excel file with a heading row: country, from, to, depot, sortCode, route. `from` alone is a beginning that all its codes have',
    }),
    onMiss: Type.Optional(
      Literals(ROUTING_MISSES, {
        description: 'Where a postal code is not in it: WARN prints a label without; WARN unless given',
      }),
    ),
  },
  { title: 'RoutingTableUpload', additionalProperties: false },
);
export type RoutingTableUpload = Static<typeof RoutingTableUpload>;

export const RoutingMissBody = Type.Object(
  {
    onMiss: Literals(ROUTING_MISSES, {
      description: 'Where a postal code is not in the table: WARN prints a label without, REFUSE takes no shipment',
    }),
  },
  { title: 'RoutingMissBody', additionalProperties: false },
);

export const RoutingTableInfo = Type.Object(
  {
    rows: Type.Integer({ description: 'How many it has' }),
    countries: Type.Array(Type.String(), { description: 'The countries that it is about' }),
    onMiss: Literals(ROUTING_MISSES),
    importedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'RoutingTableInfo' },
);
export type RoutingTableInfo = Static<typeof RoutingTableInfo>;

/** What a routing table says of a postal code; a column without anything is empty. */
export const Sorting = Type.Object(
  {
    depot: Type.String({ description: 'Where the parcel is delivered from' }),
    sortCode: Type.String({ description: 'What the parcel is sorted by' }),
    route: Type.String({ description: 'The tour that it is on' }),
  },
  { title: 'Sorting' },
);
export type Sorting = Static<typeof Sorting>;
