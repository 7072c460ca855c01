import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#shared/format/languages.ts';
import { orderDraft, orderPath } from '../../api/orders/order-draft.ts';
import { findChromium } from '../chromium.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';

/** What the order book shows in a language: its heading, how many a batch takes, and the 9th of March 2031. */
interface Shown {
  heading: string;
  number: string;
  date: string;
  /** What the language of the menu says of another that nobody has read. */
  mark: string;
}
const SHOWN: Record<Language, Shown> = {
  en: { heading: 'Orders', number: '1,000', date: '9 Mar 2031', mark: 'not reviewed' },
  de: { heading: 'Bestellungen', number: '1.000', date: '9. März 2031', mark: 'nicht geprüft' },
  es: { heading: 'Pedidos', number: '1000', date: '9 mar 2031', mark: 'sin revisar' },
  fr: { heading: 'Commandes', number: '1 000', date: '9 mars 2031', mark: 'non relu' },
  pl: { heading: 'Zamówienia', number: '1000', date: '9 mar 2031', mark: 'niesprawdzony' },
  ro: { heading: 'Comenzi', number: '1.000', date: '9 mar. 2031', mark: 'nerevizuit' },
  tr: { heading: 'Siparişler', number: '1.000', date: '9 Mar 2031', mark: 'gözden geçirilmedi' },
  uk: { heading: 'Замовлення', number: '1 000', date: '9 бер. 2031 р.', mark: 'не перевірено' },
};
const READ: readonly Language[] = ['en', 'de'];
/** Spaces that do not break are spaces to a reader. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ');

const SOME_FRAMES = `new Promise((resolve) => {
  const frame = (left) => requestAnimationFrame(() => (left > 0 ? frame(left - 1) : resolve()));
  frame(4);
})`;

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let press = 0; press < 100; press += 1) {
    if ((await page.locator(`${selector}:focus`).count()) > 0) return;
    await page.keyboard.press('Tab');
    // As slowly as a person, so that whatever moves the focus has done it.
    await page.evaluate(SOME_FRAMES);
  }
  throw new Error(`${selector} is not reached by Tab.`);
}

/** The words that are in the middle of the screen, once the window has the language. */
async function seen(page: Page, language: Language): Promise<string> {
  await page.locator(`html[lang="${language}"]`).waitFor();
  await page.locator('main h1').getByText(SHOWN[language].heading, { exact: true }).waitFor();
  return plain(await page.locator('main').innerText());
}

describe.skipIf(findChromium() === null)('the language dialog', () => {
  const { station, open } = useWindow();

  test('is reached and answered by keyboard; what is chosen holds at once, and after the page is loaded again', async () => {
    await station.api.call('PUT', orderPath('1001'), { body: orderDraft({ shipBy: '2031-03-09' }) });
    const { page, complaints } = await open();
    await goTo(page, '/orders');
    await page.getByText('9 Mar 2031').waitFor();

    for (const [place, { code, name }] of LANGUAGES.entries()) {
      await tabTo(page, 'button:has(svg.lucide-languages)');
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      // It opens on the language that is spoken, the one before in the list.
      await tabTo(page, 'input[type=radio]');
      if (place > 0) await page.keyboard.press('ArrowDown');
      await page.locator(`html[lang="${code}"]`).waitFor();

      const { heading, number, date, mark } = SHOWN[code];
      await expect
        .poll(async () => (await dialog.locator('label').allInnerTexts()).map((text) => text.trim()))
        .toEqual(LANGUAGES.map((other) => (READ.includes(other.code) ? other.name : `${other.name} (${mark})`)));
      expect(await dialog.getByRole('radio', { checked: true }).locator('..').innerText()).toContain(name);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });

      for (const again of [false, true]) {
        if (again) await page.reload();
        await page.locator('main table').getByText('1001').waitFor();
        const words = await seen(page, code);
        expect(words, `${heading}${again ? ' after a reload' : ''}`).toContain(number);
        expect(words).toContain(date);
      }
    }
    expect(complaints).toEqual([]);
  });
});
