import { expect, test } from 'vitest';
import { layoutOfCarrier } from '#electron/labels/layouts/index.ts';
import { createPageRaster } from '#electron/labels/raster/page-raster.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import { verifyLabels } from '#electron/labels/verify/verify-label.ts';
import { CARRIERS } from '#shared/schema/accounts/carrier.ts';
import { fonts, layoutsOf } from '../drawing.ts';
import { fullest } from '../fullest.ts';
import { sample } from '../samples.ts';

const drawPicture = createPageRaster(fonts);
/** As long as a routing table takes it, of letters that are wide in Code 128, and no two alike. */
const SORTING = { depot: 'KASSEL-WEST/DEPOT-17', sortCode: 'h17/b-Route-Nord/Ost', route: 'R-0815-Wz-North-Side' };

test.each(CARRIERS.flatMap((carrier) => [203, 300].map((dpi) => [carrier, dpi] as const)))(
  'a label of %s with the longest codes that a routing table has is drawn at %i dpi, and they can be scanned',
  async (carrier, dpi) => {
    const codes = layoutOfCarrier(carrier)
      .rows.flatMap(({ cells }) => cells)
      .flatMap(({ block, content }) => (block === 'BARCODE' && content ? [content] : []))
      .map((content) => content.map(({ field }) => (field && SORTING[field as keyof typeof SORTING]) ?? '').join(''))
      .filter((code) => code !== '');
    for (const input of [sample({ carrier, sorting: SORTING }), fullest(carrier, undefined, { sorting: SORTING })]) {
      const pages = await layoutsOf(input, { dpi });
      expect(pages.flatMap(checkLayout)).toEqual([]);
      const { ok, symbols } = await verifyLabels(pages, pages.map(drawPicture));
      expect(ok).toBe(true);
      expect(symbols.map(({ data }) => data)).toEqual(expect.arrayContaining(codes));
    }
  },
);
