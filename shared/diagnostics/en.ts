import { invoices } from './invoices/en.ts';
import { labels } from './labels/en.ts';
import { ledger } from './ledger/en.ts';
import { manifests } from './manifests/en.ts';
import { orders } from './orders/en.ts';
import { printing } from './printing/en.ts';
import { roles } from './roles/en.ts';
import { scales } from './scales/en.ts';
import { services } from './services/en.ts';
import { sources } from './sources/en.ts';
import { tables } from './tables/en.ts';
import { webhooks } from './webhooks/en.ts';
import type { ProblemCode } from './problem-codes.ts';

/** What each problem means for the person at the desk, and what to do. */
export const problems = {
  MALFORMED_JSON: 'The window sent something the station cannot read. Reload the window.',
  TRANSACTION_ID_REQUIRED: 'The window sent no transaction id. Reload the window.',
  TRANSACTION_ID_INVALID: 'The window sent a transaction id that the station does not take. Reload the window.',
  TRANSACTION_ID_MISMATCH: 'The window named two different transactions. Reload the window.',
  FIELD_INVALID: 'The station cannot read one of the filters. Change it and try again.',
  TOKEN_MISSING: 'This window is not paired with the station.',
  TOKEN_INVALID: 'The station does not know this window any more. Pair it again.',
  TOKEN_EXPIRED: 'The pairing of this window has run out. Pair it again.',
  PAIRING_INVALID:
    'This pairing link was used already, is older than ten minutes, or was made before the station started. Make a new one with “packbench pair”.',
  HOST_NOT_ALLOWED: 'The station does not answer to this address.',
  ORIGIN_NOT_ALLOWED: 'The station refuses pages of other origins.',
  SCOPE_MISSING: 'This window may not do that. An administrator can allow it under API & tools.',
  ROLE_MISSING: 'This window may not do that now.',
  SIGNATURE_INVALID: 'The link is not one of this station.',
  NOT_FOUND: 'There is nothing here any more.',
  METHOD_NOT_ALLOWED: 'The station cannot do that here.',
  TRANSACTION_ID_REPEATED: 'This shipment was bought already. It is not bought twice.',
  TRANSACTION_IN_PROGRESS: 'This shipment is being bought right now.',
  TRANSACTION_IN_DOUBT:
    'Whether this shipment was bought is not known. Do not buy it again; it waits under Needs attention.',
  STATE_CONFLICT: 'It is no longer in a state that allows this. Look at it again.',
  OPERATION_NOT_SUPPORTED: 'The carrier account does not offer this.',
  ALREADY_EXISTS: 'There is one with this name already.',
  BACKUPS_ELSEWHERE: 'This station keeps no backups of its own.',
  SCALE_NOT_READY: 'The scale had no stable weight in time. Look at it and press F8 again.',
  FILE_EXPIRED: 'The link has run out. Open the shipment again for a fresh one.',
  BODY_TOO_LARGE: 'That is too much at once for the station.',
  UNSUPPORTED_MEDIA_TYPE: 'The station cannot read this kind of file.',
  VALIDATION_FAILED: 'Something has to be put right first.',
  CARRIER_REJECTED: 'The carrier refused the shipment. Nothing was bought.',
  BACKUP_UNUSABLE: 'The backup is damaged or of a newer version. Nothing was changed; choose another one.',
  RATE_LIMITED: 'Too many attempts. Wait a moment and try again.',
  INTERNAL_ERROR: 'The station made a mistake. Its log has the details.',
  LABELS_PENDING: 'It is bought, but the carrier has not delivered the labels yet. The station keeps fetching them.',
  VOID_UNCERTAIN:
    'The carrier did not say for certain that it voided the label. Do not use the label; void it once more, or ask the carrier.',
  SCALE_UNAVAILABLE: 'No scale is connected. Settings say which one is looked for.',
  CARRIER_UNAVAILABLE: 'The carrier cannot be reached. Nothing was bought; try again in a moment.',
  LEDGER_UNUSABLE: 'The ledger failed or is damaged. Nothing is bought until the station is started again.',
  LEDGER_UNAVAILABLE:
    'The shared ledger cannot be reached. Nothing is bought until it is back; the station goes on by itself.',
  RESTORE_UNCONFIRMED:
    'The ledger was restored or copied and does not know everything. Nothing is bought until an administrator has confirmed that it may be.',
  STATION_STOPPING: 'The station is stopping. Nothing was bought.',
  CARRIER_OUTCOME_UNKNOWN: 'It may have been bought. Do not buy it again; it waits under Needs attention.',
  STORAGE_FULL: 'The disk is full: no purchase can be recorded, so none is made.',
} as const satisfies Record<ProblemCode, string>;

/** What one field can be reproached with (contract, section 6): at the field and in the summary, word for word the same. */
export const violations = {
  FIELD_REQUIRED: '{field} must be given.',
  FIELD_INVALID: '{field} cannot be accepted. The station says: “{words}”',
  FIELD_CONFLICT: '{field}: two different values are given. Give one.',
  VALUE_NOT_ALLOWED: '{field}: “{actual}” is not allowed. Allowed: {allowed}.',
  CARRIER_NOT_FOUND: 'There is no such account. Choose another one.',
  SERVICE_NOT_FOUND: '{carrier} does not offer this service. Choose another one.',
  SERVICE_NOT_AVAILABLE: 'This service does not go from the sender to this recipient. Choose another one.',
  MULTI_PACKAGE_NOT_SUPPORTED: 'This service takes one package at a time, not {actual}.',
  WEIGHT_TOO_SMALL: '{field} must be above zero, also after rounding.',
  WEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} allows {limit}.',
  DIMENSION_TOO_SMALL: '{field} must be above zero, also after rounding.',
  DIMENSIONS_REQUIRED: 'This service needs length, width and height.',
  LENGTH_OVER_LIMIT: '{field} {actual}: {carrier} allows a length of {limit}.',
  WIDTH_OVER_LIMIT: '{field} {actual}: {carrier} allows a width of {limit}.',
  HEIGHT_OVER_LIMIT: '{field} {actual}: {carrier} allows a height of {limit}.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'Length plus girth {actual}: {carrier} allows {limit}.',
  GIRTH_OVER_LIMIT: 'Girth {actual}: {carrier} allows {limit}.',
  DECIMAL_PLACES_EXCEEDED: '{field} {actual} has too many decimal places: {carrier} takes {limit}.',
  REFERENCE_NOT_SUPPORTED: '{carrier} has no place for {field}.',
  POSTAL_CODE_NOT_ROUTED:
    "The account's routing table has no entry for this postal code, and the account refuses such parcels.",
  LABEL_DOES_NOT_FIT:
    "The label or the customs form has no room for all that this shipment says. Say less, or change the account's label layout.",
  REFERENCE_TOO_LONG: '{field} has {actual} characters: {carrier} prints {limit}.',
  FIELD_NOT_SUPPORTED: '{carrier} has no place for {field}.',
  FIELD_TOO_LONG: '{field} has {actual} characters: {carrier} takes {limit}.',
  ITEM_TRANSACTION_ID_TOO_LONG: '{field} has {actual} characters: {carrier} takes {limit}.',
  ITEM_TRANSACTION_ID_DUPLICATE: '{field} is used for another package too. Give each package its own.',
  CUSTOMS_ITEM_UNLINKED: '{field} names no package of this shipment.',
} as const;

export const warnings = {
  UNKNOWN_FIELD: '{field} is not known and is ignored.',
  FIELD_LEFT_OUT: '{field}: the carrier has no room for all of it; a part is left out.',
  POSTAL_CODE_NOT_ROUTED:
    "The account's routing table has no entry for this postal code: the label is printed without sort code.",
  VALUE_ROUNDED: '{field} is rounded to the decimal places that the carrier keeps.',
  SIDES_REORDERED: '{field}: the sides are sent longest first.',
  GIRTH_MAY_BE_REFUSED: 'The carrier may refuse this package: its girth is large.',
  LENGTH_OVER_LIMIT: 'The carrier may refuse this package: it is long.',
  LENGTH_PLUS_GIRTH_OVER_LIMIT: 'The carrier may refuse this package: its length plus girth is large.',
  CUSTOMS_MISSING: 'The shipment crosses a customs border and declares nothing. Add what is in it under Customs.',
  FIELD_DOUBTFUL: '{field} does not look right. Check it.',
  CHARACTER_REPLACED: '{field} has characters that the label cannot print; they are replaced.',
  NUMBER_RANGE_LOW: 'The carrier’s numbers are running out. Ask the carrier for more.',
  PAPER_NOT_QUEUED:
    'It is bought and its labels print, but no printer is the default for its papers. Choose one under Printers.',
  PRINT_NOT_QUEUED: 'It is bought, but its labels are not printing. Print them from the last shipments.',
  SHIPPED_BEFORE: 'The same went to this recipient within the last 14 days.',
  ROW_REPEATED: 'Another row of this batch sends the same to this recipient.',
  CUSTOMS_FACT_MISSING: '{field} must be given: the border asks for it.',
  CANCELLED_AT_SHOP: 'The shop says that this order is cancelled.',
  SHIPPED_AT_SHOP: 'The shop says that this order was shipped already, in whole or in part.',
  HELD_AT_SHOP: 'The shop says that this order is on hold or not paid.',
  BOUGHT_IN_RESULT: 'The result of an earlier batch says that this row was bought, or may have been.',
  WEIGHT_UNUSUAL: '{field} is unusual for what is in the package.',
  NO_RULES_KNOWN: 'No rules of size and weight are known for this service: the carrier decides.',
  VOID_REFUSED: 'The carrier was asked to void it and refused: the label is valid and charged.',
} as const;

/** What the station met where it reached out of itself, and in files. What others say stands in quotation marks, in their own words. */
export const diagnostics = {
  // Of anything that is connected to: `at` is its address, folder or name.
  CONNECTION_REFUSED: '{at} takes no connection. Is it running?',
  CONNECTION_BROKEN: '{at} broke the connection.',
  NO_ANSWER: '{at} does not answer in time.',
  UNREACHABLE: '{at} cannot be reached.',
  NAME_UNKNOWN: '{at}: nobody in this network knows this name.',
  NOT_THERE: '{at} is not there.',
  NOT_ALLOWED: '{at}: the station may not use it.',
  STATION_STOPPING: '{at} was given up: the station is stopping.',
  // The operating system, or a library, in its own words.
  SYSTEM_SAYS: '{at} cannot be used. The system says: “{words}”',
  ...webhooks,
  CERTIFICATE_OTHER: '{at} shows another certificate than the one agreed on.',
  ANSWER_TOO_LARGE: '{at} answered more than {limit} bytes.',
  ANSWER_LOST: '{at} broke off after the message was sent. Whether it arrived is not known.',
  ...scales,
  ...tables,
  JSON_BROKEN: 'It is no JSON. The station says: “{words}”',
  // Of a cell of a table: `actual` is what stands there, `whole` the code with zeros in front.
  POSTAL_CODE_SHORT:
    'The postal code {actual} is too short: in {country} it has {digits} digits. If zeros in front were lost, write {whole}.',
  // Of purchases: `status` is of the service's HTTP answer. The carrier's own words, where there were any, are a value `words`.
  SERVICE_REFUSED: 'The service refused ({status}).',
  TOKEN_REFUSED: 'The service refused the access token ({status}).',
  SERVICE_BOUGHT_NOTHING: 'The service bought nothing ({status}).',
  SERVICE_POINTS_ELSEWHERE: 'The service points elsewhere ({status}), where a purchase is not sent.',
  ANSWER_NOT_JSON: 'The service’s answer ({status}) is not JSON.',
  ANSWER_NO_SALE: 'The service’s answer ({status}) is no sale.',
  ANSWER_PROVES_NOTHING: 'The service answered {status}, which does not say what it did.',
  SERVICE_ASKS_TO_WAIT: '{at} takes no more calls for now, and asks to wait {seconds} seconds.',
  SERVICE_TAKES_NO_MORE: '{at} takes no more calls for now.',
  STEP_NOT_NOTED:
    'The ledger could not take the first step’s id, so the step that buys was not sent. The system says: “{words}”',
  PARTLY_SOLD: 'Packages sold: {sold} of {packages} ({numbers}).',
  DOCUMENTS_UNUSABLE: 'Documents of the carrier that cannot be used: {documents}.',
  NO_ANSWER_IN_TIME: 'No answer came before the deadline.',
  ADAPTER_FAILED: 'The way to the carrier failed. The system says: “{words}”',
  REFUSAL_FORGOTTEN: 'Nothing was bought; why is not known any more.',
  STOPPED_BEFORE_SENDING: 'The station stopped before anything was sent.',
  STOPPED_BEFORE_ANSWER: 'The station stopped before the answer came.',
  AFTER_BACKUP: 'It was accepted after the backup that was restored. The ledger before it says: {state}.',
  AFTER_BACKUP_WITH_NUMBERS:
    'It was accepted after the backup that was restored. The ledger before it says: {state}, {numbers}.',
  OUTCOME_LOST: 'The ledger lost what became of it. Last known: {state}.',
  OUTCOME_LOST_WITH_NUMBERS: 'The ledger lost what became of it. Last known: {state}, {numbers}.',
  RANGE_EXHAUSTED:
    'The number range {first} to {last} of account {account} has too few numbers left: this takes {packages}. Ask the carrier for a new one.',
  NUMBERS_LOW: 'Few numbers are left: {ranges}. Ask the carrier for more.',
  TEST_UNREACHABLE: 'The test carrier cannot be reached, as asked.',
  TEST_ANSWER_LOST: 'The test carrier sold the shipment and its answer was lost, as asked.',
  TEST_NOT_SAID_YET: 'The test carrier says two minutes after the purchase what became of a shipment.',
  TEST_TOO_SLOW: 'The test carrier had not answered when it was given up; it takes {milliseconds} ms, as asked.',
  VOID_REFUSED: 'The carrier was asked to void it and refused; the label is valid and charged. It says: “{words}”',
  NO_SERVICE_CARRIES: 'None of the services of {account} can carry it.',
  ACCOUNT_CANNOT_QUOTE: '{account} cannot quote: its way of buying has no prices.',
  NOTHING_QUOTED: '{account} quotes no price for it.',
  RATES_FAILED: 'The prices could not be asked for. The system says: “{words}”',
  // Of what an account proves itself with.
  ACCOUNT_SECRET_UNREADABLE:
    'This desk cannot open the secret of account {account}. Where desks share a ledger, start it with their key file (--secrets-key); else set the secret anew. The system says: “{words}”',
  SECRETS_UNREADABLE:
    'This desk cannot open the secrets of these accounts, and buys nothing on them: {accounts}. Where desks share a ledger, start it with their key file (--secrets-key); else set the secrets anew.',
  ACCOUNT_SECRET_GONE: 'Account {account} has no secret. Set it anew.',
  ACCOUNT_ADDRESS_CHANGED: 'The address of account {account} has changed since its secret was set. Set it anew.',
  TOKEN_NOT_IN_TIME: '{at} gave no access token before the deadline.',
  TOKEN_NOT_GIVEN: '{at} gave no access token ({status}).',
  KEYS_REFUSED: '{at} refuses the keys of the account ({status}). Check them, or make new ones there.',
  BALANCE_TOO_LOW: '{at} sells nothing: the balance of the account there does not cover it. Top it up there.',
  ACCOUNT_REFUSED: '{at} refuses what the account shows it ({status}). Check its keys, and what they may do there.',
  ACCOUNT_NOT_THERE: '{at} takes the keys, and has no account {account}.',
  SERVICE_HAS_FAULT: '{at} has a fault ({status}).',
  // Of finding out what became of a purchase.
  CARRIER_SOLD: 'The carrier sold it: {numbers}.',
  TRANSACTION_NOT_KNOWN: 'The station asked does not know the transaction; nothing was bought.',
  ASKED_WITH_OTHER_KEYS:
    'The station asked does not know the transaction under the keys of today; it was sent with others, and may have been bought with them.',
  ACCOUNT_KEYS_CHANGED: 'The keys of the account were just changed; nothing was sent.',
  TRANSACTION_NOT_KNOWN_YET: 'The station asked does not know the transaction yet.',
  TRANSACTION_OTHER: 'The service answered with another transaction.',
  PURCHASE_NOT_THERE: 'The service has no shipment with our id; nothing was bought.',
  PURCHASE_NOT_THERE_YET: 'The service has no shipment with our id yet.',
  PURCHASE_OF_OTHER_KEYS:
    'The service has no shipment with our id under the keys of today; it was sent with others, and may have been bought with them.',
  UPSTREAM_BOUGHT_NOTHING: 'The station asked bought nothing.',
  LOOKUP_WITHOUT_ANSWER: 'The service cannot say what became of it ({status}).',
  LABEL_NOT_THERE:
    '{at} knows the purchase as {id} and shows no tracking number for it so far, which proves nothing. What became of it stands there.',
  LOOKUP_FAILED: 'The look-up failed. The system says: “{words}”',
  NO_NUMBER_TAKEN: 'No number had been taken from the range; nothing was bought.',
  SETTLED_BY_PERSON: 'A person settled that nothing was bought: {reason}',
  ...ledger,
  ...invoices,
  ...manifests,
  ...orders,
  ...roles,
  ...printing,
  ...sources,
  ...labels,
  ...services,
  // Of the hot folder.
  PATH_NOT_ABSOLUTE: 'The path must be absolute.',
  FOLDER_OF_THE_STATION: 'The folder must lie apart from the station’s data folder.',
  FOLDER_UNREADABLE: '{at} is not a folder that can be read.',
  FOLDER_WATCHED_ELSEWHERE:
    'Another station watches {at}, and both would buy what is dropped there. Where that is no longer so, remove {file} from it.',
} as const;
