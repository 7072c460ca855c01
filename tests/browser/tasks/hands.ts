import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { scanAt, type } from '../desk.ts';

const MOST_TABS = 120;

/** What a scanner can do: nothing but scan. */
export interface Scanner {
  scan(...codes: string[]): Promise<void>;
}
export const scannerAt = (page: Page): Scanner => ({
  async scan(...codes) {
    for (const code of codes) await scanAt(page, code, () => 8);
  },
});

/** What hands at a keyboard can do. They look at the screen, too, to know how often to press Tab. */
export interface Keyboard {
  press(...keys: string[]): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Presses Tab until that has the focus. */
  tabTo(target: Locator): Promise<void>;
}
export function keyboardAt(page: Page): Keyboard {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  return {
    press,
    async type(text) {
      const before = await page.evaluate<string>('document.activeElement?.value ?? ""');
      await type(page, text);
      // The keys have times that are still to come; what is pressed next must be later.
      await expect.poll(() => page.evaluate<string>('document.activeElement?.value ?? ""')).toBe(before + text);
    },
    async tabTo(target) {
      await target.waitFor();
      const hasFocus = () => target.evaluate((element) => element === element.ownerDocument.activeElement);
      for (let tabs = 0; !(await hasFocus()); tabs++) {
        if (tabs === MOST_TABS) throw new Error(`${String(target)} is not reached with ${MOST_TABS} Tabs`);
        await press('Tab');
      }
    },
  };
}

/** What a finger can do: tap, and write with the keyboard on the screen. */
export interface Finger {
  tap(target: Locator): Promise<void>;
  /** Taps a field and writes into it. */
  write(field: Locator, text: string): Promise<void>;
  /** The Enter of the keyboard on the screen. */
  enter(): Promise<void>;
}
export function fingerAt(page: Page): Finger {
  return {
    tap: (target) => target.tap(),
    async write(field, text) {
      await field.tap();
      await page.keyboard.insertText(text);
    },
    enter: () => page.keyboard.press('Enter'),
  };
}
