import { Type, type Static } from 'typebox';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';

/** Units of weight that tables are written in; grams and ounces are sent as kilograms and pounds. */
export const TABLE_WEIGHT_UNITS = ['KG', 'G', 'LB', 'OZ'] as const;
export type TableWeightUnit = (typeof TABLE_WEIGHT_UNITS)[number];

/** Units of sides that tables are written in; millimetres are sent as centimetres. */
export const TABLE_LENGTH_UNITS = ['CM', 'MM', 'IN'] as const;
export type TableLengthUnit = (typeof TABLE_LENGTH_UNITS)[number];

/** How a table becomes shipments, beyond what its columns say. What a draft leaves out is suggested by the names of the columns. */
export const BatchOptions = Type.Object(
  {
    joinOrders: Type.Boolean({
      description:
        'Lines of the table with the same `ref1` are one shipment with several goods; suggested for the exports of shops',
    }),
    weightUnits: described(
      Nullable(Literals(TABLE_WEIGHT_UNITS)),
      'Of weights beside which no unit stands, in their cell or in a column; null: that of the defaults',
    ),
    leaveOutDuplicates: Type.Boolean({
      description:
        'A row that goes out a second time, in the batch or within 14 days, is SKIPPED until it is taken in again or names a `duplicateReason`; it has a warning in any case',
    }),
    leaveOutUndeclared: Type.Boolean({
      description:
        'A row that crosses a customs border and lacks what it asks for is SKIPPED until that is there or it is taken in again; it has a warning for each fact in any case',
    }),
  },
  { title: 'BatchOptions', additionalProperties: false },
);
export type BatchOptions = Static<typeof BatchOptions>;

/** What is not named is suggested by the columns of the table. */
export const BatchOptionsDraft = Type.Partial(BatchOptions, {
  title: 'BatchOptionsDraft',
  additionalProperties: false,
});

/** Of rows that came as JSON, and of tables that say nothing else. */
export const USUAL_OPTIONS: BatchOptions = {
  ...{ joinOrders: false, weightUnits: null },
  ...{ leaveOutDuplicates: false, leaveOutUndeclared: false },
};
