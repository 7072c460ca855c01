import { betweenBars, HALF } from './between-bars.ts';
import { createBitmap, type Bitmap } from './bitmap.ts';

/** Whatever is beside it, what is darker than this is ink, and what is lighter than that is paper. */
export const INK = 48;
export const PAPER = 208;
/** Dots around one that it is compared with, in each direction. */
const REACH = 2;
/** Between the darkest and the lightest of them: with less there is nothing to tell apart. */
const CONTRAST = 48;

/**
 * A page in shades of grey (0 is black) in black and white. Where shades meet, the darker one is black and the lighter one white: text in grey, and text
 * on grey, are there to be read. Plain areas of a lighter grey are white. Of black on white, a dot is black where it is so by half; and between the
 * bars of a barcode in any case, for the edges of a watermark would be bars as well.
 */
export function fromShades(grey: Uint8Array, width: number, height: number, dpi: number): Bitmap {
  const bitmap = createBitmap(width, height);
  const { bits, bytesPerRow } = bitmap;
  const isBetweenBars = betweenBars(grey, width, height, dpi);
  for (let y = 0; y < height; y++) {
    const limitAt = limitsOf(grey, width, Math.max(0, y - REACH), Math.min(height - 1, y + REACH));
    for (let x = 0; x < width; x++) {
      const shade = grey[y * width + x] ?? 255;
      if (shade > PAPER || (shade >= INK && shade >= limitAt(x))) continue;
      if (shade >= HALF && isBetweenBars(x, y)) continue;
      const at = y * bytesPerRow + (x >> 3);
      bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return bitmap;
}

/** What is darker than it is black, in a row that has so many others around it. Columns are looked at once, and only where it is asked for. */
function limitsOf(grey: Uint8Array, width: number, first: number, last: number): (x: number) => number {
  let columns: { darkest: Uint8Array; lightest: Uint8Array; isKnown: Uint8Array } | null = null;

  return (x) => {
    const { darkest, lightest, isKnown } = (columns ??= {
      ...{ darkest: new Uint8Array(width), lightest: new Uint8Array(width), isKnown: new Uint8Array(width) },
    });
    let [dark, light] = [255, 0];
    const right = Math.min(width - 1, x + REACH);
    for (let column = Math.max(0, x - REACH); column <= right; column++) {
      if (isKnown[column] === 0) {
        let [least, most] = [255, 0];
        for (let at = first * width + column; at <= last * width + column; at += width) {
          const shade = grey[at] ?? 255;
          if (shade < least) least = shade;
          if (shade > most) most = shade;
        }
        darkest[column] = least;
        lightest[column] = most;
        isKnown[column] = 1;
      }
      dark = Math.min(dark, darkest[column] ?? 255);
      light = Math.max(light, lightest[column] ?? 0);
    }
    return light - dark < CONTRAST ? HALF : (dark + light + 1) >> 1;
  };
}
