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

/** So many barcodes stand on a page of every paper. */
const MOST_ON_PAGE = 5;

/** As many pages of Code 128 as there are barcodes for, to be scanned by hand. */
export function barcodePages(sheet: BarcodeSheet, paper: Size, dpi: number, fonts: Fonts): Layout[] {
  const { barcodes } = sheet;
  const pages = Math.ceil(barcodes.length / MOST_ON_PAGE);
  return Array.from({ length: pages }, (_, page) => {
    const shown = barcodes.slice(page * MOST_ON_PAGE, (page + 1) * MOST_ON_PAGE);
    return barcodePage({ ...sheet, barcodes: shown }, paper, dpi, fonts);
  });
}

function barcodePage({ title, lead, barcodes }: BarcodeSheet, paper: Size, dpi: number, fonts: Fonts): Layout {
  const typesetter = createTypesetter(fonts, dpi);
  const { mm, pt } = typesetter;
  const dots = (millimetres: number) => (millimetres * dpi) / 25.4;
  const width = Math.floor(dots(paper.width)) - 2 * mm(MARGIN);
  const head = stack(
    [
      paragraph(title, { size: pt(20), weight: 'bold' }, 0, width, typesetter),
      paragraph(lead, { size: pt(11) }, 0, width, typesetter),
    ],
    mm(2),
  );
  const blocks = barcodes.map((each) => barcodeBlock(each, width, typesetter));
  return {
    dpi,
    width: dots(paper.width),
    height: dots(paper.height),
    elements: elementsOf(stack([head, ...blocks], mm(APART)), mm(MARGIN), mm(MARGIN)),
  };
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
