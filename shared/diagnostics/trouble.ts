import { Type, type Static } from 'typebox';
import { Literals } from '../schema/literals.ts';

/**
 * What the station met where it reached out of itself, or in a file it was given or keeps: a carrier's service, a printer, the receiver of
 * a webhook, a scale, a table, the ledger. Beside each stands an English sentence; whoever speaks another language builds its own from the
 * code and its values. A value `words` is what somebody else said, as it was said: of codes of purchases the carrier's own words, where
 * there were any.
 */
export const TROUBLE_CODES = [
  // Of anything that is connected to: `at` is its address, folder or name.
  'CONNECTION_REFUSED',
  'CONNECTION_BROKEN',
  'NO_ANSWER',
  'UNREACHABLE',
  'NAME_UNKNOWN',
  'NOT_THERE',
  'NOT_ALLOWED',
  'STATION_STOPPING',
  // The operating system, or a library, in its own words: `words`.
  'SYSTEM_SAYS',
  // Of queues: `queue`, and `words` where the print service says more.
  'QUEUE_UNKNOWN',
  'QUEUE_CLOSED',
  'QUEUE_CLOSED_SAYING',
  'QUEUE_PAUSED',
  'QUEUE_PAUSED_SAYING',
  'PRINT_SERVICE_SAYS',
  // Of webhooks: `at` is the receiver.
  'SECRET_GONE',
  'NOT_SIGNED',
  'ADDRESS_INVALID',
  'ADDRESS_UNENCRYPTED',
  'ADDRESS_NOT_CALLED',
  'CERTIFICATE_OTHER',
  'ANSWER_TOO_LARGE',
  'ANSWER_LOST',
  // Of scales: `missing` is a library or program of the system, `package` Debian's package that has it; `reason` is for whoever mends it.
  'USB_SCALES_NEED',
  'SERIAL_PORTS_NEED',
  'USB_SCALES_UNUSABLE',
  'SERIAL_SCALES_UNUSABLE',
  'SCALE_FAULT',
  'SCALE_NOT_CALIBRATED',
  'SCALE_STATE_UNKNOWN',
  'SCALE_UNIT',
  'SCALE_NO_SICS',
  'SCALE_CONNECTING',
  'SCALE_NOT_PLUGGED_IN',
  'SCALE_UNPLUGGED',
  'SCALE_IN_USE',
  // Of tables: CSV and Excel files.
  'TABLE_OF_NO_KIND',
  'TABLE_OLD_OR_PROTECTED',
  'TABLE_QUOTE_OPEN',
  'TABLE_BROKEN',
  'TABLE_EMPTY',
  'TABLE_TOO_MANY_ROWS',
  'TABLE_TOO_MANY_COLUMNS',
  'TABLE_CELL_TOO_LONG',
  'TABLE_TOO_SLOW',
  'TABLE_TOO_HUNGRY',
  'TABLE_CELL_FAR_OUT',
  'WORKBOOK_UNREADABLE',
  'WORKBOOK_TOO_LARGE',
  'WORKBOOK_MACROS',
  'ARCHIVE_BROKEN',
  'ARCHIVE_NO_WORKBOOK',
  // Of a cell of a table: `actual` is what stands there, `whole` the code with zeros in front.
  'POSTAL_CODE_SHORT',
  // Of purchases: `status` is of the service's HTTP answer.
  'SERVICE_REFUSED',
  'TOKEN_REFUSED',
  'SERVICE_BOUGHT_NOTHING',
  'SERVICE_POINTS_ELSEWHERE',
  'ANSWER_NOT_JSON',
  'ANSWER_NO_SALE',
  'ANSWER_PROVES_NOTHING',
  'PARTLY_SOLD',
  'DOCUMENTS_UNUSABLE',
  'NO_ANSWER_IN_TIME',
  'ADAPTER_FAILED',
  'STOPPED_BEFORE_SENDING',
  'STOPPED_BEFORE_ANSWER',
  'AFTER_BACKUP',
  'AFTER_BACKUP_WITH_NUMBERS',
  'RANGE_EXHAUSTED',
  'NUMBERS_LOW',
  'TEST_UNREACHABLE',
  'TEST_ANSWER_LOST',
  'TEST_NOT_SAID_YET',
  'TEST_TOO_SLOW',
  // Of what an account proves itself with.
  'ACCOUNT_SECRET_UNREADABLE',
  'ACCOUNT_SECRET_GONE',
  'ACCOUNT_ADDRESS_CHANGED',
  'TOKEN_NOT_IN_TIME',
  'TOKEN_NOT_GIVEN',
  'KEYS_REFUSED',
  'ACCOUNT_REFUSED',
  'ACCOUNT_NOT_THERE',
  'SERVICE_HAS_FAULT',
  // Of finding out what became of a purchase.
  'CARRIER_SOLD',
  'TRANSACTION_NOT_KNOWN',
  'TRANSACTION_NOT_KNOWN_YET',
  'ASKED_WITH_OTHER_KEYS',
  'ACCOUNT_KEYS_CHANGED',
  'TRANSACTION_OTHER',
  'UPSTREAM_BOUGHT_NOTHING',
  'LOOKUP_WITHOUT_ANSWER',
  'LOOKUP_FAILED',
  'NO_NUMBER_TAKEN',
  'SETTLED_BY_PERSON',
  // Of the ledger, its backups, and the folder it lies in.
  'LEDGER_STOPPED',
  'LEDGER_SILENT',
  'LEDGER_DAMAGED',
  'CLOCK_JUMPED',
  'CLOCK_LEAPT',
  'RESTORED_WITHOUT_KEYS',
  'RESTORED_WITH_GAP',
  'WITNESS_FAILED',
  'LEDGER_BEHIND',
  'LEDGER_LACKS_CHANGES',
  'LEDGER_OTHER',
  'LEDGER_STRUCTURE_CHANGED',
  'FILE_NO_DATABASE',
  'FILE_NO_LEDGER',
  'LEDGER_DISK_FAILED',
  'LEDGER_TOO_NEW',
  'LEDGER_NO_ROOM',
  'ROW_CHANGED',
  'JOURNAL_BROKEN',
  'JOURNAL_LINE_CHANGED',
  'DOCUMENTS_DAMAGED',
  'BACKUP_GONE',
  'FOLDER_OPEN_TO_OTHERS',
  // Of the hot folder.
  'PATH_NOT_ABSOLUTE',
  'FOLDER_OF_THE_STATION',
  'FOLDER_UNREADABLE',
] as const;
export type TroubleCode = (typeof TROUBLE_CODES)[number];

/** Where a queue of the system's is paused, what it has waits in it. */
export const QUEUE_PAUSES = ['QUEUE_PAUSED', 'QUEUE_PAUSED_SAYING'] as const satisfies readonly TroubleCode[];

export const Trouble = Type.Object(
  {
    code: Literals(TROUBLE_CODES),
    values: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
      description: 'The names and numbers of the sentence',
      examples: [{ at: '192.168.1.40:9100' }],
    }),
  },
  { title: 'Trouble', description: 'What the sentence beside it says, for whoever says it in another language' },
);
export type Trouble = Static<typeof Trouble>;

export const TroubleOrNull = (description: string) => Type.Union([Trouble, Type.Null()], { description });

/** A trouble with its English sentence. */
export interface SaidTrouble extends Trouble {
  sentence: string;
}

export const trouble = (code: TroubleCode, sentence: string, values: Trouble['values'] = {}): SaidTrouble => ({
  code,
  values,
  sentence,
});

/** As the API answers it: the sentence stands beside it. */
export const troubleOnly = ({ code, values }: SaidTrouble): Trouble => ({ code, values });
