import type { Element, Layout, LinearElement, TextElement } from './layout/element.ts';
import { bars, textStart, type Area } from './layout/geometry.ts';
import { encodeText, nativeFont, rotationOf } from './epl-text.ts';
import { DEFAULT_GAP, type PrinterSettings } from './printer-settings.ts';
import { crop, type Bitmap } from './raster/bitmap.ts';
import { onLabel, reversedAreas, reversedPicture, symbolPicture, textPicture, type Picture } from './raster/picture.ts';
import { createTextRaster } from './raster/text-raster.ts';
import type { Fonts } from './text/fonts.ts';

export type EplDrawer = (layout: Layout, settings?: PrinterSettings) => Uint8Array;

/**
 * Makes a drawer of EPL2 in page mode (EPL Programming Guide, 14245L-003). Text goes as text where one of the printer's fonts fits its box and its
 * code page (Windows 1252) has all its letters; large type, other scripts and two-dimensional symbols go as graphics (GW).
 */
export function createEplDrawer(fonts: Fonts): EplDrawer {
  const raster = createTextRaster(fonts);

  return (layout, settings = {}) => {
    const reversed = reversedAreas(layout);
    const draw = (element: Element): Part[] => {
      switch (element.kind) {
        case 'rectangle': {
          const texts = reversed.get(element);
          return texts ? graphic(reversedPicture(element, texts, raster), layout) : line(element);
        }
        case 'text':
          return element.ink === 'white'
            ? []
            : (nativeText(element, layout.dpi) ?? graphic(textPicture(element, raster), layout));
        case 'linear':
          return barcode(element);
        case 'bitmap':
          return graphic(element, layout);
        case 'matrix':
        case 'maxicode':
          return graphic(symbolPicture(element), layout);
      }
    };
    return joined([...opening(layout, settings), ...layout.elements.flatMap(draw), ...print(settings)]);
  };
}

/** A label that is a picture, dot by dot. */
export const eplOfPicture = (bitmap: Bitmap, settings: PrinterSettings): Uint8Array =>
  joined([...opening(bitmap, settings), ...graphic({ x: 0, y: 0, bitmap }, bitmap), ...print(settings)]);

/** A picture in the corner of a label that has other things on it. */
export const eplGraphic = (bitmap: Bitmap): Uint8Array => joined(graphic({ x: 0, y: 0, bitmap }, bitmap));

/** Bytes as the characters of their numbers, or dots as they are printed: white is 1. */
type Part = string | Bitmap;

/** All parts in one piece, copied only once. */
function joined(parts: readonly Part[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.bits.length), 0);
  const bytes = Buffer.allocUnsafeSlow(length);
  let at = 0;
  for (const part of parts) {
    if (typeof part === 'string') at += bytes.write(part, at, 'latin1');
    else {
      bytes.set(part.bits, at);
      invert(bytes, at, (at += part.bits.length));
    }
  }
  return bytes;
}

/** The bytes from `start` to before `end` of a buffer of its own: four at a time, but for those before and after whole words. */
function invert(bytes: Uint8Array, start: number, end: number): void {
  const words = new Uint32Array(bytes.buffer, 0, bytes.length >> 2);
  const [first, last] = [Math.min((start + 3) >> 2, end >> 2), end >> 2];
  for (let i = start; i < Math.min(end, 4 * first); i++) bytes[i] = ~(bytes[i] ?? 0);
  for (let i = first; i < last; i++) words[i] = ~(words[i] ?? 0);
  for (let i = Math.max(start, 4 * last); i < end; i++) bytes[i] = ~(bytes[i] ?? 0);
}

const command = (text: string): Part[] => [`${text}\n`];
const print = ({ copies = 1 }: PrinterSettings) => command(`P${copies}`);

/** An empty line first ends whatever was sent before; Q and q come before N, because they clear the image. */
function opening(
  { width, height }: Pick<Layout, 'width' | 'height'>,
  { gap = DEFAULT_GAP, density, speed }: PrinterSettings,
): Part[] {
  const lines = [
    '',
    'I8,A,001',
    `q${Math.floor(width)}`,
    `Q${Math.floor(height)},${gap}`,
    ...(speed === undefined ? [] : [`S${speed}`]),
    ...(density === undefined ? [] : [`D${density}`]),
    'ZT',
    'N',
  ];
  return command(lines.join('\n'));
}

const line = ({ x, y, width, height }: Area) => command(`LO${x},${y},${width},${height}`);

function nativeText(element: TextElement, dpi: number): Part[] | undefined {
  const font = nativeFont(element, dpi);
  const data = font && encodeText(element.text);
  if (!font || data === undefined) return undefined;
  const width = Array.from(element.text).length * font.pitch;
  const { x, y } = textStart(element, width);
  const ascent = Math.round(font.height * 0.8);
  const origin = { 0: [0, -ascent], 90: [ascent, 0], 180: [0, ascent], 270: [-ascent, 0] } as const;
  const [dx, dy] = origin[element.turn];
  const place = `${Math.max(0, Math.round(x + dx))},${Math.max(0, Math.round(y + dy))}`;
  return command(`A${place},${rotationOf(element.turn)},${font.number},1,1,N,"${data}"`);
}

/** Code 128 and Interleaved 2 of 5 the printer draws itself, where they are upright and their data plain; other bars are lines. */
function barcode(element: LinearElement): Part[] {
  const { symbology, data, x, y, module, height, turn } = element;
  if (symbology === 'GS1_128' || turn !== 0 || !/^[0-9A-Za-z -]+$/.test(data)) {
    return bars(element).flatMap(line);
  }
  const type = symbology === 'CODE128' ? '1' : '2';
  return command(`B${x},${y},0,${type},${module},${3 * module},${height},N,"${data}"`);
}

/** What is white behind the last dot of a row would reach over the edge of the label, and come out elsewhere: there it stands before the first dot. */
function inWholeBytes(picture: Picture, edge: number): Picture {
  const { x, y, bitmap } = picture;
  const left = edge - 8 * Math.ceil((edge - x) / 8);
  if (x + 8 * bitmap.bytesPerRow <= edge || left < 0 || x >= edge) return picture;
  return { x: left, y, bitmap: crop(bitmap, { x: left - x, y: 0, width: edge - left, height: bitmap.height }) };
}

function graphic(picture: Picture, { width }: Pick<Layout, 'width'>): Part[] {
  const { x, y, bitmap } = inWholeBytes(onLabel(picture), Math.floor(width));
  return [`GW${x},${y},${bitmap.bytesPerRow},${bitmap.height}\n`, bitmap, '\n'];
}
