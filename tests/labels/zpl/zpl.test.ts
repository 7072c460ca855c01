import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crop } from '#electron/labels/raster/bitmap.ts';
import { reversedAreas } from '#electron/labels/raster/picture.ts';
import type { PrintTarget } from '#electron/engine/shipping/documents/renderer.ts';
import { createZplDrawer } from '#electron/labels/zpl.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { runs, some } from '../../forms.ts';
import { draw, fonts, layoutOf, layoutsOf, renderer } from '../drawing.ts';
import { hostileSample } from '../fuzz.ts';
import { count, expectGolden } from '../golden.ts';
import { party } from '../parties.ts';
import { sample, samples } from '../samples.ts';
import { parseZpl, zplFields } from './parse.ts';
import { printAllZpl, printZpl } from './print.ts';

const drawZpl = createZplDrawer(fonts);
const MOVED: PrintTarget = {
  ...{ format: 'ZPL' as const, stock: 'STOCK_4X6' as const, dpi: 203 as const, offset: { x: -3, y: -3 } },
  ...{ darkness: null, speed: null, gap: null },
};
const drawn = async (options: Parameters<typeof sample>[0]) =>
  (await draw(sample({ ...options, imageType: 'ZPL' }))).bytes;

describe.each(
  some(samples({ imageType: 'ZPL' }), 2).map((input) => ({ carrier: input.shipment.account.carrier, input })),
)('the ZPL label of $carrier', ({ carrier, input }) => {
  it('prints as it was approved, with every symbol readable', async () => {
    const picture = await printZpl((await draw(input)).bytes);
    expectGolden(picture, `zpl/${carrier}`);
    const { symbols } = await verifyLabel(await layoutOf(input), picture);
    for (const { data, read } of symbols) expect(read).toBe(data);
  });
});

describe('a ZPL label', () => {
  it('uses the printer’s own text, boxes and symbols where they serve', async () => {
    const names = new Set(parseZpl(await drawn({ carrier: 'CARRIER_D' })).map(({ name }) => name));
    for (const name of ['^CI', '^A0', '^GB', '^BC', '^BX', '^FH']) expect(names).toContain(name);
    expect(names).not.toContain('^GF');
  });

  it('sends Greek, Cyrillic and replaced letters as graphics, Latin as text', async () => {
    const recipient = party(
      { personName: 'Ελένη', companyName: 'Zoë Ærø' },
      { streetLine1: 'ул. Ленина', city: '東京' },
    );
    const commands = parseZpl(await drawn({ carrier: 'CARRIER_D', recipient }));
    expect(commands.filter(({ name }) => name === '^GF')).toHaveLength(3);
    const texts = zplFields(commands).map(({ text }) => text);
    expect(texts).toContain('Zoë Ærø');
    expect(texts.join()).not.toMatch(/Ελένη|Ленина/);
  });

  it('has white text beyond Latin-1 in one picture with the black that it stands on', async () => {
    const input = sample({ carrier: 'CARRIER_A', imageType: 'ZPL' });
    input.shipment.service.name = 'Przesyłka';
    const [area] = [...reversedAreas(await layoutOf(input))].flatMap(([each, texts]) =>
      each.kind === 'rectangle' && texts.some(({ text }) => text === 'Przesyłka') ? [each] : [],
    );
    if (!area) throw new Error('The service does not stand on black');
    const { bytes } = await draw(input);
    const commands = parseZpl(bytes);
    const place = commands.findIndex(({ name, parameters }) => name === '^FO' && parameters === `${area.x},${area.y}`);
    expect(commands[place + 1]?.name).toBe('^GF');
    const dots = crop(await printZpl(bytes), area);
    expect(dots.width * dots.height - count(dots)).toBeGreaterThan(500);
  });

  it('keeps to the label where the printer is set to the left and up', async () => {
    const recipient = party({ personName: 'Łukasz Żółć' }, { streetLine1: 'Świętokrzyska 1', city: 'Łódź' });
    for (const input of samples({ imageType: 'ZPL', recipient, shipper: recipient })) {
      const bytes = await renderer().labelFor(MOVED, input, 1);
      const places = parseZpl(bytes).flatMap(({ name, parameters }) => (name === '^FO' ? [parameters] : []));
      expect(places.filter((place) => place.includes('-'))).toEqual([]);
    }
  });

  it('has nothing of what a carrier’s label before it told the printer', async () => {
    const bytes = await drawn({ carrier: 'CARRIER_A' });
    const before = Buffer.from('^XA^POI^LRY^PMY^FWR^MD30^FO50,50^A0N,30,30^FDCarrier^FS^XZ\n');
    const [, after] = await printAllZpl(Buffer.concat([before, bytes]));
    expect(after).toEqual(await printZpl(bytes));
    const commands = parseZpl(bytes);
    const first = commands.findIndex(({ name }) => name === '^FO');
    for (const usual of ['^PON', '^LRN', '^PMN', '^FWN', '^MD0', '^MUD', '^MUD,300,300', '^JMA'])
      expect(commands.slice(0, first).map(({ name, parameters }) => name + parameters)).toContain(usual);
  });

  it('tells the printer its gap, density, speed and copies where they are set', async () => {
    const commands = parseZpl(drawZpl(await layoutOf(sample()), { gap: 0, density: 20, speed: 4, copies: 2 }));
    expect(commands[0]).toEqual({ name: '~SD', parameters: '20' });
    for (const command of [
      ['^MN', 'N'],
      ['^PR', '4'],
      ['^PQ', '2'],
      ['^PW', '812'],
      ['^LL', '1218'],
    ]) {
      expect(commands).toContainEqual({ name: command[0], parameters: command[1] });
    }
  });

  it.each(['GS1_128', 'INTERLEAVED_2_OF_5'] as const)('prints %s readably', async (symbology) => {
    const adapter = { type: 'range', prefix: '', first: '1', last: '9', checkDigit: 'NONE', symbology } as const;
    const picture = await printZpl(
      await drawn({ carrier: 'CARRIER_D', adapter, trackingNumber: '376104250021234569' }),
    );
    const read = (await readSymbols(picture)).map(({ text }) => text);
    expect(read).toContain(symbology === 'GS1_128' ? '00376104250021234569' : '376104250021234569');
  });

  it('is never anything but the template, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(hostileSample({ carrier: 'CARRIER_D' }), async (input) => {
        for (const layout of await layoutsOf(input)) {
          const commands = parseZpl(drawZpl(layout));
          const starts = commands.filter(({ name }) => name === '^XA' || name === '^XZ' || name.startsWith('~'));
          expect(starts.map(({ name }) => name)).toEqual(['^XA', '^XZ']);
          expect(commands.filter(({ name }) => name === '^FO')).toHaveLength(layout.elements.length);
          const texts = layout.elements.flatMap((element) => (element.kind === 'text' ? [element.text] : []));
          const data = layout.elements.flatMap((element) => ('data' in element ? [element.data] : []));
          for (const { text } of zplFields(commands)) expect([...texts, ...data]).toContain(text);
        }
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('is refused by the reader of these tests where a text could be taken for a command', () => {
    const [before, after] = ['^XA^CI28^FO1,1^A0N,20,20^FH_^FD', '^FS^XZ'];
    expect(() => parseZpl(Buffer.from(`${before}^XZ~JR${after}`))).toThrow();
    expect(() => parseZpl(Buffer.from(`${before}a\0b${after}`))).toThrow();
    expect(() => parseZpl(Buffer.from(`${before}x`))).toThrow();
  });
});
