import {
  DEFAULT_LABEL_STOCK,
  stocksOf,
  type ImageType,
  type LabelStock,
} from '#shared/schema/shipping/label-specification.ts';

/** Width and height in millimetres. */
export interface Size {
  width: number;
  height: number;
}

const INCH = 25.4;
export const LABEL_4X6: Size = { width: 4 * INCH, height: 6 * INCH };
export const A4: Size = { width: 210, height: 297 };
export const LETTER: Size = { width: 8.5 * INCH, height: 11 * INCH };

export interface Stock {
  /** The label itself. */
  label: Size;
  /** The paper it is placed on, where that is larger than the label. */
  sheet?: Size;
}

/** What each value of `labelStockType` means (contract, section 3). */
export const STOCKS: Readonly<Record<LabelStock, Stock>> = {
  STOCK_4X6: { label: LABEL_4X6 },
  STOCK_4X8: { label: { width: 4 * INCH, height: 8 * INCH } },
  PAPER_4X6: { label: LABEL_4X6 },
  PAPER_LETTER: { label: LABEL_4X6, sheet: LETTER },
  PAPER_A4: { label: LABEL_4X6, sheet: A4 },
  PAPER_A5: { label: { width: 148, height: 210 } },
  PAPER_A6: { label: { width: 105, height: 148 } },
};

/** The stock for a format. What earlier versions took for a label printer and no such printer holds is a label of 4 x 6 inches, as it was then. */
export function stockFor(imageType: ImageType, stock: LabelStock): Stock {
  return STOCKS[stocksOf(imageType).includes(stock) ? stock : DEFAULT_LABEL_STOCK];
}

const LETTER_COUNTRIES = new Set(['US', 'CA', 'MX']);

/** The paper that documents are printed on in a country. */
export const paperOf = (countryCode: string): Size => (LETTER_COUNTRIES.has(countryCode) ? LETTER : A4);
