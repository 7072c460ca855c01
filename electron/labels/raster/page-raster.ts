import type { Element, Layout } from '../layout/element.ts';
import { bars } from '../layout/geometry.ts';
import type { Fonts } from '../text/fonts.ts';
import { combine, createBitmap, type Bitmap } from './bitmap.ts';
import { fillArea } from './fill.ts';
import { symbolPicture, textPicture, type Picture } from './picture.ts';
import { createTextRaster } from './text-raster.ts';

/** Draws a page in black and white, as a printer does: a dot of the picture for each dot of the layout, rounded to whole ones. */
export type PageRaster = (page: Layout) => Bitmap;

/** Makes a drawer of pages; what an element has in common with one that was drawn before is kept with the texts. */
export function createPageRaster(fonts: Fonts): PageRaster {
  const raster = createTextRaster(fonts);

  const draw = (element: Element, target: Bitmap): void => {
    switch (element.kind) {
      case 'rectangle':
        return fillArea(target, element);
      case 'linear':
        for (const bar of bars(element)) fillArea(target, bar);
        return;
      case 'bitmap':
        return place(element, target);
      case 'matrix':
      case 'maxicode':
        return place(symbolPicture(element), target);
      case 'text':
        return place(textPicture(element, raster), target, element.ink);
    }
  };

  return ({ width, height, elements }) => {
    const bitmap = createBitmap(Math.round(width), Math.round(height));
    for (const element of elements) draw(element, bitmap);
    return bitmap;
  };
}

const place = ({ x, y, bitmap }: Picture, target: Bitmap, ink: 'black' | 'white' = 'black') =>
  combine(bitmap, target, Math.round(x), Math.round(y), ink);
