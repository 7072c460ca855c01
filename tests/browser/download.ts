import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** What the page saves when that is done: its name and its bytes. The browser is not in this process, so there is no path to read. */
export async function downloadOf(page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), bytes: await buffer(await download.createReadStream()) };
}
