import { afterAll, beforeAll, inject } from 'vitest';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import type { TestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';

export interface WindowOptions extends Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'forcedColors'> {
  language?: 'en' | 'de';
  theme?: 'light' | 'dark';
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

export async function openWindow(
  browser: Browser,
  station: Pairable,
  { language = 'en', theme = 'light', preferences = {}, ...options }: WindowOptions = {},
): Promise<WindowPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  });
  const kept = JSON.stringify({
    language,
    theme,
    weightUnit: 'KG',
    lengthUnit: 'CM',
    sounds: false,
    setUp: 'done',
    ...preferences,
  });
  await context.addInitScript(
    `localStorage.getItem('packbench.settings') ?? localStorage.setItem('packbench.settings', ${JSON.stringify(kept)})`,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  const complaints: string[] = [];
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

/** The browser that all tests share, for the tests of a file; what they opened in it goes with its last test. */
export function useBrowser(): { open(station: Pairable, options?: WindowOptions): Promise<WindowPage> } {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await chromium.connect(inject('browser'));
  });
  afterAll(() => browser?.close());
  return {
    open: (station, options) => {
      if (!browser) throw new Error('The browser is not there yet.');
      return openWindow(browser, station, options);
    },
  };
}

/** A station for all tests of a file, and its windows. */
export function useWindow(): { station: TestStation; open(options?: WindowOptions): Promise<WindowPage> } {
  const { open } = useBrowser();
  const station = useStation();
  return { station, open: (options) => open(station, options) };
}
