import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What is wider than its room, in the page: whatever would have to be scrolled sideways, or is cut off. Tables that scroll within their
 * own box may be wider; so may what is there for screen readers only, and text that ends in an ellipsis. What a select
 * shows as chosen must fit beside its arrow.
 */
const FIND_MISFITS = `(() => {
  const isExempt = (element) => element.closest('[role="region"][tabindex="0"], .visually-hidden') !== null;
  const name = (element) =>
    element.tagName.toLowerCase() + (element.id ? '#' + element.id : '') +
    [...element.classList].map((one) => '.' + one).join('') + ' "' + (element.textContent ?? '').trim().slice(0, 40) + '"';
  const misfits = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > page.clientWidth) misfits.push('the page is ' + page.scrollWidth + ' wide, its room ' + page.clientWidth);
  const pen = document.createElement('canvas').getContext('2d');
  for (const select of document.querySelectorAll('select')) {
    if (select.clientWidth === 0) continue;
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
    pen.font = font;
    const room = select.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd);
    for (const { text } of select.selectedOptions) {
      const width = pen.measureText(text).width;
      if (width > room + 1) misfits.push(name(select) + ' says "' + text + '", ' + Math.ceil(width) + ' wide, its room ' + Math.floor(room));
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || isExempt(element) || element.clientWidth === 0) continue;
    const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
    const isWider = element.scrollWidth > element.clientWidth + 1;
    if (!isWider || overflowX === 'visible' || textOverflow === 'ellipsis' || clipPath !== 'none') continue;
    if (element.matches('input, textarea, select')) continue;
    const edge = element.getBoundingClientRect().left + element.clientLeft + element.clientWidth;
    const beyond = [...element.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > edge + 1).at(-1);
    const because = beyond ? ', because of ' + name(beyond) : '';
    misfits.push(name(element) + ' is ' + element.scrollWidth + ' wide, its room ' + element.clientWidth + because);
  }
  return misfits;
})()`;

/** Fails where something does not fit into the width of the page as it is. @param look what it looks like, for who reads the failure */
export async function expectToFit(page: Page, look?: string): Promise<void> {
  expect(await page.evaluate(FIND_MISFITS), look).toEqual([]);
}
