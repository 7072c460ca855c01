import type { Control } from './controls.ts';

/** What goes out, what comes in, and what is kept. */
export const DATA_CONTROLS: Readonly<Record<number, Control>> = {
  20: {
    control: 'The station calls no address that it should not, in whatever form it is written',
    heldBy: [
      ['adapters/gateway/ip-policy.test.ts', '%s is not called where only public addresses are'],
      ['security/webhook-targets.test.ts', '%s is refused'],
      ['api/accounts/gateway-account.test.ts', 'is never sent to another address than it was given for'],
    ],
  },
  21: {
    control: 'No redirects, no credentials to other hosts, and only so many bytes',
    heldBy: [
      [
        'adapters/gateway/documents.test.ts',
        'a label is fetched by its link without credentials, and without asking anything else',
      ],
      [
        'adapters/gateway/ip-policy.test.ts',
        'a name is resolved once, and only addresses that are allowed are handed to the connection',
      ],
      ['security/webhook-targets.test.ts', 'a redirect to another address is not followed'],
    ],
  },
  22: {
    control: 'A document of another service is what it says it is',
    heldBy: [['adapters/http/check-document.test.ts', '%s is refused']],
  },
  23: {
    control: 'Text cannot become a command of a ZPL printer',
    heldBy: [['labels/zpl/zpl.test.ts', 'is never anything but the template, whatever is typed']],
  },
  24: {
    control: 'Text cannot become a command of an EPL printer',
    heldBy: [['labels/epl/epl.test.ts', 'is never anything but the template, whatever is typed']],
  },
  25: {
    control: 'Text in a PDF is text',
    heldBy: [
      [
        'labels/fuzz-pdf.test.ts',
        'hostile texts are read back from the PDF as they were typed, or as their documented replacement',
      ],
    ],
  },
  26: {
    control: 'A CSV file holds nothing that a spreadsheet runs',
    heldBy: [
      ['tables/tables.test.ts', 'holds nothing that a spreadsheet takes for a formula, and reads back as it was'],
      ['api/history/totals-and-export.test.ts', 'holds no cell that a spreadsheet would run'],
      ['api/batches/batch-files.test.ts', 'holds nothing that a spreadsheet would run, and keeps what came'],
    ],
  },
  27: {
    control: 'Text in the window is text',
    heldBy: [
      [
        'browser/words/hostile-words.test.ts',
        'is shown as it is written, on every screen that shows it, and never run',
      ],
      [
        'api/window.test.ts',
        'runs its own scripts and nothing else, talks to the station and nobody else, and stands in no frame',
      ],
    ],
  },
  28: {
    control: 'No path leads out of where it belongs',
    heldBy: [
      ['security/hostile-forms.test.ts', '%s leads to no file'],
      ['electron/protocol.test.ts', 'is the only host of its scheme'],
      [
        'api/batches/hot-folder-obstacles.test.ts',
        'and stands where results are to be written keeps no file from being done',
      ],
    ],
  },
  29: {
    control: 'Statements of the database have values bound',
    heldBy: [['security/words-as-words.test.ts', 'a filter is a value, never a part of a statement']],
  },
  30: {
    control: 'Logs, output, crashes and metrics hold no personal data and no secret',
    heldBy: [
      ['security/canary.test.ts', 'its %s is in no log, no output and no metric'],
      ['security/canary.test.ts', 'no secret key and no token is there either'],
      ['security/canary.test.ts', 'by an %s says where it was, and nothing of whom it was about'],
    ],
  },
  31: {
    control: 'Addresses and labels are redacted when the retention time is over, everywhere',
    heldBy: [
      [
        'ledger/backup/retention.test.ts',
        'addresses and labels are in no file any more, neither database nor log nor backup; the skeleton stays',
      ],
      [
        'ledger/conformance/retention.test.ts',
        'what is in doubt, on its way or without its labels stays whole until it is settled',
      ],
    ],
  },
  32: {
    control: 'What is kept of one person can be exported; an address can be removed, the rest goes with its time',
    heldBy: [
      ['security/words-as-words.test.ts', 'what is kept of one person is exported whole, and nothing of another one'],
      ['security/words-as-words.test.ts', 'an address that is removed from the address book is found no more'],
    ],
  },
};
