import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A context of the browser that is used by one window after another, and the process that all of them run in. */
interface Kept {
  key: string;
  context: BrowserContext;
  /** A page that stays. Without one the process ends with each window, and with it whatever it has compiled. */
  anchor: Page;
  /** Its process crashed, or a test closed it. */
  isOver: boolean;
}

/**
 * Contexts of a browser, each for one window at a time: two windows share nothing, and one that opens later finds what the browser has loaded
 * and compiled. What a window stored is taken from the next one: cookies and permissions here, the rest by `openWindow`.
 */
export function contextsOf(browser: Browser) {
  const free: Kept[] = [];

  async function make(key: string, options: BrowserContextOptions): Promise<Kept> {
    const context = await browser.newContext(options);
    const kept: Kept = { key, context, anchor: await context.newPage(), isOver: false };
    kept.anchor.on('crash', () => (kept.isOver = true));
    context.on('close', () => (kept.isOver = true));
    return kept;
  }

  /** A new page in a context of these options, and how to close all that is open in it. */
  async function newPage(options: BrowserContextOptions): Promise<{ page: Page; close(): Promise<void> }> {
    const key = JSON.stringify(options);
    const index = free.findIndex((one) => one.key === key);
    const kept = free.splice(index, index < 0 ? 0 : 1)[0] ?? (await make(key, options));
    const { context, anchor } = kept;
    return {
      page: await context.newPage(),
      async close() {
        if (kept.isOver) return context.close();
        const opened = context.pages().filter((page) => page !== anchor);
        await Promise.all(opened.map((page) => page.close()));
        await Promise.all([context.clearCookies(), context.clearPermissions()]);
        free.push(kept);
      },
    };
  }

  return { newPage };
}
