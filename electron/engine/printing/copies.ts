import type { Printer } from '#shared/schema/printing/printer.ts';

/** Whether a printer can be told to print a label more than once. */
export const makesCopies = ({ format, connection: { type } }: Pick<Printer, 'format' | 'connection'>): boolean =>
  format === 'EPL' || format === 'ZPL' || type === 'cups' || type === 'windows';
