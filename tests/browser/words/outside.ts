import type { Page } from 'playwright-core';

/** Texts that go on where their box ends, in the page: they lie over what stands there. A box that scrolls, or cuts off, says so itself. */
const FIND_OUTSIDE = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set();
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode;
    if (data.trim() === '' || parentElement.closest('nav, .visually-hidden, script, style, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const end = Math.max(...[...range.getClientRects()].map(({ right }) => right));
    for (let box = parentElement; box !== document.body; box = box.parentElement) {
      const { display, overflowX } = getComputedStyle(box);
      if (overflowX !== 'visible') break;
      if (display !== 'inline' && display !== 'contents' && end > box.getBoundingClientRect().right + 1)
        found.add('"' + data.trim().slice(0, 40) + '" goes out of ' + box.tagName.toLowerCase() + ' ' + box.className);
    }
  }
  return [...found];
})()`;

export const textsOutside = (page: Page): Promise<string[]> => page.evaluate(FIND_OUTSIDE);
