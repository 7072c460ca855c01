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
  ROLE_MISSING: { status: 403, title: 'Somebody with another role may do this', source: 'client', retryable: false },
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
  BACKUPS_ELSEWHERE: {
    status: 409,
    title: 'The station keeps no backups of its own',
    source: 'station',
    retryable: false,
  },
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
  VOID_UNCERTAIN: {
    status: 502,
    title: 'It is not certain that the carrier voided the label; it is not counted as voided',
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
  LEDGER_UNAVAILABLE: {
    status: 503,
    title: 'The shared ledger cannot be reached; nothing is bought until it is back',
    source: 'station',
    retryable: true,
  },
  RESTORE_UNCONFIRMED: {
    status: 503,
    title: 'The ledger was restored or copied and does not know everything; purchases wait for a person',
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
