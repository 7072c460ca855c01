import { describe, expect, it } from 'vitest';
import { FONT_BLOCKS, FONT_WEIGHTS } from '#electron/labels/text/font-blocks.ts';
import { glyphsOf } from '#electron/labels/text/fonts.ts';
import { missingCharacters, printable } from '#electron/labels/text/printable.ts';
import { draw, fonts, picture, readPdf, renderer } from './drawing.ts';
import { count } from './golden.ts';
import { createPdfDrawer } from '#electron/labels/pdf.ts';
import { createTypesetter, textLine } from '#electron/labels/layout/typesetter.ts';
import { party } from './parties.ts';
import { sample } from './samples.ts';

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
    const others = ['Gəncə', 'Kɔfi Mɛnsa', 'Oʻahu', 'Вʼячеслав', '史蒂芬‧金', '₹ ₺ ₴ ₽ ₪ ₩ ⅓'];
    for (const text of ['Zoë Ærøskøbing', 'Łódź Šiauliai İstanbul', 'Θεσσαλονίκη', 'Їжак Съединение', ...others]) {
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
    expect(printable('𝓙𝓪𝓷𝓮 𝐑𝐨𝐞', fonts)).toBe('Jane Roe');
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
      'Elşən Məmmədov',
      'Oʻktam Gʻulomov',
    ];
    for (const personName of names) {
      const [page] = await readPdf((await draw(sample({ recipient: party({ personName }, {}) }))).bytes);
      expect(page?.text).toContain(personName);
    }
  });
});

it('is measured as wide as it is drawn', () => {
  const [glyph] = glyphsOf('W', 'regular', fonts);
  expect(glyph?.advance).toBeCloseTo(1933 / 2048, 4);
});
