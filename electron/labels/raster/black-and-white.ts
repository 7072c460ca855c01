import { readMatrices } from '../verify/read-symbols.ts';
import type { Area } from '../layout/geometry.ts';
import { HALF } from './between-bars.ts';
import { copyDots, fromGrey, type Bitmap } from './bitmap.ts';
import { fromShades, INK, PAPER } from './shades.ts';

/** A picture in shades of grey, 0 black to 255 white, row by row. */
export interface Shades {
  grey: Uint8Array;
  width: number;
  height: number;
}

/** Of the shorter side of a symbol, what is white around it in any case. */
const QUIET = 0.08;

/**
 * A page in black and white, as `fromShades`; and where something in light grey lies on it, each two-dimensional symbol that can be read by half is black
 * by half: the edges of a watermark would be modules as well. Of one in a colour, half would take its own edges away.
 */
export async function blackAndWhite({ grey, width, height }: Shades, dpi: number): Promise<Bitmap> {
  const bitmap = fromShades(grey, width, height, dpi);
  if (!hasLightAreas({ grey, width, height })) return bitmap;
  const byHalf = fromGrey(grey, width, height);
  for (const { place } of await readMatrices(byHalf))
    if (isInBlack({ grey, width, height }, place)) copyDots(byHalf, bitmap, withQuietZone(place));
  return bitmap;
}

/** Whether there is light grey of three dots by three: the edges of letters and bars are narrower. */
function hasLightAreas({ grey, width, height }: Shades): boolean {
  /** Of each column, how many dots above one another are light grey. */
  const high = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    let wide = 0;
    for (let x = 0; x < width; x++) {
      const shade = grey[y * width + x] ?? 255;
      const isLight = shade >= HALF && shade <= PAPER;
      high[x] = isLight ? Math.min(3, (high[x] ?? 0) + 1) : 0;
      wide = high[x] === 3 ? wide + 1 : 0;
      if (wide === 3) return true;
    }
  }
  return false;
}

/** Whether most of what is dark in the area is black. */
function isInBlack({ grey, width, height }: Shades, area: Area): boolean {
  let [black, dark] = [0, 0];
  for (let y = Math.max(0, area.y); y < Math.min(height, area.y + area.height); y++) {
    for (let x = Math.max(0, area.x); x < Math.min(width, area.x + area.width); x++) {
      const shade = grey[y * width + x] ?? 255;
      if (shade < HALF) dark += 1;
      if (shade < INK) black += 1;
    }
  }
  return 2 * black > dark;
}

function withQuietZone({ x, y, width, height }: Area): Area {
  const zone = 1 + Math.ceil(QUIET * Math.min(width, height));
  return { x: x - zone, y: y - zone, width: width + 2 * zone, height: height + 2 * zone };
}
