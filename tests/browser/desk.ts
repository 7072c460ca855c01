import { expect } from 'vitest';
import type { Page } from 'playwright-core';

const WORDS = {
  en: {
    name: 'Name',
    street: 'Street and number',
    zip: 'Postal code',
    city: 'City',
    state: 'State',
    country: 'Country',
    weight: 'Weight',
    itemCode: 'Item code',
    edit: 'Edit',
    details: 'References and value',
    morePackages: 'More packages',
  },
  de: {
    name: 'Name',
    street: 'Straße und Hausnummer',
    zip: 'Postleitzahl',
    city: 'Ort',
    state: 'Region',
    country: 'Land',
    weight: 'Gewicht',
    itemCode: 'Artikelcode',
    edit: 'Ändern',
    details: 'Referenzen und Wert',
    morePackages: 'Weitere Pakete',
  },
} as const;

export type Language = keyof typeof WORDS;

interface Key {
  key: string;
  text: string;
  /** In seconds. */
  timestamp: number;
}

/** The keys of a text with times of their own: how they are told apart does not depend on how busy this machine is. */
function keysOf(text: string, { from, everyMs, end }: { from: number; everyMs: number; end?: Omit<Key, 'timestamp'> }) {
  const keys = [...text].map((key) => ({ key, text: key }));
  return [...keys, ...(end ? [end] : [])].map((key, index): Key => ({
    ...key,
    timestamp: (from + index * everyMs) / 1000,
  }));
}

const ENTER = { key: 'Enter', text: '\r' };
/** Longer than any pause within a code. */
const BETWEEN_SCANS_MS = 120;
/** When the last key of a page was scanned. */
const scannedAt = new WeakMap<Page, number>();
const lastScan = (page: Page) => scannedAt.get(page) ?? 0;

/**
 * As a scanner does it whose keys come at these gaps, in milliseconds, one for each key and the Enter behind them. It is no quicker than
 * such a scanner: no key has a time that is still to come, by which the window would take a late key for a pause.
 * @returns when its last key was pressed
 */
export async function scanAt(page: Page, code: string, gap: () => number): Promise<number> {
  const after = [0, ...[...code].map(gap)];
  const duration = after.reduce((sum, each) => sum + each, 0);
  await expect.poll(() => Date.now() - duration - lastScan(page), { interval: 10 }).toBeGreaterThan(BETWEEN_SCANS_MS);
  let at = Date.now() - duration;
  const keys = [...[...code].map((key) => ({ key, text: key })), ENTER].map((key, index): Key => {
    at += after[index] ?? 0;
    return { ...key, timestamp: at / 1000 };
  });
  scannedAt.set(page, at);
  await hand(page, keys);
  return at;
}

/** Presses keys behind a scan, once its last key is over by the clock, too: until then they would be taken for its end. */
export async function pressAfterScan(page: Page, keys: string): Promise<void> {
  await expect.poll(() => Date.now()).toBeGreaterThan(lastScan(page) + BETWEEN_SCANS_MS);
  await page.keyboard.press(keys);
}

async function hand(page: Page, keys: readonly Key[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await Promise.all(
    keys.flatMap(({ key, text, timestamp }) => [
      session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp }),
      session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
    ]),
  );
  await session.detach();
}

/** Pastes a text into the address book's search on the Ship screen. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Shift+F3');
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/plain', ${JSON.stringify(text)});
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }`);
}

/** Slower than any scanner. */
const HAND_MS = 60;
const OPENS_MS = 5_000;
/** When the last key was typed, which may be later than now: whatever is typed next comes behind it. */
let typedAt = 0;

/** Opens what is folded to a line of this name; what is open stays so. */
export async function unfold(page: Page, name: RegExp): Promise<void> {
  const line = page.getByRole('button', { name }).first();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
}

/** Types key by key, as a hand does it, into whatever has the focus. */
export async function type(page: Page, text: string): Promise<void> {
  const from = Math.max(Date.now(), typedAt) + HAND_MS;
  typedAt = from + text.length * HAND_MS;
  await hand(page, keysOf(text, { from, everyMs: HAND_MS }));
}

/** The Ship screen as a packer uses it: by its labels and keys. */
export function desk(page: Page, language: Language = 'en') {
  const words = WORDS[language];
  const field = (label: keyof typeof words) => page.getByLabel(words[label], { exact: true }).first();

  /** Opens a fold where it is closed. */
  async function unfold(fold: 'details' | 'morePackages'): Promise<void> {
    const line = page.getByRole('button', { name: new RegExp(`^${words[fold]}`) });
    if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
  }
  /** Opens the recipient's card, which folds a moment after the focus has left it: with the focus in it, it stays open. */
  async function edit(): Promise<void> {
    const name = field('name');
    const button = page.getByRole('button', { name: words.edit, exact: true });
    const isFocused = async () =>
      (await name.isVisible()) && name.evaluate<boolean, HTMLElement>((input) => input.matches(':focus'));
    for (const until = Date.now() + OPENS_MS; !(await isFocused());) {
      if (Date.now() > until) throw new Error("The recipient's card does not stay open.");
      if (!(await name.isVisible())) await button.click({ timeout: 1_000 }).catch(() => undefined);
      await name.focus();
    }
  }
  return {
    field,
    unfold,
    edit,
    state: (word: string) => page.getByRole('region', { name: word, exact: true }).waitFor(),
    scanField: () => page.getByRole('textbox', { name: 'Scan', exact: true }),

    type: (text: string) => type(page, text),

    /**
     * As a scanner does it: every 10 ms a key, and Enter. With `inTheMiddle` the second half is handed over once that was done.
     */
    async scan(code: string, { inTheMiddle }: { inTheMiddle?: () => Promise<unknown> } = {}): Promise<void> {
      // A key that is older than its page crashes the browser.
      for (let age = 0; age <= 1_000;) age = await page.evaluate<number>('performance.now()');
      const keys = keysOf(code, { from: Date.now() - 1000, everyMs: 10, end: ENTER });
      const half = inTheMiddle ? keys.length >> 1 : keys.length;
      await hand(page, keys.slice(0, half));
      await inTheMiddle?.();
      await hand(page, keys.slice(half));
    },

    /** A recipient in the United States and a weight, put in at once. */
    async fill({ weight = '2.5', itemCode = '', name = 'Jane Roe' } = {}): Promise<void> {
      await edit();
      await field('name').fill(name);
      await field('street').fill('1 Main St');
      await field('zip').fill('90001');
      await field('city').fill('Los Angeles');
      await field('state').fill('CA');
      await field('country').fill('us');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await field('weight').fill(weight);
      if (itemCode === '') return;
      await unfold('details');
      await field('itemCode').fill(itemCode);
    },
  };
}
