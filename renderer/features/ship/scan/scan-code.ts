import { COMMAND_CODES, type ScanCommand } from '#shared/scan/command-codes.ts';

/** The command that the barcode is; null for all other codes. */
export const commandIn = (code: string): ScanCommand | null =>
  Object.entries(COMMAND_CODES).find(([text]) => text === code.toUpperCase())?.[1] ?? null;

const shapeOf = (code: string) => code.replaceAll(/\d/g, '0').replaceAll(/\p{L}/gu, 'A');

/** Whether both are written alike, letter for letter and digit for digit: as the numbers of one carrier are. */
export const hasShapeOf = (code: string, other: string) => shapeOf(code) === shapeOf(other);
