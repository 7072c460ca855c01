import { readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { icnsFile, icoFile } from '../../build/icon-containers.ts';

const FOLDER = new URL('../../build/installer/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, FOLDER));
const widthOf = (png: Buffer) => PNG.sync.read(png).width;

/** The widths that an .ico claims, and those of the pictures that lie where it says. */
function readIco(file: Buffer) {
  return Array.from({ length: file.readUInt16LE(4) }, (_, i) => {
    const entry = file.subarray(6 + 16 * i);
    const offset = entry.readUInt32LE(12);
    return [entry.readUInt8(0) || 256, widthOf(file.subarray(offset, offset + entry.readUInt32LE(8)))];
  });
}

function readIcns(file: Buffer) {
  const found: [name: string, width: number][] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4))
    found.push([file.toString('latin1', at, at + 4), widthOf(file.subarray(at + 8, at + file.readUInt32BE(at + 4)))]);
  return found;
}

describe('the icons of the installers', () => {
  test('are there for Windows up to 256 pixels', () => {
    expect(readIco(read('icon.ico'))).toEqual([16, 24, 32, 48, 64, 128, 256].map((size) => [size, size]));
  });

  test('are there for macOS up to 1024 pixels, for plain and dense screens', () => {
    const file = read('icon.icns');
    expect([file.toString('latin1', 0, 4), file.readUInt32BE(4)]).toEqual(['icns', file.length]);
    expect(Object.fromEntries(readIcns(file))).toEqual({
      ic07: 128,
      ic08: 256,
      ic09: 512,
      ic10: 1024,
      ic11: 32,
      ic12: 64,
      ic13: 256,
      ic14: 512,
    });
  });

  test('are there for Linux, each as wide as its name says', () => {
    const names = readdirSync(new URL('icons/', FOLDER));
    expect(names).toContain('512x512.png');
    for (const name of names) expect(`${widthOf(read(`icons/${name}`))}x`).toBe(/^\d+x/.exec(name)?.[0]);
  });

  test('are written as they are read', () => {
    const png = read('icons/64x64.png');
    expect(readIco(icoFile([{ size: 64, png }]))).toEqual([[64, 64]]);
    expect(readIcns(icnsFile([{ size: 64, png }]))).toEqual([['ic12', 64]]);
  });
});
