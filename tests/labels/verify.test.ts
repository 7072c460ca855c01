import { describe, expect, it } from 'vitest';
import { TRACKING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { combine, createBitmap } from '#electron/labels/raster/bitmap.ts';
import { fillRow } from '#electron/labels/raster/fill.ts';
import { isSymbol } from '#electron/labels/verify/check-layout.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { draw, layoutOf, picture, renderer } from './drawing.ts';
import { sample, samples } from './samples.ts';

describe('the full check of a label', () => {
  it('reads each carrier’s symbols back, at 203 and at 300 dpi', async () => {
    const symbologies = new Set<string>();
    for (const dpi of [203, 300]) {
      for (const input of samples()) {
        const [verification] = await renderer({ dpi }).verify(input);
        expect(verification).toMatchObject({ ok: true, faults: [] });
        verification?.symbols.forEach(({ symbology }) => symbologies.add(symbology));
      }
    }
    expect([...symbologies].sort()).toEqual([
      ...['AZTEC', 'CODE128', 'DATA_MATRIX', 'GS1_128', 'MAXICODE', 'PDF417', 'QR'],
    ]);
  });

  it.each(TRACKING_SYMBOLOGIES)('reads a number of a range back as %s', async (symbology) => {
    const adapter = { type: 'range', prefix: '', first: '1', last: '9', checkDigit: 'NONE', symbology } as const;
    const [verification] = await renderer().verify(sample({ adapter, trackingNumber: '376104250021234569' }));
    expect(verification?.ok).toBe(true);
    expect(verification?.symbols.map((symbol) => symbol.symbology)).toContain(symbology);
  });

  it('covers every package', async () => {
    const verifications = await renderer().verify(sample({ packages: 3 }));
    expect(verifications.map(({ ok }) => ok)).toEqual([true, true, true]);
  });

  it('finds a symbol that is printed broken', async () => {
    const input = sample({ carrier: 'CARRIER_D' });
    const layout = await layoutOf(input);
    const dots = await picture((await draw(input)).bytes);
    for (const symbol of layout.elements.filter(isSymbol)) {
      const broken = createBitmap(dots.width, dots.height);
      combine(dots, broken, 0, 0, 'black');
      for (let y = symbol.y; y < symbol.y + symbol.height; y++) {
        fillRow(broken, y, symbol.x + Math.round(symbol.width * 0.4), symbol.x + Math.round(symbol.width * 0.6));
      }
      const { ok, symbols } = await verifyLabel(layout, broken);
      expect(ok).toBe(false);
      expect(symbols.find(({ symbology }) => symbology === symbol.symbology)?.read).toBeNull();
    }
  });

  it('finds a symbol that holds something else than it should', async () => {
    const [input, other] = [sample(), sample({ trackingNumber: 'TESTA00000009999' })];
    const { ok, symbols } = await verifyLabel(await layoutOf(input), await picture((await draw(other)).bytes));
    expect(ok).toBe(false);
    expect(symbols).toContainEqual({ symbology: 'CODE128', data: 'TESTA00000004711', read: 'TESTA00000009999' });
  });
});
