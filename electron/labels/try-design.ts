import type { DesignTarget } from '#electron/engine/account-labels/ports.ts';
import type { DesignCheck, DesignFault } from '#shared/schema/accounts/labels/design-check.ts';
import { LabelFitError } from './cells/fit-error.ts';
import type { Layout } from './layout/element.ts';
import { encodePng } from './png.ts';
import type { Bitmap } from './raster/bitmap.ts';
import { checkLayout, isSymbol, type LayoutFault } from './verify/check-layout.ts';
import type { LabelVerification } from './verify/verify-label.ts';

interface Drawing {
  /** Lays the label out, each element with its cell, and what goes on with it. @throws LabelFitError */
  lay(): Promise<Layout[]>;
  pictures(pages: readonly Layout[]): Promise<Bitmap[]>;
  verify(page: Layout, picture: Bitmap): Promise<LabelVerification>;
}

type Tried = Omit<DesignCheck, 'ok'>;

/** Draws a design and says all that keeps its label from being printed or scanned, each at the cell that it is about. */
export async function tryDesign(
  { lay, pictures, verify }: Drawing,
  { dpi }: Pick<DesignTarget, 'dpi'>,
): Promise<Tried> {
  try {
    const pages = await lay();
    const dots = await pictures(pages);
    const tried: Tried = { faults: [], symbols: [], pngBase64: null };
    for (const [index, page] of pages.entries()) {
      const picture = dots[index];
      if (!picture) throw new Error(`Page ${index + 1} of the label has no picture`);
      tried.pngBase64 ??= Buffer.from(encodePng(picture, dpi)).toString('base64');
      const { faults, symbols } = tryPage(page, (await verify(page, picture)).symbols);
      tried.faults.push(...faults);
      tried.symbols.push(...symbols);
    }
    return tried;
  } catch (error) {
    if (!(error instanceof LabelFitError)) throw error;
    const { code, cell, message } = error;
    return { faults: [{ code, pointer: cell ?? '/rows', message }], symbols: [], pngBase64: null };
  }
}

function tryPage(page: Layout, symbols: LabelVerification['symbols']): Pick<Tried, 'faults' | 'symbols'> {
  const elements = page.elements.filter(isSymbol);
  const unread = symbols.flatMap(({ read, data, symbology }, i): DesignFault[] => {
    if (read === data) return [];
    const message = `The ${symbology} of ${data} cannot be read back from the dots.`;
    return [{ code: 'SYMBOL_UNREADABLE', pointer: elements[i]?.cell ?? '', message }];
  });
  return {
    faults: [...checkLayout(page).map((fault) => faultAt(fault, page)), ...unread],
    symbols: symbols.map(({ symbology, data, read }) => ({ symbology, expected: data, read })),
  };
}

/** At the first of its elements that is in a cell: the band is in none. */
function faultAt({ code, elements, message }: LayoutFault, layout: Layout): DesignFault {
  const cells = elements.map((number) => layout.elements[number]?.cell).filter((cell) => cell !== undefined);
  return { code, pointer: cells[0] ?? '', message };
}
