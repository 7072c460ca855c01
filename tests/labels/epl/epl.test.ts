import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PrintTarget } from '#electron/engine/shipping/documents/renderer.ts';
import { createEplDrawer } from '#electron/labels/epl.ts';
import { crop } from '#electron/labels/raster/bitmap.ts';
import { createTypesetter, textLine } from '#electron/labels/layout/typesetter.ts';
import { reversedAreas } from '#electron/labels/raster/picture.ts';
import { isSymbol } from '#electron/labels/verify/check-layout.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { runs } from '../../forms.ts';
import { draw, fonts, layoutOf, layoutsOf, renderer } from '../drawing.ts';
import { parseEpl, type EplCommand } from './parse.ts';
import { printEpl } from './print.ts';
import { hostileSample } from '../fuzz.ts';
import { count, difference, expectGolden } from '../golden.ts';
import { party } from '../parties.ts';
import { sample, samples } from '../samples.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { range } from '../../helpers/range.ts';

const epl = (text: string) => Buffer.from(text, 'latin1');
const label = (...lines: string[]) => epl(['I8,A,001', 'q812', 'Q1218,24', 'ZT', 'N', ...lines, 'P1', ''].join('\n'));
const drawn = async (options: Parameters<typeof sample>[0]) =>
  (await draw(sample({ ...options, imageType: 'EPL' }))).bytes;

describe.each(samples({ imageType: 'EPL' }).map((input) => ({ carrier: input.shipment.account.carrier, input })))(
  'the EPL2 label of $carrier',
  ({ carrier, input }) => {
    it('prints as it was approved, with every symbol readable', async () => {
      const picture = printEpl((await draw(input)).bytes);
      expectGolden(picture, `epl/${carrier}`);
      const { symbols } = await verifyLabel(await layoutOf(input), picture);
      // The tracking barcode and the standard message; beside them what the carrier's layout has of its own.
      expect(symbols.length).toBeGreaterThanOrEqual(2);
      for (const { data, read } of symbols) expect(read).toBe(data);
    });
  },
);

describe('an EPL2 label', () => {
  it('prints plain small text and the barcode with the printer’s own commands, the rest as graphics', async () => {
    const names = parseEpl(await drawn({})).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['I', 'q', 'Q', 'ZT', 'N', 'A', 'B', 'LO', 'GW', 'P']));
  });

  it('sends what the code page has as text, escaped, and other scripts as graphics', async () => {
    const shipper = party({ companyName: 'A "B" \\ Söhne' }, { streetLine1: 'ул. Ленина 5' });
    const texts = textsOf(parseEpl(await drawn({ shipper })));
    expect(texts).toContain('A "B" \\ Söhne');
    expect(texts.join()).not.toContain('Ленина');
    expect(texts.filter((text) => text.endsWith(' 5'))).toEqual([]);
  });

  it('tells the printer its gap, density, speed and copies where they are set', async () => {
    const drawEpl = createEplDrawer(fonts);
    const commands = parseEpl(drawEpl(await layoutOf(sample()), { gap: 16, density: 11, speed: 3, copies: 2 }));
    expect(commands).toContainEqual({ name: 'Q', length: 1218, gap: 16 });
    expect(commands).toContainEqual({ name: 'D', value: 11 });
    expect(commands).toContainEqual({ name: 'S', value: 3 });
    expect(commands).toContainEqual({ name: 'P', value: 2 });
  });

  it('keeps to the label where the printer is set to the left and up', async () => {
    const target: PrintTarget = {
      ...{ format: 'EPL' as const, stock: 'STOCK_4X6' as const, dpi: 203 as const, offset: { x: -3, y: -3 } },
      ...{ darkness: null, speed: null, gap: null },
    };
    const input = sample({ imageType: 'EPL' });
    const moved = printEpl(await renderer().labelFor(target, input, 1));
    const usual = printEpl(await renderer().labelFor({ ...target, offset: { x: 0, y: 0 } }, input, 1));
    const area = { x: 100, y: 100, width: 600, height: 300 };
    expect(count(difference(crop(moved, { ...area, x: 76, y: 76 }), crop(usual, area)))).toBe(0);
  });

  it('keeps to the label in whole bytes where the printer is set to the right', async () => {
    const target: PrintTarget = {
      ...{ format: 'EPL' as const, stock: 'STOCK_4X6' as const, dpi: 203 as const, offset: { x: 3, y: 0 } },
      ...{ darkness: null, speed: null, gap: null },
    };
    for (const input of samples({ imageType: 'EPL' })) {
      const bytes = await renderer().labelFor(target, input, 1);
      const usual = printEpl(await renderer().labelFor({ ...target, offset: { x: 0, y: 0 } }, input, 1));
      for (const each of parseEpl(bytes))
        if (each.name === 'GW') expect(each.x + 8 * each.bytesPerRow).toBeLessThanOrEqual(812);
      const area = { x: 0, y: 0, width: 788, height: 1218 };
      expect(count(difference(crop(printEpl(bytes), { ...area, x: 24 }), crop(usual, area)))).toBe(0);
    }
  });

  it.each(['order.ill-fill/1111-till-5551-lift-list.2111-fit-1', 'filiale-illertissen-lieferschein-2026-11-17-111-1'])(
    'has the two numbers at its foot beside each other: %s',
    async (id) => {
      const input = sample({ imageType: 'EPL' });
      for (const each of input.shipment.packages) each.itemTransactionId = id;
      const commands = parseEpl((await draw(input)).bytes);
      const foot = (await layoutOf(input)).elements.filter((each) => each.kind === 'text' && each.text === id);
      const [number] = commands.flatMap((each) =>
        each.name === 'A' && each.data.toString('latin1').startsWith('PBA') ? [each] : [],
      );
      const place = foot[0];
      if (place?.kind !== 'text' || !number) throw new Error('The foot is not there');
      const pitch = { 1: 10, 2: 12, 3: 14, 4: 16 }[number.font] ?? 0;
      const end = number.x + number.data.length * pitch;
      expect(end).toBeLessThanOrEqual(place.x);
      for (const each of commands)
        if (each.name === 'A' && each.data.toString('latin1') === id) expect(each.x).toBeGreaterThan(end);
    },
  );

  it('draws GS1-128 bar by bar, readably', async () => {
    const adapter = range({ prefix: '', first: '1', last: '9', symbology: 'GS1_128' });
    const picture = printEpl(await drawn({ adapter, trackingNumber: '376104250021234569' }));
    expect((await readSymbols(picture)).map(({ text }) => text)).toContain('00376104250021234569');
  });

  it('draws a line thinner than a dot a dot thick, and what has no ink in as many bytes as it says', async () => {
    const ofChina = fonts.in('SC');
    await ofChina.prepare(['│─', '\u3000']);
    const typesetter = createTypesetter(ofChina, 203);
    const place = { x: 100, maxWidth: 400 };
    const layout = await layoutOf(sample());
    const elements = ['│─', '\u3000'].map((text, i) =>
      textLine(text, { size: 20, weight: 'bold' }, { ...place, y: 100 + 50 * i }, typesetter),
    );
    const commands = parseEpl(createEplDrawer(ofChina)({ ...layout, elements }));
    const [lines, blank] = commands.flatMap((each) => (each.name === 'GW' ? [each.data] : []));
    expect(lines?.some((byte) => byte !== 0xff)).toBe(true);
    expect(blank && [...blank]).toEqual([...(blank ?? [])].map(() => 0xff));
  });

  it('is never anything but the template, whatever is typed', async () => {
    const drawEpl = createEplDrawer(fonts);
    await fc.assert(
      fc.asyncProperty(hostileSample({}), async (input) => {
        const pages = await layoutsOf(input);
        for (const layout of pages) {
          const commands = parseEpl(drawEpl(layout)).slice(5, -1);
          const texts = layout.elements.filter((element) => element.kind === 'text').map(({ text }) => text);
          // One command per element; white text is in the graphic of the black that it stands on.
          const white = layout.elements.filter((element) => element.kind === 'text' && element.ink === 'white').length;
          if (layout === pages[0]) expect(white).toBeGreaterThan(0);
          expect(commands.length).toBe(layout.elements.length - white);
          expect(commands.filter(({ name }) => name === 'B')).toHaveLength(layout === pages[0] ? 1 : 0);
          const symbols = layout.elements.filter((element) => isSymbol(element) && element.kind !== 'linear');
          const words = commands.filter(({ name }) => name === 'A' || name === 'GW').length;
          expect(words).toBe(texts.length - white + reversedAreas(layout).size + symbols.length);
          for (const text of textsOf(commands)) expect(texts).toContain(text);
        }
      }),
      { numRuns: runs(10_000) },
    );
  });
});

const textsOf = (commands: EplCommand[]) =>
  commands.flatMap((command) => (command.name === 'A' ? [new TextDecoder('windows-1252').decode(command.data)] : []));

describe('the EPL2 reader of these tests', () => {
  it.each([
    ['an unknown command', label('K1,2')],
    ['a missing field', label('A10,10,0,3,1,N,"x"')],
    ['an unescaped quotation mark', label('A10,10,0,3,1,1,N,"a"b"')],
    ['a lone backslash', label('A10,10,0,3,1,1,N,"a\\b"')],
    ['a text without end', label('A10,10,0,3,1,1,N,"abc')],
    ['too few bytes of graphics', Buffer.concat([label().subarray(0, -3), epl('GW0,0,1,4\nab\nP1\n')])],
    ['too many bytes of graphics', Buffer.concat([label().subarray(0, -3), epl('GW0,0,1,1\nabc\nP1\n')])],
    ['drawing before the image is cleared', epl('I8,A,001\nq812\nQ1218,24\nLO1,1,1,1\nZT\nN\nP1\n')],
    ['a label that is not printed', epl('I8,A,001\nq812\nQ1218,24\nZT\nN\n')],
  ])('refuses %s', (_, bytes) => {
    expect(() => parseEpl(bytes)).toThrow();
  });

  it.each([
    ['text', 'A700,10,0,4,1,1,N,"too far right"'],
    ['a barcode', 'B600,10,0,1,3,9,100,N,"TESTA00000004711"'],
    ['a line', 'LO800,10,20,2'],
    ['a graphic', 'GW0,1218,1,1\nx'],
  ])('refuses %s outside the label', (_, line) => {
    expect(() => printEpl(label(line))).toThrow('Outside the label');
  });

  it('reads a label as drawn for another printer setting too', async () => {
    const bytes = (await draw(sample({ imageType: 'EPL' }), 'LABEL', { printer: { copies: 3 } })).bytes;
    expect(parseEpl(bytes).at(-1)).toEqual({ name: 'P', value: 3 });
    expect(await renderer().render(sample({ imageType: 'EPL', packages: 2 }))).toHaveLength(2);
  });
});
