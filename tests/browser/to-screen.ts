import type { Page } from 'playwright-core';

/**
 * Does what leads to another screen, and waits until that is there. What came before it has a heading, too, and perhaps the same words,
 * and would take the keys and scans that are meant for the next one.
 */
export async function toScreen(page: Page, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(`document.querySelector('main h1').setAttribute('data-left', '')`);
  await act();
  await page.locator('main h1:not([data-left])').waitFor({ state: 'attached' });
}

/** To the screen at that path behind `#`, as a link leads there. */
export async function goTo(page: Page, path: string): Promise<void> {
  if (new URL(page.url()).hash === `#${path}`) return;
  await toScreen(page, () => page.evaluate(`location.hash = ${JSON.stringify(path)}`));
}

/** To the screen of that number, by its key. */
export const pressScreen = (page: Page, digit: number) => toScreen(page, () => page.keyboard.press(`Control+${digit}`));
