import { expect, it } from 'vitest';
import type { Bitmap } from '#electron/labels/raster/bitmap.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { range } from '../../helpers/range.ts';
import { draw, layoutOf, picture, readPdf } from '../drawing.ts';
import { sample } from '../samples.ts';

const isDark = ({ bits, bytesPerRow }: Bitmap, x: number, y: number) =>
  (((bits[y * bytesPerRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) === 1;

it('Interleaved 2 of 5 has bearer bars over and under it, two modules thick, over its quiet zones; ZXing reads it', async () => {
  const input = sample({ adapter: range({ symbology: 'INTERLEAVED_2_OF_5' }), trackingNumber: '19521234543210' });
  const layout = await layoutOf(input);
  const dots = await picture((await draw(input)).bytes);
  const bars = layout.elements.find((element) => element.kind === 'linear');
  if (!bars) throw new Error('no bars');
  for (let x = bars.x - 10 * bars.module; x < bars.x + bars.width + 10 * bars.module; x++) {
    for (let i = 1; i <= 2 * bars.module; i++) {
      expect(isDark(dots, x, bars.y - i)).toBe(true);
      expect(isDark(dots, x, bars.y + bars.height - 1 + i)).toBe(true);
    }
  }
  expect((await verifyLabel(layout, dots)).ok).toBe(true);
  expect(await readSymbols(dots, ['ITF'])).toEqual([{ format: 'ITF', text: '19521234543210' }]);
});

it('a postal number is Code 128 with its check digit and country in it, and in groups under the bars', async () => {
  const input = sample({ trackingNumber: 'RR473124829DE' });
  const { bytes } = await draw(input);
  expect((await readSymbols(await picture(bytes), ['Code128'])).map(({ text }) => text)).toEqual(['RR473124829DE']);
  expect((await readPdf(bytes))[0]?.text).toContain('RR 473 124 829 DE');
});

it('a number that only looks like a postal one, with another check digit, is printed as it is', async () => {
  const { bytes } = await draw(sample({ trackingNumber: 'RR473124828DE' }));
  expect((await readPdf(bytes))[0]?.text).toContain('RR473124828DE');
});
