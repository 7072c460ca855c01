import { PROBLEMS, type ProblemCode } from '../diagnostics/problem-codes.ts';
import { type Problem } from '../diagnostics/problem.ts';

type Told = Pick<Problem, 'detail'> &
  Partial<Pick<Problem, 'trouble' | 'errors' | 'purchase' | 'original' | 'transactionId'>>;

const ORIGINAL = {
  acceptedAt: '2026-03-02T09:00:00.000Z',
  reusableAt: '2026-03-03T09:00:00.000Z',
  sameContent: true,
  state: 'LABELLED',
  href: '/station/v1/shipments/019cad8e5000d41d8cd98f00b204e980',
};
const BY_TRANSACTION = 'GET /station/v1/shipments/by-transaction/ORDER-100234';

/** What each problem says in a case of it. */
const TOLD: Readonly<Record<ProblemCode, Told>> = {
  MALFORMED_JSON: { detail: 'The body is not JSON: Unexpected end of JSON input.' },
  TRANSACTION_ID_REQUIRED: { detail: 'Send a transactionId header: the identity of this purchase.' },
  TRANSACTION_ID_INVALID: { detail: 'A transactionId has 1 to 128 printable ASCII characters without spaces.' },
  TRANSACTION_ID_MISMATCH: { detail: 'The header says ORDER-100234, the body ORDER-100235.' },
  FIELD_INVALID: {
    detail: 'limit must be 1 to 500.',
    errors: [{ code: 'FIELD_INVALID', pointer: '/query/limit', message: 'limit must be 1 to 500.', actual: '0' }],
  },
  TOKEN_MISSING: {
    detail: 'Send the access token in the header `Authorization: Bearer <token>`; POST /oauth/token gives one.',
  },
  TOKEN_INVALID: { detail: 'The access token is not one of this station, or was revoked.' },
  TOKEN_EXPIRED: { detail: 'The access token has expired; get a fresh one at /oauth/token.' },
  HOST_NOT_ALLOWED: { detail: 'This station answers to 127.0.0.1:4820, localhost:4820, [::1]:4820 only.' },
  ORIGIN_NOT_ALLOWED: { detail: 'Call the station from a program or from its own pages.' },
  SCOPE_MISSING: { detail: 'This needs the scope ship; the token has read.' },
  ROLE_MISSING: {
    detail:
      '“Void labels” takes the role lead. This window has the role packer. Somebody who has it can scan the badge here.',
    trouble: { code: 'ROLE_MISSING', values: { action: 'void', least: 'lead', role: 'packer' } },
  },
  SIGNATURE_INVALID: { detail: 'The signature of the link does not fit.' },
  PAIRING_INVALID: {
    detail: 'The address was used already, is older than ten minutes, or was made before the station started.',
  },
  NOT_FOUND: { detail: 'There is no shipment 019cad8e5000d41d8cd98f00b204e980.', purchase: 'unknown' },
  METHOD_NOT_ALLOWED: { detail: '/station/v1/settings takes GET, PUT, not DELETE.' },
  TRANSACTION_ID_REPEATED: {
    detail: `ORDER-100234 was used at 2026-03-02T09:00:00.000Z and bought its labels; read them with ${BY_TRANSACTION}.`,
    purchase: 'made',
    original: ORIGINAL,
    transactionId: 'ORDER-100234',
  },
  TRANSACTION_IN_PROGRESS: {
    detail: 'ORDER-100234 is still being bought; ask again in a moment.',
    purchase: 'unknown',
    transactionId: 'ORDER-100234',
  },
  TRANSACTION_IN_DOUBT: {
    detail: 'The outcome of ORDER-100234 is not known; it is free again when a person or a look-up has settled it.',
    purchase: 'unknown',
    transactionId: 'ORDER-100234',
  },
  ALREADY_EXISTS: { detail: 'There is an account test-a already.' },
  STATE_CONFLICT: { detail: 'The shipment is VOIDED; only LABELLED shipments can be voided.', purchase: 'made' },
  FILE_EXPIRED: { detail: 'The link has expired; read the shipment for a fresh one.' },
  BODY_TOO_LARGE: { detail: 'A body may have 256 KiB at most.' },
  UNSUPPORTED_MEDIA_TYPE: { detail: 'Send Content-Type: application/json; it was text/plain.' },
  VALIDATION_FAILED: {
    detail: 'itemLines[1].weight: 151 LB is more than the 150 LB that CARRIER_A takes.',
    errors: [
      {
        code: 'WEIGHT_OVER_LIMIT',
        pointer: '/itemLines/1/weight/value',
        message: 'itemLines[1].weight: 151 LB is more than the 150 LB that CARRIER_A takes.',
        actual: 151,
        limit: 150,
        unit: 'LB',
        carrierCode: 'CARRIER_A',
      },
    ],
  },
  CARRIER_REJECTED: { detail: 'The carrier does not deliver to this postal code.' },
  OPERATION_NOT_SUPPORTED: { detail: 'This way of buying has no void; nothing has changed.', purchase: 'made' },
  BACKUPS_ELSEWHERE: {
    detail:
      'The ledger lies in a database that several stations share: whoever runs the database backs it up, and restores it.',
  },
  BACKUP_UNUSABLE: {
    detail: 'The backup cannot be restored: The ledger is damaged: row 12 of shipment is not what was written',
  },
  RATE_LIMITED: { detail: 'This API client may make 1000 create calls a second; try again in 1 s.' },
  INTERNAL_ERROR: { detail: 'Something went wrong in the station; its log has the details under this request id.' },
  LABELS_PENDING: {
    detail: `The labels were bought (1Z0000000000000001), but they could not be fetched yet. Read them with ${BY_TRANSACTION}.`,
    purchase: 'made',
    transactionId: 'ORDER-100234',
  },
  VOID_UNCERTAIN: {
    detail:
      'The carrier did not say for certain that it voided the label. Nothing answers at gateway.example. Ask once more, or look in its portal; until then the label is not voided here.',
    purchase: 'made',
  },
  CARRIER_UNAVAILABLE: {
    detail: 'Nothing answers at gateway.example. Nothing was bought; the same transactionId may be sent again.',
    transactionId: 'ORDER-100234',
  },
  LEDGER_UNUSABLE: { detail: 'The ledger failed and writes nothing until it is opened again; nothing was sent.' },
  LEDGER_UNAVAILABLE: { detail: 'The database is away: connect ECONNREFUSED 10.0.0.5:5432; nothing was sent.' },
  RESTORE_UNCONFIRMED: {
    detail:
      'The ledger was restored, and what was written between 2026-03-02T02:00:00.000Z and 2026-03-02T09:12:44.120Z could not be read. What was bought then may be missing. Keys of API clients that were taken away then may work again, and those made then are unknown. Nothing is bought until an administrator has confirmed that it may be.',
    purchase: 'unknown',
  },
  STATION_STOPPING: { detail: 'The station is stopping; nothing was sent.' },
  CARRIER_OUTCOME_UNKNOWN: {
    detail:
      'No answer before the deadline. Transaction ORDER-100234 may have been bought: do not send it again, under this id or another.',
    purchase: 'unknown',
    transactionId: 'ORDER-100234',
  },
  SCALE_NOT_READY: { detail: 'The scale desk-scale has not come to rest; nothing was weighed.' },
  SCALE_UNAVAILABLE: { detail: 'Nothing answers where the scale desk-scale is said to be.' },
  STORAGE_FULL: { detail: 'Less than 16 MiB are free on the disk of the data folder; nothing was sent.' },
};

/** A whole answer with this problem. */
export function problemExample(code: ProblemCode): Problem {
  const { status, title, source, retryable } = PROBLEMS[code];
  const { detail, errors = [], purchase = 'not_made', original, transactionId } = TOLD[code];
  return {
    success: false,
    type: `urn:packbench:problem:${code.toLowerCase().replaceAll('_', '-')}`,
    title,
    status,
    code,
    detail,
    ...(transactionId !== undefined && { transactionId }),
    requestId: '0b9a1f9e-6f0e-4a3c-9a51-3c1f0f5a7d42',
    purchase,
    source,
    retryable,
    errors,
    ...(original && { original }),
  };
}
