import { Type, type Static } from 'typebox';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { Violation } from '../../diagnostics/problem.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { RequiredText, Text } from '../text.ts';
import { Order } from './order.ts';
import {
  FileSource,
  HttpSource,
  MysqlDatabase,
  PostgresqlDatabase,
  SqliteDatabase,
  SqlServerDatabase,
} from './places.ts';
import { ORDER_FIELDS, type OrderField } from './source-fields.ts';
import { WriteBack, WriteBackState } from './write-back.ts';

/** Contract, section 13: more rows in one read are a mistake. */
export const MAX_SOURCE_ROWS = 10_000;

const Instant = (description: string) => Nullable(Type.String({ format: 'date-time', description }));
export const SourceConnection = Type.Union(
  [PostgresqlDatabase, MysqlDatabase, SqlServerDatabase, SqliteDatabase, FileSource, HttpSource],
  {
    title: 'SourceConnection',
  },
);
export type SourceConnection = Static<typeof SourceConnection>;

/** LOOK_UP: when an order number is asked for. READ: regularly, what is new and changed. */
export const SOURCE_READINGS = ['LOOK_UP', 'READ'] as const;
export type SourceReading = (typeof SOURCE_READINGS)[number];

const byField = (title: string, description: string) =>
  Type.Unsafe<Partial<Record<OrderField, string>>>({
    title,
    description,
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(ORDER_FIELDS).map(([field, meaning]) => [
        field,
        { type: 'string', minLength: 1, maxLength: 200, description: meaning },
      ]),
    ),
    additionalProperties: false,
  });
export const SourceMapping = byField('SourceMapping', 'The column that says it, by the field of the order');
export type SourceMapping = Static<typeof SourceMapping>;

const content = {
  connection: SourceConnection,
  reading: Literals(SOURCE_READINGS, {
    description: 'LOOK_UP: when an order number is asked for. READ: regularly, what is new and changed',
  }),
  everyMinutes: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1440, description: 'How often READ reads; 5 unless given' }),
  ),
  statement: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 20_000,
      description:
        'Of a database: one SELECT, with `:key` for the number that is asked for, or `:since` for the greatest `mark` that was read; nothing else can be put into it',
      examples: ['SELECT * FROM orders JOIN order_lines USING (order_id) WHERE order_number = :key'],
    }),
  ),
  since: Type.Optional(Text({ description: 'What `:since` is in the first read', examples: ['2026-01-01'] })),
  defaults: Type.Optional(
    byField('SourceDefaults', 'What holds where no column says it, such as the unit of weights, by the field'),
  ),
  enabled: Type.Optional(Type.Boolean({ description: 'true unless given' })),
};
const writeBack = Type.Optional(
  described(WriteBack, 'How it is told of the parcels of its orders; it is told nothing unless given'),
);

/** How orders are read from where they are (contract, section 13). */
export const SourceDraft = Type.Object(
  { ...content, mapping: SourceMapping, writeBack },
  { title: 'SourceDraft', additionalProperties: false },
);
export type SourceDraft = Static<typeof SourceDraft>;

/** OK: the last read, or look-up, went well. WARNING: some orders were left out. FAILED: nothing was read, and the order book is as it was. */
const SOURCE_STATES_OF_READING = ['NEW', 'OK', 'WARNING', 'FAILED', 'OFF'] as const;

export const Source = Type.Object(
  {
    source: Type.String({ description: 'The `source` of its orders' }),
    ...content,
    mapping: SourceMapping,
    writeBack,
    waiting: described(WriteBackState, 'What waits to be told to it'),
    state: Literals(SOURCE_STATES_OF_READING, {
      description:
        'NEW: not asked yet. WARNING: some orders were left out. FAILED: nothing was read, and the order book is as it was',
    }),
    detail: Nullable(Type.String({ description: 'What is wrong, in an English sentence' })),
    trouble: DiagnosticOrNull('The same for whoever says it in another language'),
    failingSince: Instant('Since when something is wrong'),
    readAt: Instant('When it was last read without failing'),
    orders: Nullable(Type.Integer({ description: 'How many orders the last read had' })),
    mark: Nullable(Type.String({ description: 'What the next read begins after' })),
  },
  { title: 'Source' },
);
export type Source = Static<typeof Source>;

export const SourceTry = Type.Object(
  {
    ...content,
    mapping: Type.Optional(SourceMapping),
    key: Type.Optional(RequiredText({ description: 'The number to ask for, where it is looked up' })),
  },
  { title: 'SourceTry', additionalProperties: false },
);
export type SourceTry = Static<typeof SourceTry>;

const Cell = Type.Unsafe<string | number | null>({ type: ['string', 'number', 'null'] });

/** What a source has now, and what it makes. */
export const SourceTrial = Type.Object(
  {
    detail: Nullable(Type.String({ description: 'Why nothing could be read, in an English sentence' })),
    trouble: DiagnosticOrNull('The same for whoever says it in another language'),
    columns: Type.Array(Type.String(), { description: 'The names of the columns' }),
    rows: Type.Array(Type.Record(Type.String(), Cell), { description: 'The first rows, by column' }),
    rowCount: Type.Integer({ description: 'How many rows there are' }),
    suggestedMapping: described(SourceMapping, 'What the columns seem to say, by their names'),
    shop: Nullable(Type.String({ description: 'Whose export it seems to be' })),
    orders: Type.Array(
      Type.Object({
        orderNumber: Type.String({ description: 'Its number' }),
        order: Type.Record(Type.String(), Type.Unknown(), {
          description: 'What would be put, as far as it can be read',
        }),
        errors: Type.Array(Violation, { description: 'Why it would not be put' }),
      }),
      { description: 'The first orders that the rows make' },
    ),
  },
  { title: 'SourceTrial' },
);
export type SourceTrial = Static<typeof SourceTrial>;

export const OrderLookUp = Type.Object(
  { key: RequiredText({ description: 'What was scanned', examples: ['1001'] }) },
  { title: 'OrderLookUp', additionalProperties: false },
);

export const OrderLookedUp = Type.Object(
  {
    orders: Type.Array(Order, { description: 'What the sources have, as it is in the order book now' }),
    troubles: Type.Array(
      Type.Object({
        source: Type.String(),
        detail: Type.String({ description: 'In an English sentence' }),
        trouble: DiagnosticOrNull('The same for whoever says it in another language'),
      }),
      { description: 'Sources that did not say' },
    ),
  },
  { title: 'OrderLookedUp' },
);
export type OrderLookedUp = Static<typeof OrderLookedUp>;
