import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Words that no German sentence has, and hardly an English one goes without. */
const ENGLISH = String.raw`/(?<![\p{L}.-])(?:the|cannot|does|of|and|with|from|which|their|takes|there|this|that|has|been|not|any|is)(?![\p{L}.-])/iu`;

/** Text nodes that are shown, but for what is marked as English or as nobody's language: code, fields that people fill. */
const FIND_ENGLISH = `(() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.textContent.trim();
    const parent = node.parentElement;
    if (parent.closest('[lang=en], [translate=no], .code, code, pre, script, style')) continue;
    if (${ENGLISH}.test(words)) found.push(words);
  }
  return found;
})()`;

/** Nothing on the page is said in English that does not say so. */
export async function expectGerman(page: Page): Promise<void> {
  expect(await page.evaluate(FIND_ENGLISH)).toEqual([]);
}
