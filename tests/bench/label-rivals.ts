import { readFileSync } from 'node:fs';
import { generate } from '@pdfme/generator';
import { barcodes, rectangle, text } from '@pdfme/schemas';
import bwipjs from 'bwip-js/node';
import PdfKit from 'pdfkit';
import type { Element, Layout } from '#electron/labels/layout/element.ts';
import { lineHeight } from '#electron/labels/layout/typesetter.ts';

/** Draws a label as PDF, from nothing to the bytes; the number makes each label another one. */
export type LabelDrawer = (number: number) => Promise<Uint8Array>;

const ARIMO = new URL('../../node_modules/@expo-google-fonts/arimo/', import.meta.url);
const regular = readFileSync(new URL('400Regular/Arimo_400Regular.ttf', ARIMO));
const bold = readFileSync(new URL('700Bold/Arimo_700Bold.ttf', ARIMO));

type Drawn<K extends Element['kind']> = Extract<Element, { kind: K }>;

/** pdfkit with bwip-js, as their documentation shows them together: text with embedded fonts, barcodes as PNG. */
export function pdfkitDrawer({ elements, width, height, dpi }: Layout): LabelDrawer {
  const points = (dots: number) => (dots * 72) / dpi;
  return async (number) => {
    const document = new PdfKit({ size: [points(width), points(height)], margin: 0 });
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise((resolve) => document.on('end', resolve));
    document.registerFont('regular', regular).registerFont('bold', bold);
    for (const element of elements) await drawInPdfkit(document, element, points, number);
    document.end();
    await ended;
    return Buffer.concat(chunks);
  };
}

async function drawInPdfkit(
  document: PDFKit.PDFDocument,
  element: Element,
  points: (dots: number) => number,
  number: number,
): Promise<void> {
  const [x, y] = [points(element.x), points(element.y)];
  if (element.kind === 'text') {
    const style = {
      width: points(element.maxWidth),
      align: element.align,
      lineBreak: false,
      baseline: 'alphabetic',
    } as const;
    document.font(element.weight).fontSize(points(element.size)).fillColor(element.ink).text(element.text, x, y, style);
    return;
  }
  const [width, height] = [points(element.width), points(element.height)];
  if (element.kind === 'rectangle') document.rect(x, y, width, height).fill('black');
  if (element.kind === 'linear' || element.kind === 'matrix') {
    const bcid = element.kind === 'linear' ? 'code128' : 'datamatrix';
    const png = await bwipjs.toBuffer({ bcid, text: numbered(element.data, number), scale: 3 });
    document.image(png, x, y, { width, height });
  }
}

/** pdfme's generator with a template of the same elements; it has no plain Data Matrix, so a QR code stands for it. */
export function pdfmeDrawer({ elements, width, height, dpi }: Layout): LabelDrawer {
  const millimetres = (dots: number) => (dots * 25.4) / dpi;
  const basePdf = {
    width: millimetres(width),
    height: millimetres(height),
    padding: [0, 0, 0, 0] as [number, number, number, number],
  };
  const drawn = elements.filter((element) => ['text', 'rectangle', 'linear', 'matrix'].includes(element.kind));
  const schemas = [drawn.map((element, i) => ({ ...pdfmeSchema(element, millimetres), name: `field${i}` }))];
  const font = { regular: { data: regular, fallback: true }, bold: { data: bold } };
  const plugins = { text, rectangle, code128: barcodes.code128, qrcode: barcodes.qrcode };
  return async (number) => {
    const values = drawn.map((element, i) => [
      `field${i}`,
      'data' in element ? numbered(element.data, number) : 'text' in element ? element.text : '',
    ]);
    return generate({
      template: { basePdf, schemas },
      inputs: [Object.fromEntries(values)],
      plugins,
      options: { font },
    });
  };
}

function pdfmeSchema(element: Element, millimetres: (dots: number) => number) {
  const { kind } = element;
  if (kind === 'text') {
    return {
      type: 'text',
      position: { x: millimetres(element.x), y: millimetres(element.y - element.size) },
      width: millimetres(element.maxWidth) + 1,
      height: millimetres(lineHeight(element.size)),
      fontName: element.weight,
      fontSize: (millimetres(element.size) / 25.4) * 72,
      alignment: element.align,
      fontColor: element.ink === 'white' ? '#ffffff' : '#000000',
    };
  }
  const place = {
    position: { x: millimetres(element.x), y: millimetres(element.y) },
    width: millimetres(element.width),
    height: millimetres(element.height),
  };
  if (kind === 'rectangle')
    return { type: 'rectangle', ...place, borderWidth: 0, borderColor: '#000000', color: '#000000' };
  return {
    type: kind === 'linear' ? 'code128' : 'qrcode',
    ...place,
    backgroundColor: '#ffffff',
    barColor: '#000000',
    includetext: false,
  };
}

/** The data with the number at their end, so that nothing can be kept from one label to the next. */
export const numbered = (data: Drawn<'linear'>['data'], number: number) =>
  data.replace(/[0-9]{4}$/, String(number).padStart(4, '0'));
