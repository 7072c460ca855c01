import type { Misfit, PrintTarget } from '../../engine/shipping/documents/renderer.ts';
import { stockFor, type Size } from '../layout/stock.ts';
import { pageSizes } from '../page-size.ts';
import type { Rasteriser } from '../raster/rasteriser.ts';
import { dotPdf, type DotPage } from './dot-pdf.ts';
import { dotsOf, sizeOfDots, type Dots, type ForeignLabel } from './dots.ts';
import { fitted, isAsLarge } from './fit.ts';
import { areBarsKept } from './resample.ts';
import { markedSheet, ROOM_OF_HALF, SHEET_DPI } from './sheets.ts';

/** A carrier's label on pages of the printer's own size; as it came where its pages are as large already. */
export async function pdfFor(
  rasterise: Rasteriser,
  { stock, dpi, offset }: PrintTarget,
  label: ForeignLabel,
  onPage: () => void,
): Promise<Uint8Array | Misfit> {
  const { label: size, sheet } = stockFor('PDF', stock);
  const paper = sheet ?? size;
  const isMoved = offset.x !== 0 || offset.y !== 0;
  if (label.imageType === 'pdf' && !isMoved) {
    const sizes = await pageSizes(label.bytes, rasterise);
    if (sizes.every((size) => isAsLarge(size, paper))) return label.bytes;
  }
  const made: DotPage[] = [];
  const drawn = await dotsOf(rasterise, label, sheet ? SHEET_DPI : dpi);
  for (const page of drawn) {
    const placed = sheet ? onSheet(page, sheet) : onPaper(page, paper);
    if (!placed) return 'LABEL_TOO_LARGE';
    made.push(moved(placed, offset));
    onPage();
  }
  return (await areBarsKept(rasterise, label, drawn, onPage)) ? dotPdf(made) : 'LABEL_TOO_COARSE';
}

function onSheet(page: Dots, sheet: Size): DotPage | null {
  if (isAsLarge(sizeOfDots(page), sheet)) return onPaper(page, sheet);
  const half = fitted(page, ROOM_OF_HALF(sheet));
  return half ? markedSheet([half], sheet, 1) : onPaper(page, sheet);
}

function onPaper(page: Dots, paper: Size): DotPage | null {
  const found = fitted(page, paper);
  if (!found) return null;
  const { bitmap, dpi } = found;
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const place = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  return {
    dpi,
    width: dots(paper.width),
    height: dots(paper.height),
    pictures: [{ ...place, bitmap }],
    marks: [],
  };
}

function moved(page: DotPage, offset: PrintTarget['offset']): DotPage {
  const dots = (millimetres: number) => Math.round((millimetres * page.dpi) / 25.4);
  const move = <T extends { x: number; y: number }>(area: T): T => ({
    ...area,
    x: area.x + dots(offset.x),
    y: area.y + dots(offset.y),
  });
  return { ...page, pictures: page.pictures.map(move), marks: page.marks.map(move) };
}
