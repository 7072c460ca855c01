import type { Element, Layout, LinearElement, MatrixElement, TextElement } from './layout/element.ts';
import { bars, type Area } from './layout/geometry.ts';
import { DEFAULT_GAP, type PrinterSettings } from './printer-settings.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { onLabel, reversedAreas, reversedPicture, symbolPicture, textPicture, type Picture } from './raster/picture.ts';
import { createTextRaster } from './raster/text-raster.ts';
import type { Fonts } from './text/fonts.ts';

export type ZplDrawer = (layout: Layout, settings?: PrinterSettings) => Uint8Array;

/**
 * Makes a drawer of ZPL II (Zebra Programming Guide, P1099958). Text is UTF-8 (^CI28), hexadecimal but for letters and digits (^FH), so that nothing
 * in it can be taken for a command. Text beyond Latin-1, which a printer's font 0 may lack, goes as a graphic, and so do symbols that the
 * printer might draw in another size.
 */
export function createZplDrawer(fonts: Fonts): ZplDrawer {
  const raster = createTextRaster(fonts);

  return (layout, settings = {}) => {
    const areas = reversedAreas(layout);
    const reversed = new Set([...areas.values()].flat());
    // A graphic cannot be reversed: an area with such a text is one picture with all its texts.
    const pictured = new Map([...areas].filter(([, texts]) => texts.some((text) => !nativeText(text, true))));
    const inPictures = new Set<Element>([...pictured.values()].flat());
    const draw = (element: Element): string => {
      switch (element.kind) {
        case 'rectangle': {
          const texts = pictured.get(element);
          return texts ? graphic(reversedPicture(element, texts, raster)) : box(element);
        }
        case 'text':
          return nativeText(element, reversed.has(element)) ?? graphic(textPicture(element, raster));
        case 'linear':
          return barcode(element);
        case 'bitmap':
          return graphic(element);
        case 'matrix':
          return dataMatrix(element) ?? graphic(symbolPicture(element));
        case 'maxicode':
          return graphic(symbolPicture(element));
      }
    };
    const drawn = layout.elements.filter((element) => !inPictures.has(element)).map(draw);
    const lines = [...opening(layout, settings), ...drawn, `^PQ${settings.copies ?? 1}`, '^XZ', ''];
    return Buffer.from(lines.join('\n'), 'latin1');
  };
}

/** A label that is a picture, dot by dot. */
export function zplOfPicture(bitmap: Bitmap, settings: PrinterSettings): Uint8Array {
  const lines = [
    ...opening(bitmap, settings),
    graphic({ x: 0, y: 0, bitmap }),
    `^PQ${settings.copies ?? 1}`,
    '^XZ',
    '',
  ];
  return Buffer.from(lines.join('\n'), 'latin1');
}

/**
 * Upright, not mirrored, not reversed, fields not turned, as dark as the printer is set to, and all in its own dots: it keeps what a carrier's own
 * label said of these until it is switched off. Dots are converted to those of another resolution until both are said to be the same, whatever they are.
 */
const USUAL = '^PON^PMN^LRN^FWN^MD0^MUD^MUD,300,300^JMA';

function opening(
  { width, height }: Pick<Layout, 'width' | 'height'>,
  { gap = DEFAULT_GAP, density, speed }: PrinterSettings,
): string[] {
  return [
    ...(density === undefined ? [] : [`~SD${String(density).padStart(2, '0')}`]),
    '^XA',
    USUAL,
    '^CI28',
    `^PW${Math.floor(width)}`,
    `^LL${Math.floor(height)}`,
    '^LH0,0',
    gap === 0 ? '^MNN' : '^MNY',
    ...(speed === undefined ? [] : [`^PR${speed}`]),
  ];
}

const at = ({ x, y }: { x: number; y: number }) => `^FO${x},${y}`;

/** A filled box has a line as thick as it is wide or high. */
const box = ({ width, height, ...place }: Area) => `${at(place)}^GB${width},${height},${Math.min(width, height)}^FS`;

/** Font 0 has its base line this part of its height below its top. */
const ASCENT = 0.77;

function nativeText(element: TextElement, isReversed: boolean): string | undefined {
  const { text, x, y, size, maxWidth, align, turn } = element;
  // Within a field block a backslash begins a sequence of its own.
  const isPlain = /^[ -~\u00A1-\u00FF]*$/.test(text) && (align === 'left' || !text.includes('\\'));
  if (!isPlain || turn !== 0) return undefined;
  const block = align === 'left' ? '' : `^FB${Math.ceil(maxWidth)},1,0,${align === 'right' ? 'R' : 'C'}`;
  const place = at({ x: Math.round(x), y: Math.round(y - size * ASCENT) });
  return `${place}${isReversed ? '^FR' : ''}^A0N,${size},${size}${block}${field(text)}`;
}

const HARMFUL = /[^0-9A-Za-z .,:/()+-]/g;

/** Letters, digits, space and harmless marks as they are, every other byte of UTF-8 as _XX. */
function field(text: string): string {
  const bytes = ASCII.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1');
  return `^FH_^FD${bytes.replace(HARMFUL, inHexadecimal)}^FS`;
}

const ASCII = /^[\0-\x7f]*$/;
const inHexadecimal = (byte: string) => `_${byte.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

const PLAIN = /^[0-9A-Za-z -]+$/;

/** Code 128 and Interleaved 2 of 5 the printer draws itself, where they are upright and their data plain; other bars are boxes. */
function barcode(element: LinearElement): string {
  const { symbology, data, module, height, turn } = element;
  if (symbology === 'GS1_128' || turn !== 0 || !PLAIN.test(data)) return bars(element).map(box).join('\n');
  const type = symbology === 'CODE128' ? `^BCN,${height},N,N,N,A` : `^B2N,${height},N,N,N`;
  return `${at(element)}^BY${module},3.0${type}${field(data)}`;
}

/** Plain, or the separators and brackets of a message (ISO/IEC 15434): a printer takes their bytes as hexadecimal digits. */
const MATRIX_DATA = /^[0-9A-Za-z |/.:^[)>\x04\x1d\x1e-]+$/;

/** A Data Matrix of plain data, in the size that it was laid out in; undefined for anything else. */
function dataMatrix(element: MatrixElement): string | undefined {
  const { symbology, data, module, cells } = element;
  if (symbology !== 'DATA_MATRIX' || !MATRIX_DATA.test(data)) return undefined;
  return `${at(element)}^BXN,${module},200,${cells.length},${cells.length}${field(data)}`;
}

function graphic(picture: Picture): string {
  const { bitmap, ...place } = onLabel(picture);
  const { bits, bytesPerRow } = bitmap;
  const data = Buffer.from(bits.buffer, bits.byteOffset, bits.length).toString('hex').toUpperCase();
  return `${at(place)}^GFA,${bits.length},${bits.length},${bytesPerRow},${data}^FS`;
}
