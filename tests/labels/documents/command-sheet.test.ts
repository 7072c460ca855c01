import { expect, test } from 'vitest';
import { COMMAND_CODES } from '#shared/scan/command-codes.ts';
import { commandSheet } from '#electron/labels/documents/command-sheet.ts';
import { A4, LETTER } from '#electron/labels/layout/stock.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { fonts, picture, renderer } from '../drawing.ts';

test.each([
  ['en', 'A4'],
  ['de', 'LETTER'],
] as const)('every command is on the sheet as a barcode that scans, in %s on %s', async (language, paper) => {
  const bytes = await renderer().commandSheetFor({ language, paper }, Date.parse('2026-03-02T09:00:00Z'));
  const read = await readSymbols(await picture(bytes), ['Code128']);
  expect(read.map(({ text }) => text).sort()).toEqual(Object.keys(COMMAND_CODES).sort());
});

test('the sheet is fit to print', () => {
  for (const language of ['en', 'de'] as const) {
    for (const paper of [A4, LETTER]) expect(checkLayout(commandSheet(language, paper, 203, fonts))).toEqual([]);
  }
});
