/** All labels of a batch or a manifest as one file. */
export const labelFiles = {
  save: 'Save labels …',
  title: 'Labels as one file',
  count: 'One label | {n} labels',
  none: 'None of them has a label to be shipped with.',
  format: 'Kind of file',
  formats: {
    PDF: 'One PDF, a page for each label',
    ZPL: 'One ZPL file',
    EPL: 'One EPL file',
    ZIP: 'ZIP, a file for each label',
  },
  mixed: 'They are stored as different things ({formats}), so that only a ZIP file takes all of them.',
  leftOut: {
    NOT_BOUGHT: 'Left out, not bought: {n}',
    NOT_LABELLED: 'Left out, no label from the carrier yet: {n}',
    VOIDED: 'Left out, voided: {n}',
    NOT_KEPT: 'Left out, no longer kept: {n}',
    LOCKED: 'Left out of the PDF, locked by the carrier: {n}',
    BROKEN: 'Left out of the PDF, broken as the carrier sent it: {n}',
  },
  rows: '({numbers})',
  someRows: '({numbers}, …)',
  download: 'Download',
  fileName: 'labels',
  broken: 'The file did not come whole. Try again; if it happens again, take a ZIP file.',
} as const;
