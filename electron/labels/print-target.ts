import type { PrintTarget } from '../engine/shipping/documents/renderer.ts';
import { moved } from './layout/block.ts';
import type { Layout } from './layout/element.ts';
import type { PrinterSettings } from './printer-settings.ts';

/** The page with everything moved to the right and down, by whole dots. */
export function movedPage(page: Layout, offset: PrintTarget['offset']): Layout {
  const dots = (millimetres: number) => Math.round((millimetres * page.dpi) / 25.4);
  return { ...page, elements: page.elements.map((element) => moved(element, dots(offset.x), dots(offset.y))) };
}

/** What the label tells the printer: its own darkness, speed and gap, and beside them what is usual. */
export const settingsOf = ({ darkness, speed, gap, dpi }: PrintTarget, usual: PrinterSettings): PrinterSettings => ({
  ...usual,
  ...(darkness !== null && { density: darkness }),
  ...(speed !== null && { speed }),
  ...(gap !== null && { gap: Math.round((gap * dpi) / 25.4) }),
});
