import type { Page } from 'playwright-core';

/** All that a page holds: what it is made of, and what stands in its fields, of which its source says nothing. */
export async function heldBy(page: Page): Promise<string> {
  const values = await page.evaluate<string[]>(
    "[...document.querySelectorAll('input, textarea')].map(({ value }) => value)",
  );
  return [await page.content(), ...values].join('\n');
}
