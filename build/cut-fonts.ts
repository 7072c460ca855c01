/**
 * Cuts Arimo into the small font files that labels embed (`npm run fonts`); the files are committed, so that nothing is cut at
 * run time. Tables that no PDF viewer and no parser of ours reads are dropped, hints too: labels are drawn on whole dots.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FONT_BLOCKS, FONT_WEIGHTS, fontFileName, type FontBlock } from '#electron/labels/text/font-blocks.ts';

const SOURCE = new URL('../node_modules/@expo-google-fonts/arimo/', import.meta.url);
const TARGET = new URL('../electron/labels/fonts/', import.meta.url);
const SOURCE_FILES = { regular: '400Regular/Arimo_400Regular.ttf', bold: '700Bold/Arimo_700Bold.ttf' };
const DROPPED_TABLES = ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp', 'OS/2', 'name', 'post', 'prep', 'cvt ', 'fpgm'];

const characters = (block: FontBlock) =>
  block.codePoints.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

const taken = new Set<number>();
for (const block of FONT_BLOCKS) {
  const text = characters(block).filter((codePoint) => !taken.has(codePoint));
  text.forEach((codePoint) => taken.add(codePoint));
  for (const weight of FONT_WEIGHTS) {
    const font = await subsetFont(readFileSync(new URL(SOURCE_FILES[weight], SOURCE)), String.fromCodePoint(...text), {
      targetFormat: 'truetype',
      noHinting: true,
      noLayoutClosure: true,
      dropTables: DROPPED_TABLES,
    });
    writeFileSync(new URL(fontFileName(block, weight), TARGET), font);
    console.log(`${fontFileName(block, weight)}  ${font.length} bytes`);
  }
}
copyFileSync(new URL('LICENSE_FONT', SOURCE), new URL('OFL.txt', TARGET));
