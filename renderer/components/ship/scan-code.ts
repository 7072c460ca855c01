/** Barcodes that say what to do, to be printed and put up at the desk. None of them buys. */
export const COMMAND_CODES = {
  'PB.OK': 'acknowledge',
  'PB.CLEAR': 'clear',
  'PB.NEXT-PACKAGE': 'addPackage',
  'PB.REPRINT': 'reprintLast',
} as const;
export type ScanCommand = (typeof COMMAND_CODES)[keyof typeof COMMAND_CODES];

/** The command that the barcode is; null for all other codes. */
export const commandIn = (code: string): ScanCommand | null =>
  Object.entries(COMMAND_CODES).find(([text]) => text === code.toUpperCase())?.[1] ?? null;
