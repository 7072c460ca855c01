import { expect, it } from 'vitest';
import { createEplDrawer } from '#electron/labels/epl.ts';
import type { MatrixElement } from '#electron/labels/layout/element.ts';
import { symbolPicture } from '#electron/labels/raster/picture.ts';
import { fonts } from '../drawing.ts';
import { graphicRows, hasCups, printWithCups } from './cups.ts';
import { parseEpl } from './parse.ts';

if (!hasCups) console.log('Skipped: EPL2 graphics against CUPS (apt-get install cups).');

/** Cells without any symmetry, so that a wrong polarity, bit order or row order would show; no row is all white. */
const cells = Array.from({ length: 40 }, (_, y) =>
  Array.from({ length: 200 }, (_, x) => x === y || (x * x + 3 * y * x + y) % 7 < 2),
);
const element: MatrixElement = {
  kind: 'matrix',
  symbology: 'DATA_MATRIX',
  data: '',
  cells,
  module: 1,
  x: 0,
  y: 0,
  width: 200,
  height: 40,
};

it.skipIf(!hasCups)('graphics have the polarity and the bit order of CUPS’s own EPL2 driver', () => {
  const layout = { dpi: 203, width: 200, height: 40, elements: [element] };
  const graphic = parseEpl(createEplDrawer(fonts)(layout)).find((command) => command.name === 'GW');
  const rows = graphicRows(printWithCups(symbolPicture(element).bitmap));
  expect(rows.size).toBe(40);
  for (const [y, row] of rows) {
    expect(graphic?.data.subarray(y * 25, (y + 1) * 25).toString('hex')).toBe(row.toString('hex'));
  }
});
