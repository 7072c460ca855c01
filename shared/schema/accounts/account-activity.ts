import { Type, type Static } from 'typebox';
import { Nullable } from '../nullable.ts';

/** How far back purchases are looked at: so many shipments of the station, of all accounts. */
export const ACTIVITY_SHIPMENTS = 10_000;

const moment = (description: string) => Nullable(Type.String({ format: 'date-time', description }));

/** What became of an account lately. */
export const AccountActivity = Type.Object(
  {
    carrierId: Type.String({ description: 'The account' }),
    numbersLeft: Nullable(
      Type.String({ pattern: '^[0-9]+$', description: 'Of a number range; null where it needs none' }),
    ),
    lastPurchaseAt: moment('When the newest shipment that it bought was accepted; null where none of the looked at is'),
    failures: Type.Integer({ description: 'How many of its shipments were not bought, or are in doubt, since then' }),
    lastFailureAt: moment('When the newest of these was accepted; null where there is none'),
  },
  { title: 'AccountActivity' },
);
export type AccountActivity = Static<typeof AccountActivity>;
