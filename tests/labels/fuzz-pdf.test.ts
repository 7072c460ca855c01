import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTypesetter, textLine } from '#electron/labels/layout/typesetter.ts';
import { createPdfDrawer } from '#electron/labels/pdf.ts';
import { printable } from '#electron/labels/text/printable.ts';
import { SHAPED_LETTERS } from '#electron/labels/text/script-fonts.ts';
import { runs } from '../forms.ts';
import { fonts, readPdf } from './drawing.ts';
import { hostileText } from './fuzz.ts';

const drawPdf = createPdfDrawer(fonts);
const typesetter = createTypesetter(fonts, 203);
const LINES = 50;

/**
 * What PDFium cannot know when it reads text off a page: where spaces are (it guesses from gaps, and a mark without width misleads it), and
 * how often the same mark was drawn in the same place.
 */
const asRead = (text: string) => text.replace(/\s+/g, '').replace(/(\p{M})\1+/gu, '$1');

/** Ends each line, because PDFium takes a hyphen at the end for a broken word. */
const END = '#';

/** Texts under each other on one wide page. */
async function readBack(texts: string[]): Promise<string[]> {
  await fonts.prepare(texts);
  const elements = texts.map((text, i) =>
    textLine(`${text}${END}`, { size: 30 }, { x: 20, y: 20 + 60 * i, maxWidth: 9000 }, typesetter),
  );
  const page = { dpi: 203, width: 9000, height: 60 * LINES + 60, elements };
  const [read] = await readPdf(await drawPdf([page], { title: 'Fuzz', createdAt: 0 }));
  return (read?.text ?? '').split('\n').map(asRead);
}

const drawnTexts = fc
  .sample(hostileText(12), { numRuns: runs(10_000), seed: Number(process.env['TEST_SEED'] ?? 1) })
  .map((text) => printable(text, fonts));
const isShaped = (text: string) => SHAPED_LETTERS.test(text);
const pagesOf = (texts: readonly string[]) =>
  Array.from({ length: Math.ceil(texts.length / LINES) }, (_, page) => texts.slice(page * LINES, (page + 1) * LINES));

it('hostile texts are read back from the PDF as they were typed, or as their documented replacement', async () => {
  for (const page of pagesOf(drawnTexts.filter((text) => !isShaped(text)))) {
    expect(await readBack(page)).toEqual(page.map((text) => `${asRead(text)}${END}`));
  }
});

/** PDFium orders and parts lines that run to the left in its own way, and knows no forms of compatibility: scripts.test.ts reads them with poppler. A letter
 * whose mark the font draws apart is read as letter and mark. */
it('no letter of them is lost where letters join or change places', async () => {
  const letters = (texts: readonly string[]) =>
    [
      ...new Set(
        texts
          .join('')
          .normalize('NFD')
          .replace(/[^\p{L}\u0653-\u0655]|[^\u0000-\uffff]/gu, ''),
      ),
    ].sort();
  for (const page of pagesOf(drawnTexts.filter(isShaped))) {
    const read = new Set(letters(await readBack(page)));
    expect(letters(page).filter((letter) => !read.has(letter) && letter === letter.normalize('NFKC'))).toEqual([]);
  }
});
