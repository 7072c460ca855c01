/**
 * Cuts Arimo into the small font files that labels embed (`npm run fonts`), and Noto Sans of other scripts to what they have of their own; the
 * files are committed. Tables that no PDF viewer and no parser of ours reads are dropped, hints too: labels are drawn on whole dots.
 */
import { createRequire } from 'node:module';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { FONT_BLOCKS, FONT_WEIGHTS, fontFileName, type FontBlock } from '#electron/labels/text/font-blocks.ts';
import { SCRIPT_FONTS, scriptFileName } from '#electron/labels/text/script-fonts.ts';
import { COVERAGE_FILE, sliceFile, SLICED_PACKAGES, type FontName } from '#electron/labels/text/sliced-fonts.ts';
import { parseTrueType } from '#electron/labels/text/truetype.ts';

const SOURCE = new URL('../node_modules/@expo-google-fonts/arimo/', import.meta.url);
const TARGET = new URL('../electron/labels/fonts/', import.meta.url);
const SOURCE_FILES = { regular: '400Regular/Arimo_400Regular.ttf', bold: '700Bold/Arimo_700Bold.ttf' };
const NOTO_SOURCE = new URL('../node_modules/@expo-google-fonts/', import.meta.url);
const NOTO_FILES = { regular: '400Regular', bold: '700Bold' };
const UNREAD_TABLES = ['STAT', 'gasp', 'OS/2', 'name', 'post', 'prep', 'cvt ', 'fpgm'];
/** By which HarfBuzz chooses and places glyphs; Arimo's letters stand as they are. */
const SHAPING_TABLES = ['GDEF', 'GPOS', 'GSUB'];

const characters = (block: Pick<FontBlock, 'codePoints'>) =>
  block.codePoints.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));

/** Zero-width joiner and non-joiner, and the circle on which a mark stands that has no letter. */
const JOINERS = [0x200c, 0x200d, 0x25cc];

const taken = new Set<number>();
for (const block of FONT_BLOCKS) {
  const text = characters(block).filter((codePoint) => !taken.has(codePoint));
  text.forEach((codePoint) => taken.add(codePoint));
  for (const weight of FONT_WEIGHTS) {
    const font = await subsetFont(readFileSync(new URL(SOURCE_FILES[weight], SOURCE)), String.fromCodePoint(...text), {
      targetFormat: 'truetype',
      noHinting: true,
      noLayoutClosure: true,
      dropTables: [...UNREAD_TABLES, ...SHAPING_TABLES],
    });
    writeFileSync(new URL(fontFileName(block, weight), TARGET), font);
    console.log(`${fontFileName(block, weight)}  ${font.length} bytes`);
  }
}
for (const script of SCRIPT_FONTS) {
  for (const weight of FONT_WEIGHTS) {
    const source = `noto-sans-${script.name}/${NOTO_FILES[weight]}/NotoSans${script.name.replace(/^./, (c) => c.toUpperCase())}_${NOTO_FILES[weight]}.ttf`;
    const font = await subsetFont(
      readFileSync(new URL(source, NOTO_SOURCE)),
      String.fromCodePoint(...characters(script), ...JOINERS),
      { targetFormat: 'truetype', noHinting: true, dropTables: UNREAD_TABLES },
    );
    writeFileSync(new URL(scriptFileName(script, weight), TARGET), font);
    console.log(`${scriptFileName(script, weight)}  ${font.length} bytes`);
  }
}
const require = createRequire(import.meta.url);
const coverage: Record<string, Record<string, string>> = {};
for (const [name, folder] of Object.entries(SLICED_PACKAGES) as [FontName, string][]) {
  const claimed = JSON.parse(readFileSync(require.resolve(`${folder}/unicode.json`), 'utf8')) as Record<string, string>;
  const slices: Record<string, string> = {};
  for (const [key, ranges] of Object.entries(claimed)) {
    const slice = /^\[(\d+)\]$/.exec(key)?.[1];
    // The others are Latin, Greek and Cyrillic, which Arimo has.
    if (slice === undefined) continue;
    const text = ranges.split(',').flatMap((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-');
      return characters({ codePoints: [[Number.parseInt(first, 16), Number.parseInt(last, 16)]] });
    });
    const file = readFileSync(require.resolve(sliceFile(name, slice)));
    const font = await subsetFont(file, String.fromCodePoint(...text), { targetFormat: 'truetype' });
    const there = [...parseTrueType(font).glyphs.keys()].filter((codePoint) => text.includes(codePoint));
    if (there.length > 0) slices[slice] = inRanges(there);
  }
  coverage[name] = slices;
}
writeFileSync(COVERAGE_FILE, `${JSON.stringify(coverage)}\n`);

/** `4e00-4e07,4e0b` */
function inRanges(codePoints: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const codePoint of codePoints.toSorted((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && codePoint === range[1] + 1) range[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges
    .map(([first, last]) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join();
}

copyFileSync(new URL('LICENSE_FONT', SOURCE), new URL('OFL.txt', TARGET));
const licences = SCRIPT_FONTS.map(({ name }) =>
  readFileSync(new URL(`noto-sans-${name}/LICENSE_FONT`, NOTO_SOURCE), 'utf8').split('\n'),
);
// Each has its own authors, and all the same text.
const authors = new Set(licences.map(([holder = '']) => holder));
writeFileSync(new URL('OFL-Noto.txt', TARGET), [...authors, ...(licences[0]?.slice(1) ?? [])].join('\n'));
