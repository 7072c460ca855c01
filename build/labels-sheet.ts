/**
 * Draws every carrier's label in every format, renders each as a printer or viewer would, and writes one picture of all of them
 * (`npm run labels:sheet [file]`; dist/labels-sheet.png unless given). A column is a carrier, a row a format: PDF, EPL2, ZPL II, GIF, PNG. Below them
 * are nine scripts, and the fullest label that each carrier may have.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { PNG } from 'pngjs';
import { isBlack, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import { IMAGE_TYPES, type ImageType } from '#shared/schema/shipping/label-specification.ts';
import { draw, picture, readGif, readPng } from '../tests/labels/drawing.ts';
import { printEpl } from '../tests/labels/epl/print.ts';
import { fullest } from '../tests/labels/fullest.ts';
import { sample, samples } from '../tests/labels/samples.ts';
import { recipientIn, SCRIPT_RECIPIENTS, type Script } from '../tests/labels/script-recipients.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import { CARRIERS } from '#shared/schema/accounts/carrier.ts';
import { printZpl } from '../tests/labels/zpl/print.ts';

const VIEWS: Readonly<Record<ImageType, (bytes: Uint8Array) => Bitmap | Promise<Bitmap>>> = {
  PDF: picture,
  EPL: printEpl,
  ZPL: printZpl,
  GIF: readGif,
  PNG: readPng,
};

/** Dots of a label for each dot of the sheet, in both directions. */
const REDUCTION = 2;
const CELL = { width: 812 / REDUCTION, height: 1218 / REDUCTION, gap: 12 };

const carriers = samples();
const inFormat = (input: RenderInput, imageType: ImageType): RenderInput => ({
  ...input,
  shipment: { ...input.shipment, imageType },
});
const rows: readonly (readonly RenderInput[])[] = [
  ...IMAGE_TYPES.map((imageType) => carriers.map((input) => inFormat(input, imageType))),
  (Object.keys(SCRIPT_RECIPIENTS) as Script[]).map((script) => sample({ recipient: recipientIn(script) })),
  CARRIERS.map((carrier) => fullest(carrier)),
];

const sheet = new PNG({
  width: carriers.length * (CELL.width + CELL.gap) + CELL.gap,
  height: rows.length * (CELL.height + CELL.gap) + CELL.gap,
});
sheet.data.fill(0xd0);
for (let i = 3; i < sheet.data.length; i += 4) sheet.data[i] = 0xff;

for (const [row, inputs] of rows.entries()) {
  for (const [column, input] of inputs.entries()) {
    const left = CELL.gap + column * (CELL.width + CELL.gap);
    const top = CELL.gap + row * (CELL.height + CELL.gap);
    place(await VIEWS[input.shipment.imageType]((await draw(input)).bytes), left, top);
  }
}

/** Each dot of the sheet is as grey as the label's dots that it stands for. */
function place(label: Bitmap, left: number, top: number): void {
  for (let y = 0; y < CELL.height; y++) {
    for (let x = 0; x < CELL.width; x++) {
      const grey = 255 - Math.round((255 * blackDots(label, x * REDUCTION, y * REDUCTION)) / REDUCTION ** 2);
      sheet.data.fill(grey, 4 * ((top + y) * sheet.width + left + x), 4 * ((top + y) * sheet.width + left + x) + 3);
    }
  }
}

function blackDots(label: Bitmap, x: number, y: number): number {
  let black = 0;
  for (let dy = 0; dy < REDUCTION; dy++) {
    for (let dx = 0; dx < REDUCTION; dx++) if (isBlack(label, x + dx, y + dy)) black++;
  }
  return black;
}

const file = resolve(process.argv[2] ?? new URL('../dist/labels-sheet.png', import.meta.url).pathname);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, PNG.sync.write(sheet));
console.log(`${carriers.length} carriers in ${IMAGE_TYPES.join(', ')}, nine scripts, the fullest labels: ${file}`);
