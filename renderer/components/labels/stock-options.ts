import {
  DEFAULT_LABEL_STOCK,
  IMAGE_TYPES,
  LABEL_STOCKS,
  stocksOf,
  type LabelStock,
} from '#shared/schema/shipping/label-specification.ts';
import { t } from '#renderer/messages/index.ts';

const stocksFor = (format: string | null): readonly LabelStock[] => {
  const known = IMAGE_TYPES.find((each) => each === format);
  return known ? stocksOf(known) : LABEL_STOCKS;
};

/** What labels of a format can be on, all stocks where none is chosen; what is chosen is among them though it does not fit. */
export const stockOptions = (format: string | null, chosen: string | null = null) =>
  LABEL_STOCKS.filter((stock) => stock === chosen || stocksFor(format).includes(stock)).map((value) => ({
    value,
    label: t(`common.stocks.${value}`),
  }));

/** The stock once another format is chosen: the usual one where labels of that format cannot be on it. */
export const fittingStock = <S extends string>(format: string | null, stock: S): S | LabelStock =>
  stock === '' || stocksFor(format).some((each) => each === stock) ? stock : DEFAULT_LABEL_STOCK;
