import { Type, type Static } from 'typebox';
import { AnyCase } from '../any-case.ts';

export const IMAGE_TYPES = ['PDF', 'EPL', 'GIF', 'ZPL', 'PNG'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];
export const IMAGE_TYPE_ALIASES: Readonly<Record<string, ImageType>> = { EPL2: 'EPL', ZPLII: 'ZPL' };

/** Stocks a label can be drawn on. `NONE` and a carrier's own stock code (one digit) stand for one of these. */
export const LABEL_STOCKS = [
  'STOCK_4X6',
  'STOCK_4X8',
  'PAPER_4X6',
  'PAPER_LETTER',
  'PAPER_A4',
  'PAPER_A5',
  'PAPER_A6',
] as const;
export type LabelStock = (typeof LABEL_STOCKS)[number];

/** The formats of label printers, whose heads are four inches wide: no office paper goes in, and not the 105 mm of an A6. */
const LABEL_PRINTER_FORMATS: readonly ImageType[] = ['EPL', 'ZPL'];
const LABEL_PRINTER_STOCKS = ['STOCK_4X6', 'STOCK_4X8', 'PAPER_4X6'] as const satisfies LabelStock[];

/** The stocks that a label of this format can be on. */
export const stocksOf = (imageType: ImageType): readonly LabelStock[] =>
  LABEL_PRINTER_FORMATS.includes(imageType) ? LABEL_PRINTER_STOCKS : LABEL_STOCKS;

export const DEFAULT_IMAGE_TYPE: ImageType = 'PDF';
export const DEFAULT_LABEL_STOCK: LabelStock = 'STOCK_4X6';

export const LabelSpecification = Type.Object(
  {
    imageType: Type.Optional(
      AnyCase(IMAGE_TYPES, {
        also: ['EPL2', 'ZPLII'],
        description: 'PDF unless given; EPL2 and ZPLII mean EPL and ZPL',
      }),
    ),
    labelStockType: Type.Optional(
      AnyCase([...LABEL_STOCKS, 'NONE'], {
        also: [...'0123456789'],
        description:
          "STOCK_4X6 unless given; EPL and ZPL are for STOCK_4X6, STOCK_4X8 and PAPER_4X6; one digit is the carrier's own stock code",
      }),
    ),
  },
  { title: 'LabelSpecification' },
);
export type LabelSpecification = Static<typeof LabelSpecification>;
