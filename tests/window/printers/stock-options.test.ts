import { describe, expect, it } from 'vitest';
import { fittingStock, stockOptions } from '#renderer/components/labels/stock-options.ts';

const offered = (format: string | null, chosen?: string) => stockOptions(format, chosen).map(({ value }) => value);

describe('the stocks that are offered', () => {
  it('for a label printer are those that it holds', () => {
    expect(offered('EPL')).toEqual(['STOCK_4X6', 'STOCK_4X8', 'PAPER_4X6']);
    expect(offered('ZPL')).toEqual(offered('EPL'));
  });

  it('are all for pictures, PDF, and where no format is chosen', () => {
    for (const format of ['PDF', 'PNG', 'GIF', '', null]) expect(offered(format)).toHaveLength(7);
  });

  it('have the one that is chosen among them, so that what is wrong can be seen', () => {
    expect(offered('EPL', 'PAPER_A4')).toEqual(['STOCK_4X6', 'STOCK_4X8', 'PAPER_4X6', 'PAPER_A4']);
  });
});

it('another format keeps the stock, and takes the usual one where labels of it cannot be on that', () => {
  expect(fittingStock('ZPL', 'STOCK_4X8')).toBe('STOCK_4X8');
  expect(fittingStock('ZPL', 'PAPER_A6')).toBe('STOCK_4X6');
  expect(fittingStock('PDF', 'PAPER_A6')).toBe('PAPER_A6');
  expect(fittingStock('ZPL', '')).toBe('');
});
