import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTypesetter, widthOf, wrap } from '#electron/labels/layout/typesetter.ts';
import { loadFonts } from '#electron/labels/text/fonts.ts';
import type { FontProgram } from '#electron/labels/text/program.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import { crop } from '#electron/labels/raster/bitmap.ts';
import { draw, layoutOf, layoutsOf, picture } from './drawing.ts';
import { expectGolden } from './golden.ts';
import { readTexts, textsSeen } from './read-texts.ts';
import { sample, samples } from './samples.ts';
import { recipientIn, SCRIPT_RECIPIENTS as RECIPIENTS, type Script } from './script-recipients.ts';

const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
if (!hasPoppler)
  console.warn('scripts.test.ts: text is not read back, because pdftotext is not there (Debian: poppler-utils)');

const SCRIPTS = Object.keys(RECIPIENTS) as Script[];

const letterOf = ({ font }: FontProgram, id: number) =>
  String.fromCodePoint([...font.glyphs].find(([, glyph]) => glyph === id)?.[0] ?? 0);
const linesOf = (script: Script) => RECIPIENTS[script].slice(0, 4);
const labelIn = (script: Script, imageType: 'PDF' | 'EPL' | 'ZPL' | 'GIF' | 'PNG' = 'PDF') =>
  sample({ recipient: recipientIn(script), imageType });

describe('a label in another script', () => {
  test.each(SCRIPTS)('in %s looks as it was approved', async (script) => {
    const dots = await picture((await draw(labelIn(script))).bytes);
    expectGolden(crop(dots, { x: 0, y: 430, width: dots.width, height: 240 }), `scripts/${script}`);
  });

  test.each(SCRIPTS)('in %s has every line in the dots of each format', async (script) => {
    const layout = await layoutOf(labelIn(script));
    const drawn = layout.elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []));
    expect(drawn).toEqual(expect.arrayContaining(linesOf(script)));
    expect(textsSeen(await picture((await draw(labelIn(script))).bytes), layout)).toEqual(
      expect.arrayContaining(linesOf(script)),
    );
    for (const imageType of ['EPL', 'GIF', 'PNG'] as const) {
      const { bytes } = await draw(labelIn(script, imageType));
      expect(await readTexts(imageType, bytes, layout), imageType).toEqual(expect.arrayContaining(linesOf(script)));
    }
  });

  test.skipIf(!hasPoppler)('is copied and searched as it was written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'packbench-scripts-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const script of SCRIPTS) {
      const file = join(folder, 'label.pdf');
      writeFileSync(file, (await draw(labelIn(script))).bytes);
      // Poppler says where lines that run to the left begin and end.
      const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' }).replace(/[\u202a-\u202e]/g, '');
      const lines = text.split('\n').map((line) => line.trim());
      for (const line of linesOf(script).filter((each) => !/[֐-ࣿ].*[0-9A-Z(]/u.test(each)))
        expect(lines, script).toContain(line);
    }
  });

  test.each(SCRIPTS)('in %s has room for its phone number and for the name of its service', async (script) => {
    for (const input of samples({ recipient: recipientIn(script) })) {
      const [name] = RECIPIENTS[script];
      input.shipment.request.recipient.contact.phoneNumber = `${name} 555`;
      input.shipment.service.name = name;
      for (const page of await layoutsOf(input)) expect(checkLayout(page), input.shipment.account.carrier).toEqual([]);
    }
  });

  test('a label that needs no other font opens none', async () => {
    const fonts = loadFonts();
    await fonts.prepare(sample({}).shipment);
    expect(() => fonts.shape('東京', 'regular')).toThrow('whose fonts are not open');
    await fonts.prepare(['東京']);
    expect(fonts.shape('東京', 'regular')).toHaveLength(2);
  });

  test('letters of Arabic join, marks of Thai stack, and what is in brackets stays in them', async () => {
    const fonts = loadFonts();
    await fonts.prepare(['محمد', 'น้ำ', '(א)']);
    const alone = ['م', 'ح', 'م', 'د'].flatMap((letter) => fonts.shape(letter, 'regular').map(({ id }) => id));
    const joined = fonts.shape('محمد', 'regular').map(({ id }) => id);
    expect(joined).toHaveLength(4);
    expect(joined.toReversed().filter((id, at) => id === alone[at])).toHaveLength(0);
    const shown = fonts.shape('(א)', 'regular').map(({ program, id }) => letterOf(program, id));
    expect(shown.join('')).toBe('(א)');
    expect(fonts.shape('น้ำ', 'regular').some(({ advance }) => advance === 0)).toBe(true);
  });

  test.each([
    ['שדרות בן גוריון תל אביב', 'ABC Center קומה שלישית', /ABC Center$/],
    ['Industrial Park East Gate', 'שדרות Building North', /^תורדש Building North$/],
  ])(
    'a line that goes on with a word of the other direction runs as its paragraph: %s %s',
    async (one, other, seen) => {
      const fonts = loadFonts();
      await fonts.prepare([one, other]);
      const typesetter = createTypesetter(fonts, 203);
      const style = { size: 30, weight: 'regular' as const };
      const room = Math.max(...[one, other].map((half) => widthOf(half, style, typesetter))) + 1;
      const lines = wrap(`${one} ${other}`, style, room, typesetter);
      expect(lines).toHaveLength(2);
      const letters = fonts.shape(lines[1] ?? '', 'regular').map(({ program, id }) => letterOf(program, id));
      expect(letters.join('')).toMatch(seen);
    },
  );

  test('Chinese characters have the forms of the country that the parcel goes to', async () => {
    const fonts = loadFonts();
    const programs = async (form: 'JP' | 'SC') => {
      await fonts.in(form).prepare(['骨']);
      return fonts
        .in(form)
        .shape('骨', 'bold')
        .map(({ program: { name } }) => name.slice(0, 3));
    };
    expect([await programs('JP'), await programs('SC')]).toEqual([['HJP'], ['HSC']]);
  });
});
