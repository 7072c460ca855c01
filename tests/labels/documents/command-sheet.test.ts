import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#shared/format/languages.ts';
import { COMMAND_CODES } from '#shared/scan/command-codes.ts';
import { badgeSheet } from '#electron/labels/documents/badge-sheet.ts';
import { commandSheet } from '#electron/labels/documents/command-sheet.ts';
import { A4, LETTER } from '#electron/labels/layout/stock.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { fonts, picture, rasterise, renderer } from '../drawing.ts';

test.each([
  ['en', 'A4'],
  ['de', 'LETTER'],
] as const)('every command is on the sheet as a barcode that scans, in %s on %s', async (language, paper) => {
  const bytes = await renderer().commandSheetFor({ language, paper }, Date.parse('2026-03-02T09:00:00Z'));
  const read = [];
  for (const page of await rasterise(bytes, 203)) read.push(...(await readSymbols(page, ['Code128'])));
  expect(read.map(({ text }) => text).sort()).toEqual(Object.keys(COMMAND_CODES).sort());
});

test.each([
  ['en', 'A4'],
  ['de', 'LETTER'],
] as const)(
  'every badge is on its page as a barcode that scans, however long, in %s on %s',
  async (language, paper) => {
    const people = ['417', '00004711', 'ANA', 'ABCDEFGHIJKLMNOPQRSTUVWX', 'X-1', 'SIXTH'].map((badge) => ({
      ...{ name: `Ana-Maria ${badge}`, role: 'lead' as const, badge },
    }));
    const pages = badgeSheet(people, language, { A4, LETTER }[paper], { dpi: 203, fonts });
    expect(pages.map(checkLayout)).toEqual([[], []]);
    for (const part of [people.slice(0, 5), people.slice(5)]) {
      const bytes = await renderer().badgeSheetFor(part, { language, paper }, Date.parse('2026-03-02T09:00:00Z'));
      const read = await readSymbols(await picture(bytes), ['Code128']);
      expect(read.map(({ text }) => text).sort()).toEqual(part.map(({ badge }) => `PB.BADGE.${badge}`).sort());
    }
  },
);

test.each([A4, LETTER])('badges of people with long names take as many pages as they need', (paper) => {
  const names = [
    'Christoph Müller-Lüdenscheidt',
    'Maximiliane-Josephine von Hohenzollern-Sigmaringen',
    'W'.repeat(100),
  ];
  const people = [...names, ...names, ...names].map((name, i) => ({
    ...{ name, role: 'administrator' as const, badge: `ABCDEFGHIJKLMNOPQRSTUVW${i}` },
  }));
  const pages = badgeSheet(people, 'de', paper, { dpi: 203, fonts });
  expect(pages.map(checkLayout)).toEqual(pages.map(() => []));
  const codes = pages.flatMap(({ elements }) =>
    elements.flatMap((each) => (each.kind === 'linear' ? [each.data] : [])),
  );
  expect(codes).toEqual(people.map(({ badge }) => `PB.BADGE.${badge}`));
});

test('the sheet is fit to print', () => {
  for (const language of LANGUAGE_CODES) {
    for (const paper of [A4, LETTER]) {
      const pages = commandSheet(language, paper, 203, fonts);
      expect(pages.map(checkLayout)).toEqual([[], [], []]);
    }
  }
});
