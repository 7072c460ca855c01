import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import { createDocumentRenderer, type LabelRenderer, type RendererOptions } from '#electron/labels/index.ts';
import { labelContent } from '#electron/labels/label/content.ts';
import { layoutLabel } from '#electron/labels/label/label-layout.ts';
import type { Layout } from '#electron/labels/layout/element.ts';
import { LABEL_4X6, type Size } from '#electron/labels/layout/stock.ts';
import type { Bitmap } from '#electron/labels/raster/bitmap.ts';
import type { Shades } from '#electron/labels/raster/black-and-white.ts';
import { shadesOfGif, shadesOfPng } from '#electron/labels/raster/read-picture.ts';
import { fromShades } from '#electron/labels/raster/shades.ts';
import { createRasteriser } from '#electron/labels/raster/rasteriser.ts';
import { loadFonts } from '#electron/labels/text/fonts.ts';
import { hanFormOf } from '#electron/labels/text/sliced-fonts.ts';

export const fonts = loadFonts();
export const rasterise = createRasteriser();

const renderers = new Map<string, LabelRenderer>();

/** One for the same options, as a station has one for all its labels. */
export function renderer(options: RendererOptions = {}): LabelRenderer {
  const key = JSON.stringify(options);
  const made = renderers.get(key) ?? createDocumentRenderer({ timeZone: 'UTC', ...options });
  renderers.set(key, made);
  return made;
}

interface LayoutOptions {
  size?: Size;
  dpi?: number;
}

/** The layouts of the labels of the first package: one, and what goes on with it. */
export const layoutsOf = async (
  input: RenderInput,
  { size = LABEL_4X6, dpi = 203 }: LayoutOptions = {},
): Promise<Layout[]> => {
  const content = await labelContent(input, 0, 'UTC');
  const ofCountry = fonts.in(hanFormOf(input.shipment.request.recipient.address.countryCode));
  await ofCountry.prepare(content);
  return layoutLabel(content, size, dpi, ofCountry);
};

/** The layout of the first package's label, which has no other that goes on with it. */
export async function layoutOf(input: RenderInput, options: LayoutOptions = {}): Promise<Layout> {
  const [layout, ...others] = await layoutsOf(input, options);
  if (!layout || others.length > 0) throw new Error(`The label has ${others.length + 1} pages`);
  return layout;
}

/** The document of the first package; a label unless another kind is asked for. */
export async function draw(
  input: RenderInput,
  contentType: NewDocument['contentType'] = 'LABEL',
  options: RendererOptions = {},
): Promise<NewDocument> {
  const documents = await renderer(options).render(input);
  const found = documents.find((document) => document.contentType === contentType);
  if (!found) throw new Error(`No ${contentType} was drawn`);
  return found;
}

/** The first page in black and white, as a printer would print it. */
export async function picture(pdf: Uint8Array, dpi = 203): Promise<Bitmap> {
  const [page] = await rasterise(pdf, dpi);
  if (!page) throw new Error('The document has no page');
  return page;
}

const dotsOf = ({ grey, width, height }: Shades): Bitmap =>
  fromShades(grey, width, height, Math.min(width, height) / 4);

/** The dots of a picture in black and white. */
export const readGif = (bytes: Uint8Array): Bitmap => dotsOf(shadesOfGif(bytes));
export const readPng = (bytes: Uint8Array): Bitmap => dotsOf(shadesOfPng(bytes));

const pdfium = PDFiumLibrary.init();

/** The text of each page, as PDFium reads it through the fonts' maps to Unicode. */
export async function readPdf(pdf: Uint8Array): Promise<{ text: string; width: number; height: number }[]> {
  const document = await (await pdfium).loadDocument(pdf);
  try {
    return [...document.pages()].map((page) => {
      const { originalWidth: width, originalHeight: height } = page.getOriginalSize();
      return { text: page.getText().replaceAll('\r\n', '\n'), width, height };
    });
  } finally {
    document.destroy();
  }
}
