import { afterAll, beforeAll, inject, onTestFinished, TestRunner } from 'vitest';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import type { StationOptions } from '#electron/station.ts';
import { localeOf, type Language } from '#shared/format/languages.ts';
import type { TestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';
import { contextsOf } from './contexts.ts';
import { SLOWER } from './slower.ts';

export interface WindowOptions {
  language?: Language;
  theme?: 'light' | 'dark';
  size?: { width: number; height: number };
  /** The screen is one to touch. */
  touch?: boolean;
  /** Preferences of the window, as it keeps them. */
  preferences?: Record<string, unknown>;
}

/** A page with the paired window of the station. Whatever its console complains of is in `complaints`. */
export interface WindowPage {
  page: Page;
  complaints: string[];
}

/** Whatever can make a pairing address. */
interface Pairable {
  engine: { identity: { createPairing(): { address: string } } };
}

const contextFor = ({ language, size, touch }: WindowOptions): BrowserContextOptions => ({
  viewport: size ?? { width: 1280, height: 720 },
  ...(touch && { hasTouch: true }),
  locale: language === 'de' ? 'de-DE' : localeOf(language ?? 'en'),
  reducedMotion: 'reduce',
});

/** In a context of its own, which goes when it is closed. */
export async function openWindow(
  browser: Browser,
  station: Pairable,
  options: WindowOptions = {},
): Promise<WindowPage> {
  return showWindow(await browser.newPage(contextFor(options)), station, options);
}

/** Opens the window in a new page, which finds nothing of what an earlier one stored. */
async function showWindow(
  page: Page,
  station: Pairable,
  { language = 'en', theme = 'light', preferences = {} }: WindowOptions,
  complaints: string[] = [],
): Promise<WindowPage> {
  const kept = JSON.stringify({
    language,
    theme,
    weightUnit: 'KG',
    lengthUnit: 'CM',
    sounds: false,
    setUp: 'done',
    ...preferences,
  });
  await page.addInitScript(`if (sessionStorage.getItem('opened') === null) {
    localStorage.clear();
    localStorage.setItem('packbench.settings', ${JSON.stringify(kept)});
    sessionStorage.setItem('opened', 'yes');
  }`);
  page.setDefaultTimeout(40_000 * SLOWER);
  if (SLOWER > 1) {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(station.engine.identity.createPairing().address);
  await page.getByRole('navigation').first().waitFor();
  // Before its first screen is there, the router hears of no other address.
  await page.locator('main h1').waitFor({ state: 'attached' });
  return { page, complaints };
}

/** Of a test that failed: where it stood, what its window says, and what its console complained of. */
async function sayWhatIsShown(page: Page, complaints: readonly string[]): Promise<void> {
  const words = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
  const focused = await page.evaluate('document.activeElement?.outerHTML.slice(0, 300)').catch(String);
  console.log([`The window at ${page.url()} shows:`, words, 'Focus:', focused, 'Console:', ...complaints].join('\n'));
}

/**
 * The browser that all tests share, for the tests of a file. What a test opens is closed when it ends; what a hook opens, with the last
 * test of the file.
 */
export function useBrowser(): { open(station: Pairable, options?: WindowOptions): Promise<WindowPage> } {
  let browser: Browser | undefined;
  let contexts: ReturnType<typeof contextsOf> | undefined;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
    contexts = contextsOf(browser);
  });
  afterAll(() => browser?.close());
  return {
    async open(station, options = {}) {
      if (!contexts) throw new Error('The browser is not there yet.');
      const { page, close } = await contexts.newPage(contextFor(options));
      const complaints: string[] = [];
      if (TestRunner.getCurrentTest()) {
        onTestFinished(async ({ task }) => {
          if (task.result?.state === 'fail') await sayWhatIsShown(page, complaints);
          await close();
        });
      }
      return showWindow(page, station, options, complaints);
    },
  };
}

/** A station for all tests of a file, and its windows. */
export function useWindow(own: Partial<StationOptions> = {}): {
  station: TestStation;
  open(options?: WindowOptions): Promise<WindowPage>;
} {
  const { open } = useBrowser();
  const station = useStation(own);
  return { station, open: (options) => open(station, options) };
}
