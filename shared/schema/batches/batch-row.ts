import { Type, type Static } from 'typebox';
import { BatchCells, BatchLine } from './batch-file.ts';
import { BatchRowPrint } from './batch-print.ts';
import { BATCH_TARGETS, type BatchTarget } from './batch-target.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { PartialShipment } from '../shipping/partial-shipment.ts';
import { PROBLEMS, PURCHASES, type ProblemCode } from '../../diagnostics/problem-codes.ts';
import { Violation, Warning } from '../../diagnostics/problem.ts';
import { Selected } from '../orders/selection-rule.ts';
import { SHIPMENT_STATES } from '../shipping/shipment.ts';
import { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** A row is bought once: BOUGHT and UNKNOWN rows are never sent again. */
export const BATCH_ROW_STATES = [
  'INVALID',
  'READY',
  'RUNNING',
  'BOUGHT',
  'REJECTED',
  'NOT_SENT',
  'UNKNOWN',
  'SKIPPED',
] as const;
export type BatchRowState = (typeof BATCH_ROW_STATES)[number];

/** Of rows that were tried, and of which it is proved that nothing was bought: they may be tried again. */
export const NOT_BOUGHT_STATES = ['REJECTED', 'NOT_SENT'] as const satisfies readonly BatchRowState[];
export type NotBoughtState = (typeof NOT_BOUGHT_STATES)[number];
export const isNotBought = (state: BatchRowState): state is NotBoughtState =>
  NOT_BOUGHT_STATES.some((one) => one === state);

/** A violation with the column whose cell is to be mended; null where no column fills the field. */
export const BatchRowError = Type.Object(
  { ...Violation.properties, column: Nullable(Type.String()) },
  { title: 'BatchRowError' },
);
export type BatchRowError = Static<typeof BatchRowError>;

export const BatchRow = Type.Object(
  {
    number: Type.Integer({ description: 'From 1' }),
    line: Nullable(Type.Integer({ description: 'Of the table, as a spreadsheet numbers it' })),
    transactionId: Type.String(),
    state: Literals(BATCH_ROW_STATES),
    edited: Type.Boolean(),
    cells: Nullable(BatchCells),
    furtherLines: Type.Array(BatchLine, {
      description: 'The other lines of the table that are of the same order, in their order; each is a further article',
    }),
    fields: Type.Unsafe<Partial<Record<BatchTarget, string | number>>>({
      type: 'object',
      description: 'Values by target that were given for this row and win over its cells',
      additionalProperties: { type: ['string', 'number'] },
    }),
    order: Type.Union(
      [
        Type.Object({
          source: Type.String({ description: 'Where the order comes from' }),
          orderNumber: Type.String({ description: 'Its number there' }),
          version: Type.Integer({ description: 'Of the order when the row was checked' }),
        }),
        Type.Null(),
      ],
      { description: 'The order that the row ships; null for rows that are none' },
    ),
    request: Type.Unknown({
      'x-documented-as': Type.Union([PartialShipment, Type.Object({}, { additionalProperties: true })]),
      description:
        'The ShipmentRequest that the row makes, as far as it makes one; that of an INVALID row may break any rule of it',
    }),
    selected: Type.Union([Selected, Type.Null()], {
      description:
        'What the rules choose now for a row that names neither account nor service; null where it names one, no rule matches, or it was sent',
    }),
    errors: Type.Array(BatchRowError),
    warnings: Type.Array(Warning),
    problem: Nullable(
      Type.Object({
        code: Literals(Object.keys(PROBLEMS) as ProblemCode[]),
        detail: Type.String({ description: "The carrier's own words, or what happened" }),
        trouble: Type.Optional(Diagnostic),
        purchase: Literals(PURCHASES),
      }),
    ),
    shipmentId: Nullable(Type.String()),
    shipmentState: Nullable(Literals(SHIPMENT_STATES)),
    trackingNumbers: Type.Array(Type.String()),
    platformTrackingNumbers: Type.Array(Type.String()),
    print: described(Nullable(BatchRowPrint), 'What became of its labels on paper; null before they were printed'),
    updatedAt: Type.String({ format: 'date-time' }),
  },
  { title: 'BatchRow' },
);
export type BatchRow = Static<typeof BatchRow>;

export const BatchRowBody = Type.Object({ row: BatchRow }, { title: 'BatchRowBody' });
export const BatchRowPage = Type.Object(
  {
    rows: Type.Array(BatchRow),
    next: Nullable(Type.Integer({ description: 'Pass as `after` for the next page; null on the last' })),
  },
  { title: 'BatchRowPage' },
);
export type BatchRowPage = Static<typeof BatchRowPage>;

/**
 * `cells` and `fields` for rows of a file, `request` for rows that came as JSON; what is not named stays as it is. A row that is an order is
 * put right at the order; a change that names nothing, or the field `duplicateReason`, takes the order as it is now, and checks it.
 */
export const BatchRowChange = Type.Object(
  {
    cells: Type.Optional(BatchCells),
    fields: Type.Optional(
      Type.Unsafe<Partial<Record<BatchTarget, string | number | null>>>({
        type: 'object',
        description: 'By target; null takes the value back',
        propertyNames: Literals(BATCH_TARGETS),
        additionalProperties: { type: ['string', 'number', 'null'] },
      }),
    ),
    request: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({ type: 'object', 'x-documented-as': PartialShipment }),
    ),
    furtherLines: Type.Optional(
      Type.Array(BatchLine, { maxItems: 1000, description: 'Cells to change in further lines of the row' }),
    ),
    skip: Type.Optional(Type.Boolean({ description: 'true leaves the row out; false takes it in again' })),
  },
  { title: 'BatchRowChange', additionalProperties: false },
);
export type BatchRowChange = Static<typeof BatchRowChange>;

/** Which rows are tried again. */
export const BatchRetry = Type.Object(
  {
    rows: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 999_999_999 }), {
        minItems: 1,
        maxItems: 1000,
        description: 'The numbers of the rows; all that are REJECTED or NOT_SENT unless given',
      }),
    ),
  },
  { title: 'BatchRetry', additionalProperties: false },
);
export type BatchRetry = Static<typeof BatchRetry>;

/** One correction for many rows. */
export const BatchRowsChange = Type.Object(
  {
    rows: Type.Array(Type.Integer({ minimum: 1, maximum: 999_999_999 }), {
      minItems: 1,
      maxItems: 10_000,
      description: 'The numbers of the rows',
    }),
    change: described(BatchRowChange, 'As for one row'),
  },
  { title: 'BatchRowsChange', additionalProperties: false },
);
export type BatchRowsChange = Static<typeof BatchRowsChange>;

export const BatchRowsChanged = Type.Object(
  {
    changed: Type.Integer({ description: 'How many rows were changed and checked again' }),
    unchanged: Type.Array(
      Type.Object({
        number: Type.Integer({ description: 'Of the row, from 1' }),
        message: Type.String({ description: 'Why it stays as it was' }),
      }),
      { description: 'Rows that are not there, or are bought, in doubt or being bought' },
    ),
  },
  { title: 'BatchRowsChanged' },
);
export type BatchRowsChanged = Static<typeof BatchRowsChanged>;
