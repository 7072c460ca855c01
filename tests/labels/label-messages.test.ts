import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROUTING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { IMAGE_TYPES, type ImageType, type LabelStock } from '#shared/schema/shipping/label-specification.ts';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { maxiCodeHeight } from '#electron/labels/layout/geometry.ts';
import { labelSizeOn } from '#electron/labels/layout/sheet.ts';
import { A4, LABEL_4X6, LETTER, stockFor, STOCKS, type Stock } from '#electron/labels/layout/stock.ts';
import { printable } from '#electron/labels/text/printable.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import { runs, some } from '../forms.ts';
import { draw, fonts, layoutOf } from './drawing.ts';
import { readPng } from '#electron/labels/raster/read-picture.ts';
import { readTexts, textsSeen } from './read-texts.ts';
import { party } from './parties.ts';
import { customsItem, sample } from './samples.ts';

const NAMED = CARRIER_DEFINITIONS.flatMap((each) => (each.key === 'OTHER' ? [] : [{ ...each, key: each.key }]));

/** As long as it may be, of letters as wide as they come and no two messages alike. */
const wide = (key: number, length: number) => `${'WMQ@OG'[key] ?? 'W'}`.repeat(length - 2) + `-${key}`;
const usual = (key: number, length: number) =>
  `Order ${key} reference 0123456789 for the depot, line `.repeat(4).slice(0, length);

const address = {
  streetLine1: 'Building 7, Great Northern Industrial Estate',
  streetLine2: 'Unit 12, second floor',
  streetLine3: 'Loading bay C',
};
const fullParty = party(
  { personName: 'Jordan Whitfield', companyName: 'Alder & Finch Books', phoneNumber: '+1 503 555 0177' },
  address,
);

/** A label with every message of its carrier at full length, a return address and three street lines. */
function full(index: number, text: typeof wide): { input: RenderInput; messages: string[] } {
  const { key, references } = NAMED[index] ?? NAMED[0]!; // eslint-disable-line @typescript-eslint/no-non-null-assertion
  const input = sample({ carrier: key });
  const messages = references.map(({ maxLength }, i) => text(i, maxLength).trim());
  const shipment = structuredClone(input.shipment);
  shipment.request.recipient = { ...fullParty, address: { ...shipment.request.recipient.address, ...address } };
  shipment.request.returnAddress = fullParty;
  for (const pack of shipment.packages)
    pack.references = references.map(({ key: name, label }, i) => ({ key: name, label, value: messages[i] ?? '' }));
  return { input: { ...input, shipment }, messages };
}

const without = (text: string) => text.replaceAll(/\s+/g, '');

describe.each(some([...NAMED.entries()], 2))('carrier %i', (index) => {
  test.each([
    ['usual', usual],
    ['wide', wide],
  ] as const)('prints all of its messages of %s letters, on every stock and resolution', async (_name, text) => {
    const { input, messages } = full(index, text);
    const sizes = [
      LABEL_4X6,
      ...new Set(Object.values(STOCKS).map((stock) => ('label' in stock ? stock.label : LABEL_4X6))),
    ];
    for (const size of sizes as (typeof LABEL_4X6)[]) {
      for (const dpi of [203, 300]) {
        const layout = await layoutOf(input, { size, dpi });
        const printed = without(
          layout.elements.map((element) => (element.kind === 'text' ? element.text : '')).join(' '),
        );
        for (const message of messages) expect(printed).toContain(without(message));
      }
    }
  });

  test.each(some(IMAGE_TYPES, 2))('and they are read back whole from its %s', async (imageType) => {
    const { input, messages } = full(index, usual);
    const texts = await readTexts(imageType, (await draw(inFormat(input, imageType))).bytes, await layoutOf(input));
    for (const message of messages) expect(without(texts.join(' '))).toContain(without(message));
  });
});

const inFormat = (input: RenderInput, imageType: ImageType, stock: LabelStock = 'STOCK_4X6'): RenderInput => ({
  ...input,
  shipment: { ...input.shipment, imageType, stock },
});

test('what reads them notices a last letter that is another one', async () => {
  const { input } = full(0, usual);
  const { bytes } = await draw(inFormat(input, 'PNG'));
  const layout = await layoutOf(input);
  const last = layout.elements.findLastIndex((element) => element.kind === 'text' && element.text.includes('Order 4'));
  expect(textsSeen(readPng(bytes), layout).join()).toContain('Order 4');
  const changed = layout.elements.map((element, i) =>
    i === last && element.kind === 'text' ? { ...element, text: `${element.text.slice(0, -1)}M` } : element,
  );
  expect(textsSeen(readPng(bytes), { ...layout, elements: changed }).join()).not.toContain('Order 4');
});

describe.each(['GIF', 'PNG', 'EPL', 'ZPL', 'PDF'] as const)('as %s', (imageType) => {
  test('all messages are printed whole on every stock', async () => {
    const { input, messages } = full(0, usual);
    for (const [stock, { sheet }] of some(Object.entries(STOCKS) as [LabelStock, Stock][], 3)) {
      // A sheet's picture has the label lying on its side; the PDF that it is made of is read.
      const format = sheet && ['GIF', 'PNG'].includes(imageType) ? 'PDF' : imageType;
      const size = stockFor(format, stock).label;
      const { bytes } = await draw(inFormat(input, format, stock));
      const texts = await readTexts(format, bytes, await layoutOf(input, { size }));
      for (const message of messages) expect(without(texts.join(' '))).toContain(without(message));
    }
  });
});

describe('whatever the rules permit', () => {
  const MIXED = ['W', 'i', 'Ǆ', 'Щ', '@', 'é', '. ', ' W', ' ab', '漢'];
  type Texts = (length: number) => fc.Arbitrary<string>;
  const textsOf =
    (letters: readonly string[]): Texts =>
    (length) =>
      fc.array(fc.constantFrom(...letters), { minLength: length, maxLength: length }).map((parts) =>
        `${parts
          .join('')
          .slice(0, length - 1)
          .trim()}|`.padStart(length, 'W'),
      );
  const partyOf = (textOf: Texts) =>
    fc
      .record({ name: textOf(100), street: textOf(100), city: textOf(100), zip: textOf(20), phone: textOf(50) })
      .map(({ name, street, city, zip, phone }) => ({
        contact: { personName: name, companyName: street, phoneNumber: phone, phoneExtension: zip },
        address: {
          countryCode: 'GS',
          city,
          stateOrProvinceCode: name,
          zipCode: zip,
          streetLine1: street,
          streetLine2: name,
          streetLine3: city,
        },
      }));
  const sizes = [
    ...Object.values(STOCKS).map(({ label }) => label),
    ...[A4, LETTER].flatMap((sheet) => [labelSizeOn(sheet, 2), labelSizeOn(sheet, 4)]),
  ];
  const longest = fc
    .record({
      definition: fc.constantFrom(...NAMED),
      routingSymbology: fc.constantFrom(...ROUTING_SYMBOLOGIES),
      // Ǆ is the widest letter that the fonts have.
      textOf: fc.constantFrom(textsOf(MIXED), textsOf(['W', 'M']), textsOf(['Ǆ'])),
    })
    .chain(({ definition: { key, references }, routingSymbology, textOf }) =>
      fc
        .tuple(partyOf(textOf), partyOf(textOf), fc.tuple(...references.map(({ maxLength }) => textOf(maxLength))))
        .map(([from, to, values]) => {
          const customs = Array.from({ length: 20 }, (_, i) => customsItem(i));
          const named = references.map(({ key: name, label }, i) => ({ key: name, label, value: values[i] ?? '' }));
          const request = { returnAddress: to, signatureOption: { signatureOptionType: 'ADULT' as const } };
          return sample({
            ...{ carrier: key, routingSymbology, shipper: from, recipient: to, references: named, customs, request },
          });
        }),
    );

  test('every message is on the label to its last letter, on every stock and resolution', async () => {
    await fc.assert(
      fc.asyncProperty(longest, fc.constantFrom(...sizes), fc.constantFrom(203, 300), async (input, size, dpi) => {
        const layout = await layoutOf(input, { size, dpi });
        expect(checkLayout(layout)).toEqual([]);
        const texts = layout.elements.map((element) => (element.kind === 'text' ? element.text : ''));
        const printed = without(texts.join(' '));
        for (const { value } of input.shipment.packages[0]?.references ?? [])
          expect(printed).toContain(without(printable(value, fonts)));
      }),
      { numRuns: runs(4000) },
    );
  });
});

test.each([0.7, 1, 1.4])(
  'MaxiCode keeps the size that its standard gives it on a label %f times as large',
  async (scale) => {
    const size = { width: LABEL_4X6.width * scale, height: LABEL_4X6.height * scale };
    const input = sample({ routingSymbology: 'MAXICODE' });
    const { elements } = await layoutOf(input, { size, dpi: 300 });
    const codes = elements.filter(({ kind }) => kind === 'maxicode');
    for (const code of codes as { width: number; height: number }[]) {
      expect(code.width).toBe(300);
      expect(code.height).toBe(Math.ceil(maxiCodeHeight(300)));
    }
    expect(codes).toHaveLength(1);
  },
);
