import { Type, type Static } from 'typebox';
import { Literals } from '../schema/literals.ts';
import { Nullable } from '../schema/nullable.ts';
import { Trouble } from './trouble.ts';
import { UsualWeight, Weighed } from '../schema/shipping/usual-weight.ts';
import { PROBLEMS, PURCHASES, SOURCES, type ProblemCode } from './problem-codes.ts';

/** What one field can be reproached with: the codes in `errors[]` (contract, section 6). */
export const VIOLATION_CODES = [
  'FIELD_REQUIRED',
  'FIELD_INVALID',
  'FIELD_CONFLICT',
  'VALUE_NOT_ALLOWED',
  'CARRIER_NOT_FOUND',
  'SERVICE_NOT_FOUND',
  'SERVICE_NOT_AVAILABLE',
  'MULTI_PACKAGE_NOT_SUPPORTED',
  'WEIGHT_TOO_SMALL',
  'WEIGHT_OVER_LIMIT',
  'DIMENSION_TOO_SMALL',
  'DIMENSIONS_REQUIRED',
  'LENGTH_OVER_LIMIT',
  'WIDTH_OVER_LIMIT',
  'HEIGHT_OVER_LIMIT',
  'LENGTH_PLUS_GIRTH_OVER_LIMIT',
  'GIRTH_OVER_LIMIT',
  'DECIMAL_PLACES_EXCEEDED',
  'REFERENCE_NOT_SUPPORTED',
  'REFERENCE_TOO_LONG',
  'ITEM_TRANSACTION_ID_TOO_LONG',
  'ITEM_TRANSACTION_ID_DUPLICATE',
  'CUSTOMS_ITEM_UNLINKED',
] as const;
export type ViolationCode = (typeof VIOLATION_CODES)[number];

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
    trouble: Type.Optional(Trouble),
  },
  { title: 'Violation' },
);
export type Violation = Static<typeof Violation>;

export const WARNING_CODES = [
  'UNKNOWN_FIELD',
  'VALUE_ROUNDED',
  'SIDES_REORDERED',
  'GIRTH_MAY_BE_REFUSED',
  'LENGTH_OVER_LIMIT',
  'LENGTH_PLUS_GIRTH_OVER_LIMIT',
  'CUSTOMS_MISSING',
  'FIELD_DOUBTFUL',
  'CHARACTER_REPLACED',
  'NUMBER_RANGE_LOW',
  'PRINT_NOT_QUEUED',
  'WEIGHT_UNUSUAL',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export const Warning = Type.Object(
  {
    code: Literals(WARNING_CODES),
    pointer: Type.String(),
    message: Type.String(),
    weighed: Type.Optional(
      Type.Object({ actual: Weighed, usual: UsualWeight }, { description: 'With WEIGHT_UNUSUAL' }),
    ),
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
    trouble: Type.Optional(Trouble),
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
        sameContent: Type.Boolean({
          description: 'Whether the earlier transaction asked for the same; false: nothing of this request was bought',
        }),
      }),
    ),
  },
  { title: 'Problem' },
);
export type Problem = Static<typeof Problem>;
