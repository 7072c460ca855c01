import { COMMAND_CODES, type ScanCommand } from '#shared/scan/command-codes.ts';

/** The command that the barcode is; null for all other codes. */
export const commandIn = (code: string): ScanCommand | null =>
  Object.entries(COMMAND_CODES).find(([text]) => text === code.toUpperCase())?.[1] ?? null;
