import { Type, type Static } from 'typebox';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';
import { described } from '../described.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { PRINT_JOB_STATES, PRINTS_WITHOUT_REASON } from '../printing/print-job.ts';
import { RequiredText } from '../text.ts';

const rowNumber = (description: string) => Type.Integer({ minimum: 1, maximum: 999_999_999, description });

/** Where the labels of a batch are printed, and which rows' labels once more. */
export const BatchPrintRequest = Type.Object(
  {
    printerId: Type.String({
      maxLength: 100,
      description: 'Where the labels go: these, and those that are bought later',
    }),
    from: Type.Optional(rowNumber('The first row whose labels are printed once more, as after a jam')),
    to: Type.Optional(rowNumber('The last one; the end of the batch unless given')),
    rows: Type.Optional(
      Type.Array(rowNumber('The number of a row'), {
        minItems: 1,
        maxItems: 1000,
        description: 'Rows whose labels are printed once more, in place of `from` and `to`',
      }),
    ),
    reason: Type.Optional(
      RequiredText({
        description: `Why labels are printed again; required once they were printed ${PRINTS_WITHOUT_REASON} times`,
      }),
    ),
  },
  { title: 'BatchPrintRequest', additionalProperties: false },
);
export type BatchPrintRequest = Static<typeof BatchPrintRequest>;

/** What becomes of the paper of a batch. */
export const BatchPrinting = Type.Object(
  {
    printerId: Nullable(Type.String({ description: 'Where its labels are printed; null where they are not' })),
    orderedAt: Nullable(Type.String({ format: 'date-time', description: 'When that was said' })),
    waiting: Type.Integer({ description: 'Rows that are bought and whose labels no printer has been given yet' }),
    printed: Type.Integer({ description: 'Rows whose labels have come out, as far as the printer or a person says' }),
    sent: Type.Integer({
      description: 'Rows whose labels a printer has been given, and of which more is not known yet',
    }),
    failed: Type.Integer({ description: 'Rows whose newest print failed, or may not have come out' }),
    trouble: DiagnosticOrNull('Why what waits is not printed just now'),
  },
  { title: 'BatchPrinting' },
);
export type BatchPrinting = Static<typeof BatchPrinting>;

export const BatchPrintingBody = Type.Object(
  { printing: described(BatchPrinting, 'How it stands with the paper of the batch') },
  { title: 'BatchPrintingBody' },
);

/** The newest print of a row's labels; of several labels the one that is furthest from paper. */
export const BatchRowPrint = Type.Object(
  {
    jobId: Nullable(Type.String({ description: 'Null where no job was made of them, for the reason in `trouble`' })),
    state: Literals(PRINT_JOB_STATES, { description: 'What became of it' }),
    printNumber: Type.Integer({ description: '1 for the first print, 2 for the first reprint; 0 where there is none' }),
    trouble: DiagnosticOrNull('What happened last, or why nothing was printed'),
  },
  { title: 'BatchRowPrint' },
);
export type BatchRowPrint = Static<typeof BatchRowPrint>;
