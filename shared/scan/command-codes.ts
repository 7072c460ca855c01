/** Barcodes that say what to do at the desk, to be printed and put up there. None of them buys. */
export const COMMAND_CODES = {
  'PB.OK': 'acknowledge',
  'PB.CLEAR': 'clear',
  'PB.NEXT-PACKAGE': 'addPackage',
  'PB.WEIGH': 'weigh',
  'PB.REPRINT': 'reprintLast',
  'PB.SHIP': 'toShip',
  'PB.PACK': 'toPack',
  'PB.BATCH': 'toBatch',
  'PB.PRINT': 'printRows',
  'PB.HISTORY': 'toHistory',
  'PB.VOID': 'void',
  'PB.HAND-OVER': 'handOver',
  'PB.ATTENTION': 'toAttention',
} as const;
export type ScanCommand = (typeof COMMAND_CODES)[keyof typeof COMMAND_CODES];
