import type { DesignRenderer } from '#electron/engine/account-labels/ports.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import { designOfCarrier, labelContent, textsOf } from './label/content.ts';
import { layoutLabel } from './label/label-layout.ts';
import { stockFor } from './layout/stock.ts';
import type { PdfDrawer } from './pdf.ts';
import type { PictureWork } from './pictures/picture-work.ts';
import type { Fonts } from './text/fonts.ts';
import { tryDesign } from './try-design.ts';

interface Parts {
  fontsFor(input: RenderInput): Fonts;
  timeZone: string;
  drawPdf: PdfDrawer;
  pictures: PictureWork;
}

/** Draws a design on a sample as a viewer would show it, on whole dots, and checks it. */
export const createDesignTrial =
  ({ fontsFor, timeZone, drawPdf, pictures }: Parts): DesignRenderer['tryDesign'] =>
  (input, { layout, logo }, { stock, dpi }) =>
    tryDesign(
      {
        async lay() {
          const usual = designOfCarrier(input);
          const design = { layout: layout ?? usual.layout, logo, isOwn: layout !== null };
          const content = await labelContent(input, 0, timeZone, design);
          await fontsFor(input).prepare(textsOf(content));
          return layoutLabel(content, stockFor('PDF', stock).label, dpi, fontsFor(input), true);
        },
        async pictures(pages) {
          const whole = pages.map((page) => ({
            ...page,
            ...{ width: Math.round(page.width), height: Math.round(page.height) },
          }));
          const bytes = await drawPdf(whole, { title: 'Sample', createdAt: input.acceptedAt });
          return (await pictures.dotsOf({ imageType: 'pdf', bytes }, dpi)).map(({ bitmap }) => bitmap);
        },
        verify: (page, picture) => pictures.verifyLabels([page], [picture]),
      },
      { dpi },
    );
