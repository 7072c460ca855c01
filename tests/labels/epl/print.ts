import bwipjs from 'bwip-js/node';
import { blacken, combine, createBitmap, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import { createTextRaster } from '#electron/labels/raster/text-raster.ts';
import { fonts } from '../drawing.ts';
import { parseEpl, type EplCommand } from './parse.ts';

const raster = createTextRaster(fonts);

/** Cells of fonts 1 to 4 at 203 dpi: dots from letter to letter, and height. */
const CELLS: Readonly<Record<number, [pitch: number, height: number]>> = {
  1: [10, 12],
  2: [12, 16],
  3: [14, 20],
  4: [16, 24],
};

/**
 * Prints EPL2 into a picture, as a 203 dpi printer would: graphics overwrite what is under them, letters stand in cells of one width (their shapes are
 * Arimo's, not the printer's). @throws Error where anything lies outside the label.
 */
export function printEpl(bytes: Uint8Array): Bitmap {
  const commands = parseEpl(bytes);
  const width = commands.find(({ name }) => name === 'q') as { value: number };
  const form = commands.find(({ name }) => name === 'Q') as { length: number };
  const label = createBitmap(width.value, form.length);
  for (const command of commands) print(command, label);
  return label;
}

function print(command: EplCommand, label: Bitmap): void {
  switch (command.name) {
    case 'A':
      return printText(command, label);
    case 'B':
      return printBars(command, label);
    case 'LO':
      inside(label, command.x, command.y, command.width, command.height);
      return fill(label, command.x, command.y, command.width, command.height);
    case 'GW':
      return printGraphic(command, label);
    default:
  }
}

function printText({ x, y, rotation, font, across, down, data }: EplCommand & { name: 'A' }, label: Bitmap): void {
  const [pitch, height] = CELLS[font] ?? [0, 0];
  if (rotation !== 0 || across !== 1 || down !== 1) throw new Error('Only upright text of single size is used');
  const letters = Array.from(new TextDecoder('windows-1252').decode(data));
  inside(label, x, y, letters.length * pitch, height);
  letters.forEach((letter, i) => {
    const { bitmap, ascent } = raster(letter, 'regular', height);
    combine(bitmap, label, x + i * pitch, y + Math.round(height * 0.8) - ascent, 'black');
  });
}

/** The bars come from bwip-js, which knows nothing of our own encoders. */
function printBars({ x, y, type, narrow, wide, height, data }: EplCommand & { name: 'B' }, label: Bitmap): void {
  const bcid = type === '1' ? 'code128' : 'interleaved2of5';
  const [symbol] = bwipjs.raw({ bcid, text: data }) as unknown as { sbs: number[] }[];
  const widths = (symbol?.sbs ?? []).map((modules) => (type === '1' ? modules * narrow : modules > 1 ? wide : narrow));
  inside(
    label,
    x,
    y,
    widths.reduce((sum, dots) => sum + dots, 0),
    height,
  );
  let left = x;
  widths.forEach((dots, i) => {
    if (i % 2 === 0) fill(label, left, y, dots, height);
    left += dots;
  });
}

/** 1 is white, the leftmost dot is the highest bit; white dots overwrite too. The padding of the last byte may reach over the edge. */
function printGraphic({ x, y, bytesPerRow, height, data }: EplCommand & { name: 'GW' }, label: Bitmap): void {
  inside(label, x, y, 8 * (bytesPerRow - 1) + 1, height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < 8 * bytesPerRow; column++) {
      const bit = ((data[row * bytesPerRow + (column >> 3)] ?? 0) >> (7 - (column & 7))) & 1;
      if (bit === 0) blacken(label, x + column, y + row);
      else whiten(label, x + column, y + row);
    }
  }
}

function inside(label: Bitmap, x: number, y: number, width: number, height: number): void {
  if (x + width > label.width || y + height > label.height)
    throw new Error(`Outside the label: ${x},${y} ${width} x ${height}`);
}

function fill(label: Bitmap, x: number, y: number, width: number, height: number): void {
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) blacken(label, x + column, y + row);
}

function whiten({ bits, bytesPerRow, width, height }: Bitmap, x: number, y: number): void {
  if (x >= width || y >= height) return;
  const at = y * bytesPerRow + (x >> 3);
  bits[at] = (bits[at] ?? 0) & ~(0x80 >> (x & 7));
}
