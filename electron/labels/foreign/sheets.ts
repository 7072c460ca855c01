import type { Misfit } from '../../engine/shipping/documents/renderer.ts';
import type { LabelsPerSheet } from '#shared/schema/printing/document-choice.ts';
import { cropMarks, labelSizeOn, placeOf } from '../layout/sheet.ts';
import type { Size } from '../layout/stock.ts';
import type { Bitmap } from '../raster/bitmap.ts';
import type { Rasteriser } from '../raster/rasteriser.ts';
import { dotPdf, packedBitmap, type DotPage, type PackedBitmap } from './dot-pdf.ts';
import { dotsOf, turnedDots, type Dots, type ForeignLabel } from './dots.ts';
import { fitted, shrunk } from './fit.ts';

/** Where labels go on sheets. */
export interface Slots {
  sheet: Size;
  perSheet: LabelsPerSheet;
}

/** As fine as office printers are. */
export const SHEET_DPI = 600;
/** In a quarter of a sheet a label of 4 x 6 inches is a little smaller, and can still be read. */
const LEAST_SCALE = 0.9;

export const ROOM_OF_HALF = ({ width, height }: Size): Size => ({ width, height: height / 2 });

/** The dots of a page as they go on a sheet. */
export interface SlottedDots {
  bitmap: Bitmap | PackedBitmap;
  dpi: number;
}

/** The pages of a carrier's own label, each as it goes into its place on a sheet. @throws Error where the bytes are broken. */
export async function slotted(
  rasterise: Rasteriser,
  label: ForeignLabel,
  { sheet, perSheet }: Slots,
  onPage: () => void,
): Promise<SlottedDots[] | Misfit> {
  const pages: SlottedDots[] = [];
  for (const page of await dotsOf(rasterise, label, SHEET_DPI)) {
    const found = inSlot(page, sheet, perSheet);
    if (!found) return 'LABEL_TOO_LARGE';
    pages.push({ bitmap: packedBitmap(found.bitmap), dpi: found.dpi });
    onPage();
  }
  return pages;
}

/**
 * Carriers' own labels on as few sheets as they take, with crop marks, as labels that are drawn here. Each is drawn by itself, for others have
 * their turn in between, and the time that one may take is not that of all.
 */
export async function foreignSheets(
  draw: (label: ForeignLabel, slots: Slots) => Promise<SlottedDots[] | Misfit>,
  labels: readonly ForeignLabel[],
  slots: Slots,
): Promise<Uint8Array | Misfit> {
  const { sheet, perSheet } = slots;
  const placed: SlottedDots[] = [];
  for (const label of labels) {
    const pages = await draw(label, slots);
    if (typeof pages === 'string') return pages;
    placed.push(...pages);
  }
  const count = Math.ceil(placed.length / perSheet);
  const groups = Array.from({ length: count }, (_, i) => placed.slice(i * perSheet, (i + 1) * perSheet));
  return dotPdf(groups.map((group) => markedSheet(group, sheet, perSheet)));
}

/** Lying in a half, standing in a quarter. */
function inSlot(page: Dots, sheet: Size, perSheet: LabelsPerSheet): Dots | null {
  const isLying = page.bitmap.width > page.bitmap.height;
  const slotted = isLying === perSheet < 4 ? page : turnedDots(page);
  if (perSheet < 4) return fitted(slotted, ROOM_OF_HALF(sheet));
  return shrunk(slotted, labelSizeOn(sheet, perSheet), LEAST_SCALE);
}

/** The labels of one sheet in their places, each with its crop marks. */
export function markedSheet(labels: readonly SlottedDots[], sheet: Size, perSheet: LabelsPerSheet): DotPage {
  const dots = (millimetres: number) => (millimetres * SHEET_DPI) / 25.4;
  const page = { dpi: SHEET_DPI, width: dots(sheet.width), height: dots(sheet.height) };
  const pictures = labels.map(({ bitmap, dpi }, i) => {
    const size = { width: (bitmap.width * SHEET_DPI) / dpi, height: (bitmap.height * SHEET_DPI) / dpi };
    return { ...placeOf(size, page, perSheet, i), bitmap };
  });
  return { ...page, pictures, marks: pictures.flatMap((area) => cropMarks(area, SHEET_DPI)) };
}
