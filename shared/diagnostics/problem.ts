import { Type, type Static } from 'typebox';
import { Literals } from '../schema/literals.ts';
import { Nullable } from '../schema/nullable.ts';
import { Trouble, type TroubleCode } from './trouble.ts';
import { UsualWeight, Weighed } from '../schema/shipping/usual-weight.ts';

/** What went wrong with a purchase, seen from the caller's purse: the one fact needed before a retry. */
export const PURCHASES = ['not_made', 'made', 'unknown'] as const;
export type Purchase = (typeof PURCHASES)[number];

/** Whose fault it is. */
export const SOURCES = ['client', 'station', 'carrier'] as const;
export type Source = (typeof SOURCES)[number];

/** Every problem the API can answer: HTTP status, title, whose fault, and whether the same request may simply be sent again (contract, section 6). */
export const PROBLEMS = {
  MALFORMED_JSON: { status: 400, title: 'The body is not valid JSON', source: 'client', retryable: false },
  TRANSACTION_ID_REQUIRED: {
    status: 400,
    title: 'The transactionId header is missing',
    source: 'client',
    retryable: false,
  },
  TRANSACTION_ID_INVALID: {
    status: 400,
    title: 'The transactionId header is not valid',
    source: 'client',
    retryable: false,
  },
  TRANSACTION_ID_MISMATCH: {
    status: 400,
    title: 'Header and body name different transactions',
    source: 'client',
    retryable: false,
  },
  FIELD_INVALID: { status: 400, title: 'A parameter is not valid', source: 'client', retryable: false },
  TOKEN_MISSING: { status: 401, title: 'No access token', source: 'client', retryable: false },
  TOKEN_INVALID: { status: 401, title: 'The access token is not valid', source: 'client', retryable: false },
  TOKEN_EXPIRED: { status: 401, title: 'The access token has expired', source: 'client', retryable: false },
  HOST_NOT_ALLOWED: {
    status: 403,
    title: 'The Host header does not name this station',
    source: 'client',
    retryable: false,
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    title: 'Web pages of other origins may not call the station',
    source: 'client',
    retryable: false,
  },
  SCOPE_MISSING: { status: 403, title: 'The API client may not do this', source: 'client', retryable: false },
  SIGNATURE_INVALID: { status: 403, title: 'The link is not one of this station', source: 'client', retryable: false },
  PAIRING_INVALID: { status: 403, title: 'The pairing code is not valid', source: 'client', retryable: false },
  NOT_FOUND: { status: 404, title: 'Nothing is there', source: 'client', retryable: false },
  METHOD_NOT_ALLOWED: { status: 405, title: 'The method is not allowed here', source: 'client', retryable: false },
  TRANSACTION_ID_REPEATED: {
    status: 409,
    title: 'The transactionId was used within 24 hours',
    source: 'client',
    retryable: false,
  },
  TRANSACTION_IN_PROGRESS: {
    status: 409,
    title: 'The transaction is still running',
    source: 'client',
    retryable: true,
  },
  TRANSACTION_IN_DOUBT: {
    status: 409,
    title: 'The outcome of the transaction is not known',
    source: 'client',
    retryable: false,
  },
  ALREADY_EXISTS: { status: 409, title: 'It exists already', source: 'client', retryable: false },
  STATE_CONFLICT: { status: 409, title: 'The state does not allow it', source: 'client', retryable: false },
  SCALE_NOT_READY: {
    status: 409,
    title: 'The scale has no weight that may be taken',
    source: 'client',
    retryable: true,
  },
  FILE_EXPIRED: { status: 410, title: 'The link has expired', source: 'client', retryable: false },
  BODY_TOO_LARGE: { status: 413, title: 'The body is too large', source: 'client', retryable: false },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    title: 'The Content-Type is not supported',
    source: 'client',
    retryable: false,
  },
  VALIDATION_FAILED: { status: 422, title: 'The request breaks rules', source: 'client', retryable: false },
  CARRIER_REJECTED: { status: 422, title: 'The carrier refused the shipment', source: 'carrier', retryable: false },
  OPERATION_NOT_SUPPORTED: {
    status: 422,
    title: 'The account has no such operation',
    source: 'carrier',
    retryable: false,
  },
  BACKUP_UNUSABLE: { status: 422, title: 'The backup cannot be restored', source: 'station', retryable: false },
  RATE_LIMITED: { status: 429, title: 'Too many requests', source: 'client', retryable: true },
  INTERNAL_ERROR: { status: 500, title: 'The station made a mistake', source: 'station', retryable: false },
  LABELS_PENDING: {
    status: 502,
    title: 'It was bought, but the carrier has not delivered the labels yet',
    source: 'carrier',
    retryable: false,
  },
  SCALE_UNAVAILABLE: { status: 503, title: 'There is no scale to weigh on', source: 'station', retryable: true },
  CARRIER_UNAVAILABLE: {
    status: 503,
    title: 'The carrier cannot be reached; nothing was bought',
    source: 'carrier',
    retryable: true,
  },
  LEDGER_UNUSABLE: {
    status: 503,
    title: 'The ledger failed; nothing is bought until the station is started again',
    source: 'station',
    retryable: false,
  },
  LEDGER_READ_ONLY: {
    status: 503,
    title: 'A newer version wrote the ledger; it is only read',
    source: 'station',
    retryable: false,
  },
  RESTORE_UNCONFIRMED: {
    status: 503,
    title: 'The ledger was restored and does not know everything; purchases wait for a person',
    source: 'station',
    retryable: true,
  },
  STATION_STOPPING: { status: 503, title: 'The station is stopping', source: 'station', retryable: true },
  CARRIER_OUTCOME_UNKNOWN: {
    status: 504,
    title: 'It may have been bought: do not send it again',
    source: 'carrier',
    retryable: false,
  },
  STORAGE_FULL: {
    status: 507,
    title: 'There is no room left to record a purchase',
    source: 'station',
    retryable: true,
  },
} as const satisfies Record<string, { status: number; title: string; source: Source; retryable: boolean }>;
export type ProblemCode = keyof typeof PROBLEMS;

/** Where the station itself refuses a purchase that it was to make from what the carrier gave it: nobody else said no. */
export const REFUSED_HERE: Partial<Record<TroubleCode, { title: string; source: Source }>> = {
  RANGE_EXHAUSTED: { title: 'The account has no numbers left', source: 'station' },
};

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
