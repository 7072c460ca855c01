import { Type, type Static } from 'typebox';
import { described } from '../schema/described.ts';
import { Literals } from '../schema/literals.ts';
import { Nullable } from '../schema/nullable.ts';
import { Diagnostic } from './diagnostic.ts';
import { violations, warnings } from './en.ts';
import { UsualWeight, Weighed } from '../schema/shipping/usual.ts';
import { PROBLEMS, PURCHASES, SOURCES, type ProblemCode } from './problem-codes.ts';

export type ViolationCode = keyof typeof violations;
export const VIOLATION_CODES = Object.keys(violations) as ViolationCode[];

export const Violation = Type.Object(
  {
    code: Literals(VIOLATION_CODES),
    pointer: Type.String({
      description: 'JSON Pointer into the request body',
      examples: ['/itemLines/1/weight/value'],
    }),
    message: Type.String({ description: 'The field, the limit and the value, in words' }),
    actual: Type.Optional(Type.Unknown({ description: 'The value that was sent, or what was computed from it' })),
    limit: Type.Optional(Type.Number()),
    unit: Type.Optional(Type.String()),
    carrierCode: Type.Optional(Type.String()),
    allowed: Type.Optional(Type.Array(Type.String(), { description: 'The values that are allowed' })),
    trouble: Type.Optional(Diagnostic),
  },
  { title: 'Violation' },
);
export type Violation = Static<typeof Violation>;

export type WarningCode = keyof typeof warnings;
export const WARNING_CODES = Object.keys(warnings) as WarningCode[];

export const Warning = Type.Object(
  {
    code: Literals(WARNING_CODES),
    pointer: Type.String(),
    message: Type.String(),
    weighed: Type.Optional(
      Type.Object({ actual: Weighed, usual: UsualWeight }, { description: 'With WEIGHT_UNUSUAL' }),
    ),
    earlier: Type.Optional(
      Type.Object(
        {
          shipmentId: Type.String(),
          transactionId: Type.String(),
          trackingNumber: Nullable(Type.String({ description: 'null where it has none yet' })),
          at: Type.String({ format: 'date-time', description: 'When it was accepted' }),
        },
        { description: 'With SHIPPED_BEFORE: the newest shipment of the same' },
      ),
    ),
    row: Type.Optional(
      Type.Object(
        {
          number: Type.Integer({ description: 'From 1' }),
          line: Nullable(Type.Integer({ description: 'Of the table, as a spreadsheet numbers it' })),
        },
        { description: 'With ROW_REPEATED: the first row of the same' },
      ),
    ),
    said: Type.Optional(
      Type.Object(
        {
          column: Type.String({ description: 'Of the table' }),
          words: Type.String({ description: 'What stands in it' }),
        },
        {
          description:
            'With CANCELLED_AT_SHOP, SHIPPED_AT_SHOP, HELD_AT_SHOP and BOUGHT_IN_RESULT: which column says so',
        },
      ),
    ),
    trouble: Type.Optional(described(Diagnostic, 'With VOID_REFUSED: why, for whoever says it in another language')),
  },
  { title: 'Warning' },
);
export type Warning = Static<typeof Warning>;

/** RFC 9457 problem details inside the specification's envelope. */
export const Problem = Type.Object(
  {
    success: Type.Literal(false),
    type: Type.String({ examples: ['urn:packbench:problem:validation-failed'] }),
    title: Type.String(),
    status: Type.Integer(),
    code: Literals(Object.keys(PROBLEMS) as ProblemCode[]),
    detail: Type.String(),
    transactionId: Type.Optional(Type.String()),
    requestId: Type.String(),
    purchase: Literals(PURCHASES),
    source: Literals(SOURCES),
    retryable: Type.Boolean(),
    trouble: Type.Optional(Diagnostic),
    errors: Type.Array(Violation),
    warnings: Type.Optional(Type.Array(Warning)),
    original: Type.Optional(
      Type.Object({
        acceptedAt: Type.String({ format: 'date-time' }),
        reusableAt: Nullable(
          Type.String({ format: 'date-time', description: 'Null while the transaction runs or is in doubt' }),
        ),
        state: Type.String(),
        href: Type.String(),
        sameContent: Nullable(
          Type.Boolean({
            description:
              'Whether the earlier transaction asked for the same; false: nothing of this request was bought; null: what it asked for was erased',
          }),
        ),
      }),
    ),
  },
  { title: 'Problem' },
);
export type Problem = Static<typeof Problem>;
