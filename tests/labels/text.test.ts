import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROUTING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { FONT_BLOCKS, FONT_WEIGHTS } from '#electron/labels/text/font-blocks.ts';
import { glyphsOf } from '#electron/labels/text/fonts.ts';
import { missingCharacters, printable } from '#electron/labels/text/printable.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import { draw, fonts, layoutOf, picture, readPdf, renderer } from './drawing.ts';
import { count } from './golden.ts';
import { createPdfDrawer } from '#electron/labels/pdf.ts';
import { labelSizeOn } from '#electron/labels/layout/sheet.ts';
import { A4, LETTER, STOCKS } from '#electron/labels/layout/stock.ts';
import { createTypesetter, textLine } from '#electron/labels/layout/typesetter.ts';
import { longParty, party } from './parties.ts';
import { customsItem, sample } from './samples.ts';

const drawPdf = createPdfDrawer(fonts);
const typesetter = createTypesetter(fonts, 203);

const LINE = 120;

/** The black dots of each text, drawn large, each in a line of its own on one page. */
async function inksOf(texts: readonly string[], weight: 'regular' | 'bold'): Promise<number[]> {
  const elements = texts.map((text, i) =>
    textLine(text, { size: 60, weight }, { x: 20, y: 20 + LINE * i, maxWidth: 100_000 }, typesetter),
  );
  const width = Math.max(...elements.map((line) => line.width)) + 60;
  const page = { dpi: 203, width, height: LINE * texts.length, elements };
  const { bits, bytesPerRow, ...size } = await picture(await drawPdf([page], { title: '', createdAt: 0 }));
  return texts.map((_, i) => {
    const rows = bits.subarray(LINE * i * bytesPerRow, LINE * (i + 1) * bytesPerRow);
    return count({ ...size, bytesPerRow, bits: rows });
  });
}

describe('the embedded fonts', () => {
  const characters = FONT_BLOCKS.flatMap((block) =>
    block.codePoints.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i)),
  ).filter((codePoint) => fonts.has(codePoint));

  it('have Latin, Latin Extended, Greek and Cyrillic in both weights', () => {
    for (const text of ['Zoë Ærøskøbing', 'Łódź Šiauliai İstanbul', 'Θεσσαλονίκη', 'Їжак Съединение']) {
      expect(missingCharacters(text, fonts)).toEqual([]);
    }
    const missingInBold = characters.filter((codePoint) => !fonts.glyph(codePoint, 'bold'));
    expect(missingInBold).toEqual([]);
  });

  it.each(FONT_WEIGHTS)(
    'draw ink for every %s letter, and not less beside other letters than alone',
    async (weight) => {
      const letters = characters
        .map((codePoint) => String.fromCodePoint(codePoint))
        .filter((c) => /[\p{L}\p{N}]/u.test(c));
      for (let i = 0; i < letters.length; i += 40) {
        const line = letters.slice(i, i + 40);
        const alone = await inksOf(line, weight);
        expect(line.filter((_, n) => (alone[n] ?? 0) < 20)).toEqual([]);
        const [together = 0] = await inksOf([line.join(' ')], weight);
        const sum = alone.reduce((a, b) => a + b, 0);
        expect(Math.abs(together - sum) / sum).toBeLessThan(0.05);
      }
    },
  );

  it('number the glyphs of a block alike in both weights, which share its map back to Unicode', () => {
    const [regular, bold] = FONT_WEIGHTS.map((weight) => fonts.programs.filter((program) => program.weight === weight));
    expect(regular).toHaveLength(FONT_BLOCKS.length);
    for (const [i, program] of (regular ?? []).entries()) {
      expect([...(bold?.[i]?.font.glyphs ?? [])]).toEqual([...program.font.glyphs]);
    }
  });

  it('keep glyph records of even length, which some writers lose letters without', () => {
    for (const { name, font } of fonts.programs) {
      const loca = font.tables.get('loca');
      const isLong = font.tables.get('head')?.getInt16(50) === 1;
      const offsets = font.advances.map((_, glyph) =>
        isLong ? loca?.getUint32(4 * glyph) : 2 * (loca?.getUint16(2 * glyph) ?? 0),
      );
      expect(
        offsets.filter((offset) => (offset ?? 1) % 2 !== 0),
        name,
      ).toEqual([]);
    }
  });
});

describe('a character that no embedded font has', () => {
  it('is drawn as a visible replacement', async () => {
    expect(printable('𒀀𒁀 tower', fonts)).toBe('\uFFFD\uFFFD tower');
    expect((await inksOf(['\uFFFD'], 'regular'))[0]).toBeGreaterThan(100);
    const recipient = party({ personName: '𒀀𒁀 Taro' }, {});
    const [page] = await readPdf((await draw(sample({ recipient }))).bytes);
    expect(page?.text).toContain('\uFFFD\uFFFD Taro');
  });

  it('is reported once, and only if it is missing', () => {
    expect(renderer().missingCharacters('𒀀𒁀𒀀𒁀 Łódź')).toEqual(['𒀀', '𒁀']);
    expect(renderer().missingCharacters('Ελλάδα 東京 👍')).toEqual([]);
  });
});

describe('text', () => {
  it('is composed, and loses only what has no picture', () => {
    expect(printable('Zoe\u0308 a\u00A0b\u200Bc\u202Ed\u00ADe non\u2011stop', fonts)).toBe('Zoë a bcde non-stop');
    expect(printable('김\u3164a\uFFA0b\u115Fc\u2800d', fonts)).toBe('김abc d');
  });

  it('is read back from the PDF as it was typed', async () => {
    const names = [
      'Łukasz Żółć',
      'Ελένη Παπαδοπούλου',
      'Съединение Їжак',
      'Þórður Æsir',
      'Nguyễn Thị Ánh',
      'Çağrı Şahin',
    ];
    for (const personName of names) {
      const [page] = await readPdf((await draw(sample({ recipient: party({ personName }, {}) }))).bytes);
      expect(page?.text).toContain(personName);
    }
  });

  it('of the greatest allowed length fits, with the recipient whole', async () => {
    for (const letter of ['W', 'a', 'Щ', 'Ω', 'Ǆ']) {
      const recipient = longParty(letter);
      const references = Array.from({ length: 5 }, (_, i) => ({
        key: `ref${i + 1}`,
        label: 'Purchase order number reference',
        value: 'W'.repeat(100),
      }));
      const customs = Array.from({ length: 200 }, (_, i) => customsItem(i));
      const input = sample({ recipient, shipper: longParty('x', 'CA'), references, customs });
      expect(checkLayout(await layoutOf(input))).toEqual([]);
      expect(checkLayout(await layoutOf(input, { size: { width: 105, height: 148 } }))).toEqual([]);
      const [page] = await readPdf((await draw(input)).bytes);
      const drawn = withoutSpaces(page?.text ?? '');
      for (const typed of [...Object.values(recipient.contact), ...Object.values(recipient.address)]) {
        if (typed !== 'US') expect(drawn).toContain(withoutSpaces(typed));
      }
      expect(page?.text).toContain('...');
    }
  });

  it.each(ROUTING_SYMBOLOGIES)(
    'of the greatest length and width fits every stock at both resolutions, with %s',
    async (symbology) => {
      const widest = longParty('Ѡ');
      const value = 'Ѡ'.repeat(100);
      const references = Array.from({ length: 5 }, (_, i) => ({
        key: `ref${i + 1}`,
        label: 'Purchase order number reference',
        value,
      }));
      const customs = Array.from({ length: 200 }, (_, i) => customsItem(i));
      const input = sample({
        routingSymbology: symbology,
        recipient: widest,
        shipper: widest,
        references,
        customs,
        request: { returnAddress: widest },
      });
      input.shipment.account.friendlyName = input.shipment.service.name = value;
      const sizes = [...Object.values(STOCKS).map(({ label }) => label), labelSizeOn(A4, 4), labelSizeOn(LETTER, 4)];
      for (const size of sizes) {
        for (const dpi of [203, 300]) expect(checkLayout(await layoutOf(input, { size, dpi }))).toEqual([]);
      }
    },
  );

  it('never overlaps, leaves the stock or touches a barcode, whatever is typed', async () => {
    const text = (maxLength: number) => fc.string({ unit: 'grapheme', minLength: 1, maxLength });
    const anyParty = fc.record({
      contact: fc.record({ personName: text(100), companyName: text(100), phoneNumber: text(50) }),
      address: fc.record({
        countryCode: fc.constantFrom('US', 'GB', 'DE', 'JP'),
        city: text(100),
        zipCode: text(20),
        streetLine1: text(100),
        streetLine2: text(100),
        streetLine3: text(100),
      }),
    });
    await fc.assert(
      fc.asyncProperty(
        anyParty,
        anyParty,
        fc.array(text(100), { maxLength: 5 }),
        async (recipient, shipper, values) => {
          const references = values.map((value, i) => ({ key: `ref${i + 1}`, label: 'Customer reference', value }));
          expect(checkLayout(await layoutOf(sample({ recipient, shipper, references })))).toEqual([]);
        },
      ),
      { numRuns: 300 },
    );
  });
});

it('is measured as wide as it is drawn', () => {
  const [glyph] = glyphsOf('W', 'regular', fonts);
  expect(glyph?.advance).toBeCloseTo(1933 / 2048, 4);
});

const withoutSpaces = (text: string) => text.replace(/\s/g, '');
