import { describe, expect, test } from 'vitest';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { LABEL_4X6, STOCKS } from '#electron/labels/layout/stock.ts';
import { maxiCodeHeight } from '#electron/labels/layout/geometry.ts';
import type { RenderInput } from '#electron/engine/ports.ts';
import { draw, layoutOf, readPdf } from './drawing.ts';
import { party, sample } from './samples.ts';

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
  const { key, references } = CARRIER_DEFINITIONS[index] ?? CARRIER_DEFINITIONS[0]!; // eslint-disable-line @typescript-eslint/no-non-null-assertion
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

describe.each([...CARRIER_DEFINITIONS.entries()])('carrier %i', (index) => {
  test.each([
    ['usual', usual],
    ['wide', wide],
  ] as const)('prints all of its messages of %s letters, on every stock and resolution', (_name, text) => {
    const { input, messages } = full(index, text);
    const sizes = [
      LABEL_4X6,
      ...new Set(Object.values(STOCKS).map((stock) => ('label' in stock ? stock.label : LABEL_4X6))),
    ];
    for (const size of sizes as (typeof LABEL_4X6)[]) {
      for (const dpi of [203, 300]) {
        const layout = layoutOf(input, { size, dpi });
        const printed = without(
          layout.elements.map((element) => (element.kind === 'text' ? element.text : '')).join(' '),
        );
        for (const message of messages) expect(printed).toContain(without(message));
      }
    }
  });

  test('and they are read back from the PDF', async () => {
    const { input, messages } = full(index, usual);
    const [page] = await readPdf((await draw(input)).bytes);
    for (const message of messages) expect(without(page?.text ?? '')).toContain(without(message));
  });
});

test.each([0.7, 1, 1.4])('MaxiCode keeps the size that its standard gives it on a label %f times as large', (scale) => {
  const size = { width: LABEL_4X6.width * scale, height: LABEL_4X6.height * scale };
  const input = sample({ carrier: 'CARRIER_B' });
  const codes = layoutOf(input, { size, dpi: 300 }).elements.filter(({ kind }) => kind === 'maxicode');
  for (const code of codes as { width: number; height: number }[]) {
    expect(code.width).toBe(300);
    expect(code.height).toBe(Math.ceil(maxiCodeHeight(300)));
  }
  expect(codes).toHaveLength(1);
});
