import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Frames for which the body may have the focus: the window gives it back within two, and a busy machine is allowed some more. */
const FRAMES = 10;

/** From now on the page notes whenever the body keeps the focus, whatever is done or waited for meanwhile. */
const WATCH = `window.focusWatch ??= (() => {
  const watch = { frames: 0, falls: 0 };
  (function look() {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    watch.frames = isLost ? watch.frames + 1 : 0;
    if (watch.frames === ${FRAMES}) watch.falls += 1;
    requestAnimationFrame(look);
  })();
  return watch;
})()`;
/** How often it fell since the last question, once whatever has changed had its frames. */
const FALLS = `new Promise((resolve) => {
  const wait = (left) => requestAnimationFrame(() => {
    if (left > 0) return wait(left - 1);
    resolve(focusWatch.falls);
    focusWatch.falls = 0;
  });
  wait(${FRAMES} + 2);
})`;

/** Actions of a person in one page, after each of which something has the focus, and had it all along. */
export function stepsIn(page: Page) {
  async function step(what: string, act: () => Promise<unknown>, seen?: () => Promise<unknown>): Promise<void> {
    await page.evaluate(`void (${WATCH})`);
    await act();
    await seen?.();
    await page.evaluate(`void (${WATCH})`);
    expect(await page.evaluate(FALLS), `the focus fell to the body: ${what}`).toBe(0);
  }
  const keys = (chord: string) => () => page.keyboard.press(chord);
  /** As by keyboard: the focus on it, and Enter. */
  const enter = (button: Locator) => async () => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  const gone = (locator: Locator) => () => locator.first().waitFor({ state: 'detached' });
  const hidden = (locator: Locator) => () => locator.first().waitFor({ state: 'hidden' });
  const shown = (locator: Locator) => () => locator.first().waitFor();
  return { step, keys, enter, gone, hidden, shown };
}
