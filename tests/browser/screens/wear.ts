import type { Page } from 'playwright-core';
import type { WindowOptions } from '../window.ts';

export type Look = Pick<WindowOptions, 'language' | 'theme'>;

/** Switches the look of the page as another window of the machine would. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate(`{
    const key = 'packbench.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), ...${JSON.stringify(look)} }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }`);
  await page.locator(`html[lang="${look.language}"][data-theme="${look.theme}"]`).waitFor();
}
