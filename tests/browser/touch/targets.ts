import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a thumb in a glove needs, in CSS pixels. */
const LEAST = 72;

/**
 * What can be pressed or typed in and is too small for a glove, in the page. An action has its size both ways, a field its height. What
 * counts is where a press arrives at it: on itself, on what is in it, on its label. A link in a sentence may be as small as its words.
 */
const FIND_SMALL = `(() => {
  const ACTIONS = 'button, a[href], summary, input[type=checkbox], input[type=radio], [role=tab], [role=option]';
  const FIELDS = 'input:not([type=checkbox], [type=radio], [type=hidden]), select, textarea';
  const isShown = (one) => {
    const { width, height } = one.getBoundingClientRect();
    if (width === 0 || height === 0 || !one.checkVisibility({ visibilityProperty: true })) return false;
    return getComputedStyle(one).clipPath !== 'inset(50%)' && one.closest('.visually-hidden') === null;
  };
  const isInSentence = (one) => {
    if (!one.matches('a') || getComputedStyle(one).display !== 'inline') return false;
    const around = one.closest('p, li, dd, td, small') ?? one.parentElement;
    const others = [...around.querySelectorAll('a')].reduce((left, { textContent }) => left.replace(textContent, ''), around.textContent);
    return /\\p{L}{2}/u.test(others);
  };
  const arrives = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || hit.closest('label')?.control === one);
  };
  /** From its middle, how far a press arrives. */
  const reach = (one) => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const far = (dx, dy) => {
      let steps = 0;
      while (steps <= ${LEAST} && arrives(one, x + dx * (steps + 1), y + dy * (steps + 1))) steps += 1;
      return steps;
    };
    return { width: far(-1, 0) + 1 + far(1, 0), height: far(0, -1) + 1 + far(0, 1) };
  };
  // What lies behind a dialog cannot be pressed.
  const within = [...document.querySelectorAll('[role=dialog][data-state=open]')].at(-1) ?? document;
  const small = [];
  let count = 0;
  for (const one of within.querySelectorAll(ACTIONS + ', ' + FIELDS)) {
    if (one.matches(':disabled') || !isShown(one) || isInSentence(one)) continue;
    count += 1;
    const isEnough = ({ width, height }) => height >= ${LEAST} - 0.5 && (one.matches(FIELDS) || width >= ${LEAST} - 0.5);
    const box = one.getBoundingClientRect();
    if (isEnough(box)) continue;
    const reached = reach(one);
    if (isEnough(reached)) continue;
    const words = one.getAttribute('aria-label') ?? (one.textContent.trim() || one.labels?.[0]?.textContent.trim() || one.type || '');
    small.push(one.tagName.toLowerCase() + [...one.classList].map((name) => '.' + name).join('') + ' "' + words.slice(0, 40) + '" '
      + Math.round(box.width) + ' × ' + Math.round(box.height) + ', pressed ' + reached.width + ' × ' + reached.height);
  }
  return { small, count };
})()`;

/** Fails where something on the page is too small for a glove. @param look what it looks like, for who reads the failure */
export async function expectLargeTargets(page: Page, look?: string): Promise<void> {
  const { small, count } = await page.evaluate<{ small: string[]; count: number }>(FIND_SMALL);
  expect(small, look).toEqual([]);
  expect(count, 'nothing can be pressed').toBeGreaterThan(0);
}

/** Panels that something stands out of, in the page: the page has room beside them, so that it does not scroll. */
const FIND_OUTSIDE = `[...document.querySelectorAll('.panel, .disclosure, .banner')]
  .filter((one) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === 'visible')
  .map(({ scrollWidth, clientWidth, textContent }) => textContent.trim().slice(0, 60) + ': ' + scrollWidth + ' wide, its room ' + clientWidth)`;

/** Fails where something stands out of the panel that it is in. */
export async function expectWithinPanels(page: Page, look?: string): Promise<void> {
  expect(await page.evaluate(FIND_OUTSIDE), look).toEqual([]);
}
