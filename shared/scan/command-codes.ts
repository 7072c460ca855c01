/** Barcodes that say what to do at the desk, to be printed and put up there. None of them buys. */
export const COMMAND_CODES = {
  'PB.OK': 'acknowledge',
  'PB.CLEAR': 'clear',
  'PB.NEXT-PACKAGE': 'addPackage',
  'PB.REPRINT': 'reprintLast',
} as const;
export type ScanCommand = (typeof COMMAND_CODES)[keyof typeof COMMAND_CODES];
