import { describe, expect, test } from 'vitest';
import { maxiCodeHeight } from '#electron/labels/layout/geometry.ts';
import { labelSizeOn, placeOnSheets } from '#electron/labels/layout/sheet.ts';
import { A4, LETTER, STOCKS } from '#electron/labels/layout/stock.ts';
import { createPageRaster } from '#electron/labels/raster/page-raster.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { fonts, layoutOf, layoutsOf } from '../drawing.ts';
import { sample } from '../samples.ts';

const EVERY_STOCK = [
  ...new Set([...Object.values(STOCKS).map(({ label }) => label), labelSizeOn(A4, 4), labelSizeOn(LETTER, 4)]),
];

test.each(EVERY_STOCK)(
  'MaxiCode keeps the size that its standard gives it on a stock of $width x $height mm',
  async (size) => {
    const { elements } = await layoutOf(sample({ routingSymbology: 'MAXICODE' }), { size, dpi: 300 });
    const codes = elements.filter(({ kind }) => kind === 'maxicode');
    expect(codes).toEqual([expect.objectContaining({ width: 300, height: Math.ceil(maxiCodeHeight(300)) })]);
  },
);

describe.each(['AZTEC', 'QR', 'DATA_MATRIX'] as const)('%s', (routingSymbology) => {
  test.each([203, 300])('is on whole dots and is read on A4 and on A6 at %i dots per inch', async (dpi) => {
    const onA6 = await layoutsOf(sample({ routingSymbology }), { size: STOCKS.PAPER_A6.label, dpi });
    const onA4 = placeOnSheets(await layoutsOf(sample({ routingSymbology }), { dpi }), A4, 1);
    for (const page of [...onA6, ...onA4]) {
      const { faults, symbols } = await verifyLabel(page, createPageRaster(fonts)(page));
      expect(faults).toEqual([]);
      expect(symbols.map(({ data, read }) => read === data)).toEqual([true, true]);
    }
  });
});
