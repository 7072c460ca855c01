import { describe, expect, it } from 'vitest';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { labelSizeOn, placeOnSheets } from '#electron/labels/layout/sheet.ts';
import { A4, LETTER } from '#electron/labels/layout/stock.ts';
import { turned } from '#electron/labels/layout/turn.ts';
import { createPdfDrawer } from '#electron/labels/pdf.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { LABELS_PER_SHEET } from '#shared/schema/printing/document-choice.ts';
import { some } from '../../forms.ts';
import { draw, fonts, layoutOf, picture, rasterise, renderer } from '../drawing.ts';
import { expectGolden } from '../golden.ts';
import { sample, samples } from '../samples.ts';

describe.each([['A4', A4] as const, ['LETTER', LETTER] as const])('on a sheet of %s', (name, paper) => {
  it.each(some(LABELS_PER_SHEET, 1))(
    '%i labels stand inside the sheet and their crop marks touch nothing',
    async (perSheet) => {
      const label = await layoutOf(sample(), { size: labelSizeOn(paper, perSheet) });
      for (const sheet of placeOnSheets(
        Array.from({ length: perSheet }, () => label),
        paper,
        perSheet,
      )) {
        expect(checkLayout(sheet)).toEqual([]);
      }
    },
  );

  it.each(some(LABELS_PER_SHEET, 1))('all labels of a shipment are printed %i to a sheet', async (perSheet) => {
    const { bytes } = await renderer().sheets(sample({ carrier: 'CARRIER_D', packages: 5 }), name, perSheet);
    const pages = await rasterise(bytes, 203);
    expect(pages.length).toBe(Math.ceil(5 / perSheet));
    const read: string[] = [];
    for (const page of pages) read.push(...(await readSymbols(page, ['Code128'])).map(({ text }) => text));
    expect(read.sort()).toEqual([4711, 4712, 4713, 4714, 4715].map((number) => `TESTD0000000${number}`));
  });
});

it('a label on a sheet looks as it was approved', async () => {
  expectGolden(await picture((await draw(sample({ stock: 'PAPER_A4' }))).bytes, 100), 'pdf/sheet-a4');
  const { bytes } = await renderer().sheets(sample({ packages: 4 }), 'LETTER', 4);
  expectGolden(await picture(bytes, 100), 'pdf/sheet-letter-4');
});

it('a turned label is as good as an upright one, in every direction', async () => {
  const drawPdf = createPdfDrawer(fonts);
  for (const input of samples()) {
    let layout = await layoutOf(input);
    for (let quarter = 1; quarter <= 4; quarter++) {
      layout = turned(layout);
      const dots = await picture(await drawPdf([layout], { title: '', createdAt: 0 }));
      expect((await verifyLabel(layout, dots)).ok, `${input.shipment.account.carrier}, ${quarter * 90} degrees`).toBe(
        true,
      );
    }
    const { elements } = await layoutOf(input);
    expect(layout.elements.map(({ x, y }) => [x, y])).toEqual(elements.map(({ x, y }) => [x, y]));
  }
});

it('a thermal printer gets a label of its own size for any paper', async () => {
  for (const stock of ['PAPER_A4', 'PAPER_A6', 'PAPER_LETTER'] as const) {
    const { bytes } = await draw(sample({ imageType: 'ZPL', stock }));
    expect(Buffer.from(bytes).toString()).toContain('^PW812\n^LL1218');
  }
});
