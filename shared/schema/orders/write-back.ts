import { Type, type Static } from 'typebox';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { described } from '../described.ts';
import { Nullable } from '../nullable.ts';
import { RequiredText } from '../text.ts';
import { HttpTarget, MysqlDatabase, PostgresqlDatabase, SqliteDatabase, SqlServerDatabase } from './places.ts';

/** What is told of a parcel, by the names that stand in statements, addresses and bodies. */
const WRITE_BACK_VALUES = {
  orderNumber: 'The number of the order',
  parcel: 'What tells the parcel from every other one: the transactionId it was bought with',
  state: 'SOLD or VOIDED',
  trackingNumber: 'The tracking number of the parcel, of several packages the first',
  trackingNumbers:
    'The tracking numbers of all parcels of the order that are sold, with a comma between them; null where none is',
  account: 'The id of the account it was bought with',
  service: 'The code of the service',
  cost: 'What it cost, as an exact decimal; null where the carrier did not say',
  currency: 'The currency of the cost',
  soldAt: 'When it was bought, in UTC',
  packer: 'Who packed it; null where nobody said',
} as const;
export type WriteBackValue = keyof typeof WRITE_BACK_VALUES;
export const WRITE_BACK_NAMES = Object.keys(WRITE_BACK_VALUES) as WriteBackValue[];

export const WriteBackConnection = Type.Union(
  [PostgresqlDatabase, MysqlDatabase, SqlServerDatabase, SqliteDatabase, HttpTarget],
  {
    title: 'WriteBackConnection',
  },
);
export type WriteBackConnection = Static<typeof WriteBackConnection>;

const names = WRITE_BACK_NAMES.map((name) => `\`${name}\``).join(', ');
const Told = (description: string, examples: string[]) =>
  Type.String({
    minLength: 1,
    maxLength: 20_000,
    description: `${description}: one UPDATE, MERGE or INSERT … ON CONFLICT … DO UPDATE (of MySQL ON DUPLICATE KEY UPDATE) with \`:name\` for each value, which must touch one row, also when it is run again; or the JSON of the request's body with \`{name}\` in its texts. The names: ${names}`,
    examples,
  });

/** How the place that an order came from is told of its parcels (contract, section 13): nothing else is ever written there. */
export const WriteBack = Type.Object(
  {
    connection: WriteBackConnection,
    sold: Told('What is run once a parcel is sold', [
      'UPDATE orders SET tracking = :trackingNumbers, shipped_at = :soldAt WHERE order_number = :orderNumber',
    ]),
    voided: Told('What is run once its void is certain', [
      'UPDATE orders SET tracking = :trackingNumbers WHERE order_number = :orderNumber',
    ]),
  },
  { title: 'WriteBack', additionalProperties: false },
);
export type WriteBack = Static<typeof WriteBack>;

/** What waits to be told to a source. */
export const WriteBackState = Type.Object(
  {
    orders: Type.Integer({ description: 'Orders of which something waits to be told' }),
    since: Nullable(Type.String({ format: 'date-time', description: 'Since when the oldest of them waits' })),
    detail: Nullable(Type.String({ description: 'Why the last try failed, in an English sentence' })),
    trouble: DiagnosticOrNull('The same for whoever says it in another language'),
  },
  { title: 'WriteBackState' },
);
export type WriteBackState = Static<typeof WriteBackState>;

export const WriteBackTry = Type.Object(
  {
    writeBack: described(WriteBack, 'How it would be told'),
    orderNumber: RequiredText({ description: 'An order that the source has', examples: ['1001'] }),
  },
  { title: 'WriteBackTry', additionalProperties: false },
);
export type WriteBackTry = Static<typeof WriteBackTry>;

export const WriteBackTrial = Type.Object(
  {
    detail: Nullable(Type.String({ description: 'What is wrong, in an English sentence' })),
    trouble: DiagnosticOrNull('The same for whoever says it in another language'),
    isRepeatable: Nullable(
      Type.Boolean({
        description: 'Whether the row was the same after the statement was run again; null where that cannot be known',
      }),
    ),
    body: Nullable(Type.String({ description: 'The body that an address would get; it was not sent' })),
  },
  { title: 'WriteBackTrial' },
);
export type WriteBackTrial = Static<typeof WriteBackTrial>;
