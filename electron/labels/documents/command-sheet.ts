import type { Language } from '#shared/format/languages.ts';
import { COMMAND_CODES } from '#shared/scan/command-codes.ts';
import type { Layout } from '../layout/element.ts';
import type { Size } from '../layout/stock.ts';
import type { Fonts } from '../text/fonts.ts';
import { barcodePages } from './barcode-sheet.ts';
import { SHEET_WORDS } from './sheet-words/index.ts';

/** Pages with a barcode for each command that the desk knows. */
export function commandSheet(language: Language, paper: Size, dpi: number, fonts: Fonts): Layout[] {
  const words = SHEET_WORDS[language].commands;
  const barcodes = Object.entries(COMMAND_CODES).map(([code, command]) => ({ code, ...words.commands[command] }));
  return barcodePages({ ...words, barcodes }, paper, dpi, fonts);
}
