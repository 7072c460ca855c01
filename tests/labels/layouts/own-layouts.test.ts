import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutFaults } from '#electron/engine/account-labels/layout-faults.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import { LabelFitError } from '#electron/labels/cells/fit-error.ts';
import { labelContent } from '#electron/labels/label/content.ts';
import { layoutLabel } from '#electron/labels/label/label-layout.ts';
import type { Layout } from '#electron/labels/layout/element.ts';
import { LABEL_4X6 } from '#electron/labels/layout/stock.ts';
import { createPageRaster } from '#electron/labels/raster/page-raster.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import {
  CELL_ALIGNS,
  CELL_LOOKS,
  CELL_OPTIONS,
  CELL_SIZES,
  INVERSE_BLOCKS,
  LABEL_BLOCKS,
  LEAST_COLUMNS,
  NEEDED_BLOCKS,
  SYMBOLOGIES,
  type CellOption,
  type LabelBlock,
  type LabelCell,
} from '#shared/schema/accounts/labels/label-cell.ts';
import { LABEL_FIELDS } from '#shared/schema/accounts/labels/label-content.ts';
import { ROW_RULES, type LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';
import { CARRIERS } from '#shared/schema/accounts/carrier.ts';
import { runs } from '../../forms.ts';
import { fonts, renderer } from '../drawing.ts';
import { fullest, textsIn, usual, wide } from '../fullest.ts';
import { sample } from '../samples.ts';

const drawPicture = createPageRaster(fonts);
const without = (text: string) => text.replaceAll(/\s+/g, '');

const part = fc.oneof(
  fc.record({ text: fc.string({ unit: fc.constantFrom('W', 'i', '7', ' ', '-'), minLength: 1, maxLength: 12 }) }),
  fc.record({ field: fc.constantFrom(...LABEL_FIELDS), first: fc.integer({ min: 1, max: 12 }) }),
  fc.record({ field: fc.constantFrom(...LABEL_FIELDS) }),
);
const content = fc.array(part, { minLength: 1, maxLength: 2 });

/** What an option may be, and in how many of ten cells it is given. */
const optionOf = (block: LabelBlock, option: CellOption): fc.Arbitrary<unknown> => {
  const looks = CELL_LOOKS.filter((look) => look !== 'INVERSE' || INVERSE_BLOCKS.includes(block));
  const isNeeded = option === 'content' && block !== 'ROUTING';
  const values: Record<CellOption, fc.Arbitrary<unknown>> = {
    look: fc.constantFrom(...looks),
    size: fc.constantFrom(...CELL_SIZES),
    align: fc.constantFrom(...CELL_ALIGNS),
    caption: fc.boolean(),
    symbology: fc.constantFrom(...SYMBOLOGIES),
    content,
  };
  return isNeeded ? values.content : fc.option(values[option], { nil: undefined, freq: 1 });
};

const cellOf = (block: LabelBlock): fc.Arbitrary<LabelCell> =>
  fc
    .record(Object.fromEntries(CELL_OPTIONS[block].map((option) => [option, optionOf(block, option)])))
    .map((options) => {
      const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
      return { block, ...given } as LabelCell;
    });

/** Blocks side by side as long as a row has columns for them. */
function rowsOf(cells: readonly LabelCell[]): LabelCell[][] {
  const rows: LabelCell[][] = [];
  let left = 0;
  for (const cell of cells) {
    const columns = LEAST_COLUMNS[cell.block] ?? 2;
    const row = rows.at(-1);
    if (row && row.length < 4 && columns <= left) {
      row.push(cell);
      left -= columns;
    } else {
      rows.push([cell]);
      left = 12 - columns;
    }
  }
  return rows;
}

const layouts = fc
  .tuple(
    fc.subarray(LABEL_BLOCKS.filter((block) => !(NEEDED_BLOCKS as readonly LabelBlock[]).includes(block))),
    fc.array(fc.constantFrom<LabelBlock>('TEXT', 'BARCODE', 'ROUTING'), { maxLength: 2 }),
  )
  .chain(([blocks, more]) => {
    const all = [...NEEDED_BLOCKS, ...blocks, ...more];
    return fc.shuffledSubarray(all, { minLength: all.length }).chain((order) => fc.tuple(...order.map(cellOf)));
  })
  .chain((cells) => {
    const rows = rowsOf(cells);
    const drawn = rows.map(() => fc.record({ rule: fc.constantFrom(...ROW_RULES), divided: fc.boolean() }));
    return fc.tuple(...drawn).map((lines): LabelLayout => ({
      rows: rows.map((each, i) => ({ ...lines[i], cells: each })),
    }));
  });

const shipments = fc
  .record({
    carrier: fc.constantFrom(...CARRIERS),
    isFull: fc.boolean(),
    text: fc.constantFrom(usual, wide),
    sorting: fc.option(fc.constantFrom({ depot: 'KASSEL-WEST', sortCode: 'H 17-3', route: 'R0815' }), {
      nil: undefined,
    }),
  })
  .map(({ carrier, isFull, text, sorting }) =>
    isFull ? fullest(carrier, text, { sorting }) : sample({ carrier, sorting }),
  );

/** The labels of a shipment by an account's own layout; null where it is refused, as it is before anything is bought. */
async function laid(input: RenderInput, layout: LabelLayout): Promise<Layout[] | null> {
  const said = await labelContent(input, 0, 'UTC', { layout, logo: null, isOwn: true });
  try {
    return layoutLabel(said, LABEL_4X6, 203, fonts);
  } catch (error) {
    if (error instanceof LabelFitError) return null;
    throw error;
  }
}

test('a layout that the station takes draws any shipment so that it can be read, or the shipment is refused before it is bought', async () => {
  let drawn = 0;
  await fc.assert(
    fc.asyncProperty(layouts, shipments, async (layout, input) => {
      fc.pre(layoutFaults(layout).length === 0);
      const tried = await renderer().tryDesign(sample(), { layout, logo: null }, { stock: 'STOCK_4X6', dpi: 203 });
      fc.pre(tried.faults.length === 0);
      const pages = await laid(input, layout);
      if (pages === null) return;
      const faults = pages.flatMap(checkLayout);
      // Such a label is refused as one without room is: its faults are looked for before anything is sent.
      if (faults.length > 0) return;
      drawn += 1;
      const read = await Promise.all(pages.map((page) => verifyLabel(page, drawPicture(page))));
      const symbols = read.flatMap((label) => label.symbols);
      expect(symbols.map(({ data }) => data)).toContain(input.trackingNumbers[0]);
      for (const symbol of symbols) expect(symbol.read).toBe(symbol.data);
      const printed = without(pages.flatMap(textsIn).join(''));
      for (const line of [input.shipment.request.recipient.contact.personName ?? '', input.shipment.service.name])
        expect(printed).toContain(without(line));
    }),
    { numRuns: runs(300) },
  );
  expect(drawn).toBeGreaterThan(0);
});
