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
  },
} as const;

export type Language = keyof typeof WORDS;

/** Slower than any scanner. */
const HAND = { delay: 60 };

/** The Ship screen as a packer uses it: by its labels and keys. */
export function desk(page: Page, language: Language = 'en') {
  const words = WORDS[language];
  const field = (label: keyof typeof words) => page.getByLabel(words[label], { exact: true }).first();
  return {
    field,
    state: (word: string) => page.getByRole('region', { name: word, exact: true }).waitFor(),
    scanField: () => page.getByRole('textbox', { name: 'Scan', exact: true }),

    /** Types key by key into whatever has the focus. */
    type: (text: string) => page.keyboard.type(text, HAND),

    /**
     * As a scanner does it: every 10 ms a key by the keys' own times, however busy this machine is, and Enter. With `inTheMiddle` the second
     * half is handed over once that was done.
     */
    async scan(code: string, { inTheMiddle }: { inTheMiddle?: () => Promise<unknown> } = {}): Promise<void> {
      const session = await page.context().newCDPSession(page);
      const start = Date.now() / 1000 - 1;
      const keys = [...code]
        .map((key) => ({ key, text: key }))
        .concat({ key: 'Enter', text: '\r' })
        .map((key, index) => ({ ...key, timestamp: start + index * 0.01 }));
      const send = (some: typeof keys) =>
        Promise.all(
          some.flatMap(({ key, text, timestamp }) => [
            session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text, timestamp }),
            session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, timestamp }),
          ]),
        );
      const half = inTheMiddle ? keys.length >> 1 : keys.length;
      await send(keys.slice(0, half));
      await inTheMiddle?.();
      await send(keys.slice(half));
      await session.detach();
    },

    /** A recipient in the United States and a weight, put in at once. */
    async fill({ weight = '2.5', itemCode = '' } = {}): Promise<void> {
      await field('name').fill('Jane Roe');
      await field('street').fill('1 Main St');
      await field('zip').fill('90001');
      await field('city').fill('Los Angeles');
      await field('state').fill('CA');
      await field('country').fill('us');
      await page.getByRole('listbox').getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
      await field('weight').fill(weight);
      if (itemCode !== '') await field('itemCode').fill(itemCode);
    },
  };
}
