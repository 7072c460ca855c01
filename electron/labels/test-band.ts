import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import type { NewDocument } from '../engine/shipping/documents/document.ts';
import { encodeGif } from './gif.ts';
import { TEST_BAND_TEXT } from './label/content.ts';
import { encodePng } from './png.ts';
import { combine, type Bitmap } from './raster/bitmap.ts';
import { fillRow } from './raster/fill.ts';
import { readGif, readPng } from './raster/read-picture.ts';
import { createTextRaster } from './raster/text-raster.ts';
import type { Fonts } from './text/fonts.ts';

/** Of the height of a page or picture; the band lies along its upper edge, where no barcode is. */
const SHARE = 0.05;
/** Of printers' commands, in dots. */
const BAND_DOTS = 44;
/** Labels are four inches wide, whatever their dots. */
const INCHES_WIDE = 4;

/**
 * A carrier's own label with a band across it that says it is none to ship with, as labels that are drawn here have one. Of a format that
 * cannot be drawn on the document as it came.
 * @throws Error where the bytes are broken.
 */
export async function withTestBand(document: NewDocument, fonts: Fonts): Promise<NewDocument> {
  const { imageType, bytes } = document;
  switch (imageType) {
    case 'pdf':
      return { ...document, bytes: await onPdf(bytes) };
    case 'png':
      return { ...document, bytes: onPicture(readPng(bytes), fonts, encodePng) };
    case 'gif':
      return { ...document, bytes: onPicture(readGif(bytes), fonts, encodeGif) };
    case 'zpl':
      return { ...document, bytes: onCommands(bytes, /\^XZ/gi, (end) => `${ZPL_BAND}${end}`) };
    case 'epl':
      return { ...document, bytes: onCommands(bytes, /^P[0-9,]+\s*$/gm, (print) => `${EPL_BAND}${print}`) };
    default:
      return document;
  }
}

async function onPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const page of pdf.getPages()) {
    const { x, y, width, height } = page.getCropBox();
    const band = Math.max(height * SHARE, 10);
    const size = Math.min(band * 0.7, (width * 0.9) / font.widthOfTextAtSize(TEST_BAND_TEXT, 1));
    const left = x + (width - font.widthOfTextAtSize(TEST_BAND_TEXT, size)) / 2;
    page.drawRectangle({ x, y: y + height - band, width, height: band, color: rgb(0, 0, 0) });
    const base = y + height - band + (band - size * 0.7) / 2;
    page.drawText(TEST_BAND_TEXT, { x: left, y: base, size, font, color: rgb(1, 1, 1) });
  }
  return pdf.save({ useObjectStreams: false });
}

function onPicture(picture: Bitmap, fonts: Fonts, encode: (bitmap: Bitmap, dpi: number) => Uint8Array): Uint8Array {
  const { width, height } = picture;
  const band = Math.max(Math.round(height * SHARE), 16);
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
  return encode(picture, Math.max(Math.round(width / INCHES_WIDE), 72));
}

const ZPL_BAND = `^FO0,0^GB812,${BAND_DOTS},${BAND_DOTS}^FS^FO120,6^A0N,34,34^FR^FD${TEST_BAND_TEXT}^FS`;
const EPL_BAND = `A60,8,0,4,1,2,R,"${TEST_BAND_TEXT}"\n`;

/** Byte by byte: pictures inside of commands are no text. */
function onCommands(bytes: Uint8Array, end: RegExp, put: (end: string) => string): Uint8Array {
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll(end, put), 'latin1');
}
