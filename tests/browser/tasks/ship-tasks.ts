import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import type { Finger, Keyboard, Scanner } from './hands.ts';
import { BOX_CODE, SERVICE_CODE, type Shipment } from './shop.ts';
import { button, screenLink, task, type Desk } from './task.ts';

const scanField = (page: Page) => page.locator('#scan-field');
const field = (page: Page, path: string) => page.locator(`[id="field-${path}"]`);

/** While the one before is still being bought, nobody begins the next. */
const isBought = ({ page, words }: Pick<Desk, 'page' | 'words'>) =>
  page.getByRole('region', { name: words.ship.states.buying, exact: true }).waitFor({ state: 'detached' });

/** An empty form on the Ship screen. */
const FRESH = {
  async scanner({ scan }: Scanner, { page }: Desk) {
    await scan('PB.SHIP');
    await scanField(page).waitFor();
    await scan('PB.CLEAR');
  },
  async keyboard({ press }: Keyboard, { page, words, sees }: Desk) {
    await press('Control+1');
    await scanField(page).waitFor();
    await isBought({ page, words });
    await press('Control+n');
    await sees(words.ship.states.incomplete);
  },
  async touch({ tap }: Finger, { page, words }: Desk) {
    await tap(screenLink(page, 'ship'));
    await scanField(page).waitFor();
    await isBought({ page, words });
    const next = page.getByRole('button', { name: words.ship.next });
    if (await next.isVisible()) return tap(next);
    await tap(button(page, words.shell.palette));
    await tap(page.getByRole('option', { name: words.ship.clear }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  },
};

const isPrinted = async (name: string, { shop }: Desk) => {
  await expect.poll(async () => (await shop.shippedTo(name))?.state).toBe('LABELLED');
  const { id = '' } = (await shop.shippedTo(name)) ?? {};
  await expect.poll(() => shop.printed(id)).toBe(1);
};

export const SHIP_TASKS = {
  /** To somebody of the address book. A scan never buys here: by scanner it ends where it is ready to be bought. */
  'ship to a customer': task({
    prepare: async ({ shop }) => ({ name: await shop.customer(), byScanner: false }),
    async scanner(hand, given, desk) {
      given.byScanner = true;
      await FRESH.scanner(hand, desk);
      await hand.scan(given.name);
      await desk.page.locator('address').getByText(given.name).waitFor();
      desk.shop.weigh();
      await hand.scan('PB.WEIGH');
    },
    async keyboard(hand, { name }, desk) {
      await FRESH.keyboard(hand, desk);
      await hand.press('Shift+F3');
      await hand.type(name);
      await desk.page.locator('[role="option"][data-highlighted]').filter({ hasText: name }).waitFor();
      await hand.press('Enter');
      await desk.page.locator('address').getByText(name).waitFor();
      desk.shop.weigh();
      await hand.press('F8');
      await desk.sees(desk.words.ship.states.ready);
      await hand.press('Control+Enter');
    },
    async touch(hand, { name }, desk) {
      const { page, words } = desk;
      await FRESH.touch(hand, desk);
      await hand.write(page.getByPlaceholder(words.ship.recipient.searchPlaceholder), name);
      await hand.tap(page.getByRole('option', { name }));
      await page.locator('address').getByText(name).waitFor();
      desk.shop.weigh();
      await hand.tap(button(page, words.scale.weigh));
      await desk.sees(words.ship.states.ready);
      await hand.tap(button(page, words.ship.buy));
    },
    async done({ name, byScanner }, desk) {
      if (byScanner) await desk.sees(desk.words.ship.states.ready);
      else await isPrinted(name, desk);
      expect((await desk.shop.shippedTo(name)) === undefined).toBe(byScanner);
    },
  }),

  'add a package': task({
    prepare: async () => undefined,
    async scanner(hand, _, desk) {
      await FRESH.scanner(hand, desk);
      await hand.scan('PB.NEXT-PACKAGE');
    },
    async keyboard(hand, _, desk) {
      await FRESH.keyboard(hand, desk);
      await hand.press('F2');
    },
    async touch(hand, _, desk) {
      const { page, words } = desk;
      await FRESH.touch(hand, desk);
      const fold = page.getByRole('button', { name: words.ship.folds.morePackages });
      if ((await fold.getAttribute('aria-expanded')) === 'false') await hand.tap(fold);
      await hand.tap(button(page, words.ship.packages.add));
    },
    done: (_, { page }) => field(page, 'itemLines-1-weight-value').waitFor(),
  }),

  'choose a box': task({
    prepare: async () => undefined,
    async scanner(hand, _, desk) {
      await FRESH.scanner(hand, desk);
      await desk.page.getByRole('button', { name: 'Box M' }).waitFor();
      await hand.scan(BOX_CODE);
    },
    async keyboard(hand, _, desk) {
      await FRESH.keyboard(hand, desk);
      await desk.page.getByRole('button', { name: 'Box M' }).waitFor();
      await hand.press('Alt+1');
    },
    async touch(hand, _, desk) {
      await FRESH.touch(hand, desk);
      await hand.tap(button(desk.page, 'Box M'));
    },
    done: (_, { page }) => expect.poll(() => field(page, 'itemLines-0-dimensions-length').inputValue()).toBe('30'),
  }),

  'choose another service': task({
    prepare: async () => undefined,
    async scanner(hand, _, desk) {
      await FRESH.scanner(hand, desk);
      await desk.page.getByRole('button', { name: 'Express' }).waitFor();
      await hand.scan(SERVICE_CODE);
    },
    async keyboard(hand, _, desk) {
      await FRESH.keyboard(hand, desk);
      await hand.press('F4', 'Home', 'ArrowDown');
    },
    async touch(hand, _, desk) {
      await FRESH.touch(hand, desk);
      await hand.tap(button(desk.page, 'Express'));
    },
    done: (_, { page }) => expect.poll(() => field(page, 'serviceType').inputValue()).toBe('A_EXPRESS_SAVER'),
  }),

  'print the last label again': task<Shipment>({
    async prepare({ shop }) {
      const shipment = await shop.ship();
      expect(await shop.jobsOf(shipment.id)).toEqual([]);
      return shipment;
    },
    async scanner(hand, { trackingNumbers: [number = ''] }, desk) {
      await FRESH.scanner(hand, desk);
      await desk.page.locator('.recent').getByText(number).waitFor();
      await hand.scan('PB.REPRINT');
    },
    async keyboard(hand, { trackingNumbers: [number = ''] }, desk) {
      await FRESH.keyboard(hand, desk);
      await desk.page.locator('.recent').getByText(number).waitFor();
      await hand.press('F9');
    },
    async touch(hand, { trackingNumbers: [number = ''] }, desk) {
      await FRESH.touch(hand, desk);
      await hand.tap(desk.page.locator('.recent li').filter({ hasText: number }).getByRole('button'));
    },
    done: ({ id }, { shop }) => expect.poll(() => shop.printed(id)).toBe(1),
  }),
};
