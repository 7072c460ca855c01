import type { Page } from 'playwright-core';

/** Stands in for the print dialog, and notes what it was given: the sizes of the pages, or the words of the paper. */
const DIALOG = `window.print = () => {
  const paper = document.querySelector('body > .print-only');
  const pages = [...paper.querySelectorAll('canvas')].map(({ width, height }) => width + 'x' + height);
  const cells = [...paper.querySelectorAll('h1, p, tr')].map((row) => [...row.childNodes].map((cell) => cell.textContent).join('\\t'));
  document.body.dataset.printed = [...pages, ...cells].join('\\n');
  window.dispatchEvent(new Event('afterprint'));
}`;

/** From now on the page prints into a dialog of ours. */
export async function printDialog(page: Page) {
  await page.evaluate(DIALOG);
  return {
    /** What it was given last: a line a page, as `WIDTHxHEIGHT`, or a line a row, with tabs between its cells. Empty where nothing was. */
    printed: () => page.evaluate<string>(`document.body.dataset.printed ?? ''`),
    forget: () => page.evaluate('delete document.body.dataset.printed'),
  };
}
