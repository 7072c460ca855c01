import { beside, blockOf, elementsOf, paragraph, stack, type Block } from '../layout/block.ts';
import { QUIET_MODULES, type Layout } from '../layout/element.ts';
import type { Size } from '../layout/stock.ts';
import { createTypesetter, rectangle, type Typesetter } from '../layout/typesetter.ts';
import { code128 } from '../symbols/code128.ts';
import type { Fonts } from '../text/fonts.ts';

/** In millimetres. The modules are wide enough to be read at arm's length, the bars apart enough that none is scanned in passing. */
const MARGIN = 20;
const MODULE = 0.5;
const BARS = 24;
const APART = 14;
/** A longer code has narrower modules, so that there is room for its name. */
const WIDEST = 110;

/** What stands on a sheet: its title, what it is for, and each barcode with a name and a sentence beside it. */
export interface BarcodeSheet {
  title: string;
  lead: string;
  barcodes: readonly Barcode[];
}

interface Barcode {
  code: string;
  name: string;
  does: string;
}

/** So many barcodes stand on a page; fewer where long names beside them take the room. */
const MOST_ON_PAGE = 5;

/** As many pages of Code 128 as the barcodes take, to be scanned by hand. */
export function barcodePages(
  { title, lead, barcodes }: BarcodeSheet,
  paper: Size,
  dpi: number,
  fonts: Fonts,
): Layout[] {
  const typesetter = createTypesetter(fonts, dpi);
  const { mm, pt } = typesetter;
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const [width, height] = [dots(paper.width), dots(paper.height)];
  const inner = Math.floor(width) - 2 * mm(MARGIN);
  const head = stack(
    [
      paragraph(title, { size: pt(20), weight: 'bold' }, 0, inner, typesetter),
      paragraph(lead, { size: pt(11) }, 0, inner, typesetter),
    ],
    mm(2),
  );
  const pageOf = (blocks: readonly Block[]) => stack([head, ...blocks], mm(APART));
  const pages: Block[][] = [];
  for (const block of barcodes.map((each) => barcodeBlock(each, inner, typesetter))) {
    const page = pages.at(-1);
    const isFull = page?.length === MOST_ON_PAGE || pageOf([...(page ?? []), block]).height > height - 2 * mm(MARGIN);
    if (page && !isFull) page.push(block);
    else pages.push([block]);
  }
  return pages.map((blocks) => ({
    ...{ dpi, width, height },
    elements: elementsOf(pageOf(blocks), mm(MARGIN), mm(MARGIN)),
  }));
}

function barcodeBlock({ code, name, does }: Barcode, width: number, typesetter: Typesetter): Block {
  const { mm, pt } = typesetter;
  const widths = code128(code);
  const modules = widths.reduce((sum, part) => sum + part, 0);
  const module = Math.max(2, Math.min(mm(MODULE), Math.floor(mm(WIDEST) / modules)));
  const left = QUIET_MODULES.CODE128 * module;
  const textLeft = left + modules * module + 2 * left;
  const text = stack(
    [
      paragraph(name, { size: pt(18), weight: 'bold' }, textLeft, width - textLeft, typesetter),
      paragraph(does, { size: pt(10) }, textLeft, width - textLeft, typesetter),
      paragraph(code, { size: pt(9) }, textLeft, width - textLeft, typesetter),
    ],
    mm(1.5),
  );
  const bars = blockOf(mm(BARS), [
    rectangle(0, -mm(APART / 2), width, Math.max(1, mm(0.2))),
    {
      kind: 'linear',
      symbology: 'CODE128',
      data: code,
      widths,
      module,
      turn: 0,
      x: left,
      y: 0,
      width: modules * module,
      height: mm(BARS),
    },
  ]);
  return beside([bars, text]);
}
