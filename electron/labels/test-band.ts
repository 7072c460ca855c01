import { PDFDocument, rgb, StandardFonts, type PDFPage } from 'pdf-lib';
import { IMAGE_TYPES } from '#shared/schema/shipping/label-specification.ts';
import type { NewDocument } from '../engine/shipping/documents/document.ts';
import type { LabelDrawer } from './draw-label.ts';
import { dotPdf } from './foreign/dot-pdf.ts';
import { inkOf, type Dots } from './foreign/dots.ts';
import { eplGraphic } from './epl.ts';
import { encodeGif } from './gif.ts';
import { TEST_BAND_TEXT } from './label/content.ts';
import { bandSection } from './label/head-and-foot.ts';
import { elementsOf, moved } from './layout/block.ts';
import type { Layout } from './layout/element.ts';
import type { Area } from './layout/geometry.ts';
import { LABEL_4X6 } from './layout/stock.ts';
import { createTypesetter, textLine } from './layout/typesetter.ts';
import type { PictureWork } from './pictures/picture-work.ts';
import { encodePng } from './png.ts';
import { combine, createBitmap, type Bitmap } from './raster/bitmap.ts';
import { fillRow } from './raster/fill.ts';
import { createTextRaster } from './raster/text-raster.ts';
import type { Fonts } from './text/fonts.ts';

/** Of the height of a page or picture; the band lies along its upper edge, where no barcode is. */
const SHARE = 0.05;
/** Of printers' commands, in dots. */
const BAND_DOTS = 44;
const BAND_WIDTH = 812;
const LEAST_BAND = 320;
const POINTS_PER_INCH = 72;
/** The shorter side of a label, in points; what is larger is a sheet with one on it. */
const LARGEST_LABEL = 4.6 * POINTS_PER_INCH;
/** Of pages that only a picture can be made of. */
const PICTURE_DPI = 300;

interface Parts {
  fonts: Fonts;
  pictures: Pick<PictureWork, 'dotsOf'>;
  drawLabel: LabelDrawer;
}

/**
 * A carrier's own label with a band across it that says it is none to ship with, as labels that are drawn here have one. One that cannot be
 * drawn on gives way to a page that says the same: no label of a test goes out unmarked.
 */
export async function withTestBand(document: NewDocument, parts: Parts): Promise<NewDocument> {
  const bytes = await marked(document, parts).catch(() => standIn(document, parts));
  return { ...document, bytes };
}

async function marked({ imageType, bytes }: NewDocument, { fonts, pictures }: Parts): Promise<Uint8Array> {
  switch (imageType) {
    case 'pdf':
      return onPdf(bytes, pictures).catch(() => onPages(bytes, fonts, pictures));
    case 'png':
    case 'gif':
      return onPicture(await pictures.dotsOf({ imageType, bytes }, PICTURE_DPI), fonts, ENCODERS[imageType]);
    case 'zpl':
      // With other marks in place of ^ and ~ the band would be read as text.
      if (/[\^~]C[CD]/i.test(Buffer.from(bytes).toString('latin1'))) throw new Error('Its commands begin otherwise.');
      return onCommands(bytes, /\^XZ/gi, (end) => `${ZPL_BAND}${end}`);
    case 'epl':
      return onCommands(bytes, /^P[0-9,]+\s*$/gm, (print) => `${eplBand(bytes, fonts)}${print}`);
    default:
      throw new Error(`${imageType} is no format of labels.`);
  }
}

/** In the format of the label whose place it takes. */
async function standIn({ imageType, packageNumber }: NewDocument, { fonts, drawLabel }: Parts): Promise<Uint8Array> {
  const format = IMAGE_TYPES.find((each) => each.toLowerCase() === imageType);
  if (!format) throw new Error(`${imageType} is no format of labels.`);
  const page = standInPage(packageNumber, fonts);
  return drawLabel(format, [page], { title: TEST_BAND_TEXT, createdAt: 0 });
}

function standInPage(packageNumber: number, fonts: Fonts): Layout {
  const dpi = 203;
  const typesetter = createTypesetter(fonts, dpi);
  const [width, height] = [LABEL_4X6.width, LABEL_4X6.height].map(typesetter.mm) as [number, number];
  const margin = typesetter.mm(3);
  const frame = { typesetter, width: width - 2 * margin };
  const [band] = bandSection(TEST_BAND_TEXT, frame).settings;
  const lines = [`Package ${packageNumber}`, "The carrier's label could not be marked as a test,", 'and is not kept.'];
  const text = lines.map((line, i) =>
    textLine(
      line,
      { size: typesetter.pt(11) },
      { x: 0, y: typesetter.mm(14 + 6 * i), maxWidth: frame.width },
      typesetter,
    ),
  );
  const elements = [...(band ? elementsOf(band()) : []), ...text];
  return { dpi, width, height, elements: elements.map((element) => moved(element, margin, margin)) };
}

/** A PDF that is locked against changes, as pictures. */
async function onPages(bytes: Uint8Array, fonts: Fonts, { dotsOf }: Parts['pictures']): Promise<Uint8Array> {
  const pages = await dotsOf({ imageType: 'pdf', bytes }, PICTURE_DPI);
  return dotPdf(
    pages.map(({ bitmap }) => {
      const { width, height } = bitmap;
      drawBand(bitmap, fonts);
      return { dpi: PICTURE_DPI, width, height, pictures: [{ x: 0, y: 0, width, height, bitmap }], marks: [] };
    }),
  );
}

async function onPdf(bytes: Uint8Array, { dotsOf }: Parts['pictures']): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  const isOnSheet = pdf.getPages().some(isSheet);
  const drawn = isOnSheet ? await dotsOf({ imageType: 'pdf', bytes }, POINTS_PER_INCH) : [];
  for (const [index, page] of pdf.getPages().entries()) {
    const { x, y, width, height } = bandedArea(page, drawn[index]?.bitmap);
    const band = Math.max(height * SHARE, 10);
    const size = Math.min(band * 0.7, (width * 0.9) / font.widthOfTextAtSize(TEST_BAND_TEXT, 1));
    const left = x + (width - font.widthOfTextAtSize(TEST_BAND_TEXT, size)) / 2;
    page.drawRectangle({ x, y: y + height - band, width, height: band, color: rgb(0, 0, 0) });
    const base = y + height - band + (band - size * 0.7) / 2;
    page.drawText(TEST_BAND_TEXT, { x: left, y: base, size, font, color: rgb(1, 1, 1) });
  }
  return pdf.save({ useObjectStreams: false });
}

/** Of the page; of one that is larger than a label, where its ink is: the label in a corner of it. Upwards from the lower left corner. */
function bandedArea(page: PDFPage, picture: Bitmap | undefined): Area {
  const box = page.getCropBox();
  const ink = picture && isSheet(page) && page.getRotation().angle === 0 ? inkOf(picture) : null;
  return ink ? { ...ink, x: box.x + ink.x, y: box.y + box.height - ink.y - ink.height } : box;
}

function isSheet(page: PDFPage): boolean {
  const { width, height } = page.getCropBox();
  return Math.min(width, height) > LARGEST_LABEL;
}

const ENCODERS = { png: encodePng, gif: encodeGif };

function onPicture([picture]: Dots[], fonts: Fonts, encode: (bitmap: Bitmap, dpi: number) => Uint8Array): Uint8Array {
  if (!picture) throw new Error('The picture is empty.');
  drawBand(picture.bitmap, fonts);
  return encode(picture.bitmap, Math.round(picture.dpi));
}

function drawBand(picture: Bitmap, fonts: Fonts, share = SHARE): void {
  const { width, height } = picture;
  const band = Math.max(Math.round(height * share), 16);
  for (let row = 0; row < Math.min(band, height); row++) fillRow(picture, row, 0, width);
  const size = Math.max(Math.floor(Math.min(band * 0.6, width / TEST_BAND_TEXT.length)), 6);
  const { bitmap: letters } = createTextRaster(fonts)(TEST_BAND_TEXT, 'bold', size);
  combine(
    letters,
    picture,
    Math.max((width - letters.width) >> 1, 0),
    Math.max((band - letters.height) >> 1, 0),
    'white',
  );
}

/** From the label's own corner, upright, and in dots, whatever was set before. */
const ZPL_BAND = `^MUD^LRN^LH0,0^FO0,0^GB${BAND_WIDTH},${BAND_DOTS},${BAND_DOTS}^FS^FO120,6^A0N,34,34^FR^FD${TEST_BAND_TEXT}^FS`;

/** White letters on black are a picture in EPL, which must not reach beyond the label (`q`), as it was moved (`R`). */
function eplBand(label: Uint8Array, fonts: Fonts): string {
  const commands = Buffer.from(label).toString('latin1');
  const said = (command: RegExp) => Number(command.exec(commands)?.[1] ?? NaN) || null;
  const width = Math.min(said(/^q(\d{1,5})/m) ?? BAND_WIDTH, BAND_WIDTH) - (said(/^R(\d{1,5}),/m) ?? 0);
  const bitmap = createBitmap(Math.max(width - (width % 8), LEAST_BAND), BAND_DOTS);
  drawBand(bitmap, fonts, 1);
  return Buffer.from(eplGraphic(bitmap)).toString('latin1');
}

/** Byte by byte: pictures inside of commands are no text. */
function onCommands(bytes: Uint8Array, end: RegExp, put: (end: string) => string): Uint8Array {
  const commands = Buffer.from(bytes).toString('latin1');
  const marked = commands.replaceAll(end, put);
  if (marked === commands) throw new Error('Its commands have no end.');
  return Buffer.from(marked, 'latin1');
}
