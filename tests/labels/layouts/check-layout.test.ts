import { expect, it } from 'vitest';
import type { Element, Layout } from '#electron/labels/layout/element.ts';
import { rectangle, createTypesetter, textLine } from '#electron/labels/layout/typesetter.ts';
import { checkLayout, isSymbol } from '#electron/labels/verify/check-layout.ts';
import { fonts, layoutOf } from '../drawing.ts';
import { sample } from '../samples.ts';

const typesetter = createTypesetter(fonts, 203);
const good = await layoutOf(sample());
const [barcode] = good.elements.filter((element) => element.kind === 'linear');
const matrix = good.elements.find((element) => element.kind === 'matrix');

const codes = (layout: Layout) => [...new Set(checkLayout(layout).map(({ code }) => code))];
const withMore = (...elements: Element[]): Layout => ({ ...good, elements: [...good.elements, ...elements] });
const withSymbols = (change: (element: Element) => Element): Layout => ({
  ...good,
  elements: good.elements.map((element) => (isSymbol(element) ? change(element) : element)),
});

it('finds nothing wrong with a label as it is laid out', () => {
  expect(codes(good)).toEqual([]);
});

it('finds what reaches outside the stock', () => {
  expect(codes(withMore(rectangle(700, 1190, 120, 4)))).toContain('OUTSIDE_STOCK');
  expect(codes({ ...good, width: 600 })).toContain('OUTSIDE_STOCK');
});

it('finds ink in a quiet zone', () => {
  expect(codes(withMore(rectangle((barcode?.x ?? 0) - 12, (barcode?.y ?? 0) + 20, 4, 4)))).toEqual([
    'QUIET_ZONE_BROKEN',
  ]);
  expect(codes(withMore(rectangle((matrix?.x ?? 0) - 6, (matrix?.y ?? 0) + 20, 4, 4)))).toEqual(['QUIET_ZONE_BROKEN']);
});

it('finds text over a barcode, and text over text', () => {
  const over = (element: { x: number; y: number } | undefined) =>
    textLine('over', { size: 20 }, { x: element?.x ?? 0, y: element?.y ?? 0, maxWidth: 200 }, typesetter);
  expect(codes(withMore(over(barcode)))).toContain('QUIET_ZONE_BROKEN');
  const text = good.elements.find((element) => element.kind === 'text' && element.text === 'Ground');
  expect(codes(withMore(...(text ? [text] : [])))).toEqual(['TEXT_OVERLAPS_TEXT']);
});

it('finds text that is wider than its box', () => {
  expect(codes(withMore(textLine('too wide', { size: 20 }, { x: 300, y: 1000, maxWidth: 10 }, typesetter)))).toContain(
    'TEXT_TOO_WIDE',
  );
});

it('finds modules too narrow for the resolution, and symbols off the dots', () => {
  const narrow = withSymbols((element) => (element.kind === 'linear' ? { ...element, module: 1 } : element));
  expect(codes(narrow)).toContain('MODULE_TOO_NARROW');
  expect(codes(withSymbols((element) => ({ ...element, x: element.x + 0.5 })))).toContain('OFF_THE_DOTS');
});

it('finds text and bars below what a label may have, and the recipient in type below its own', () => {
  const small = (size: number, least?: number) => ({
    ...textLine('small', { size }, { x: 300, y: 1190, maxWidth: 200 }, typesetter),
    ...(least !== undefined && { least }),
  });
  expect(codes(withMore(small(19)))).toContain('TEXT_TOO_SMALL');
  expect(codes(withMore(small(20)))).not.toContain('TEXT_TOO_SMALL');
  expect(codes(withMore(small(33, 12)))).toContain('TEXT_TOO_SMALL');
  expect(codes(withMore(small(34, 12)))).not.toContain('TEXT_TOO_SMALL');
  const low = (height: number) => withSymbols((e) => (e.kind === 'linear' ? { ...e, height } : e));
  expect(codes(low(198))).toContain('BARS_TOO_LOW');
  expect(codes(low(200))).not.toContain('BARS_TOO_LOW');
});
