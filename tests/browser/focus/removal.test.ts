import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { draft } from '../../printing/samples.ts';
import { findChromium } from '../chromium.ts';
import { unfold } from '../desk.ts';
import { seedPackers, seedRules, seedSources } from '../seed.ts';
import { goTo } from '../to-screen.ts';
import { useWindow } from '../window.ts';
import { stepsIn } from './steps.ts';

const PERSON = { address: { countryCode: 'DE', city: 'Köln', zipCode: '50667', streetLine1: 'Domstraße 1' } };
const BOX = {
  kind: 'PACKAGE',
  shipment: { itemLines: [{ dimensions: { units: 'CM', length: 30, width: 20, height: 10 } }] },
};
/** More than a list shows at first. */
const MANY = 60;

/** What can be taken away: where it stands, the button of it, and what asks whether it is meant. */
const REMOVALS: readonly {
  what: string;
  path: string;
  button: RegExp;
  /** Shows the button, where it is not there at once. */
  first?: (page: Page) => Promise<unknown>;
  confirm?: RegExp;
}[] = [
  {
    what: 'account',
    path: '/carriers',
    first: (page) => unfold(page, /^\d+ test accounts/),
    button: /^Remove.*Carrier I/,
    confirm: /^Remove/,
  },
  { what: 'rule', path: '/carriers/selection', button: /^Remove.*Letters/ },
  { what: 'printer', path: '/printers', button: /^Remove.*Dock/, confirm: /^Remove/ },
  { what: 'source', path: '/orders/sources', button: /^Remove.*erp/, confirm: /^Remove/ },
  { what: 'address', path: '/settings/addresses', button: /^Delete.*Finn Find/, confirm: /^Delete/ },
  { what: 'product', path: '/settings/products', button: /^Delete.*MUG/, confirm: /^Delete/ },
  { what: 'client', path: '/api', button: /^Revoke.*Shop/, confirm: /^Revoke/ },
  {
    what: 'webhook',
    path: '/api',
    first: (page) => page.keyboard.press('F7'),
    button: /^Remove.*Shop hook/,
    confirm: /^Remove/,
  },
];

describe.skipIf(findChromium() === null)('the focus never falls to the body', () => {
  const { station, open } = useWindow();
  let page: Page;
  beforeAll(async () => {
    const { api } = station;
    await seedRules(station);
    await seedSources(station);
    await seedPackers(station);
    for (const id of ['dock', 'desk'])
      await api.post(
        '/station/v1/printers',
        draft(
          { type: 'raw', host: '127.0.0.1', port: 1 },
          { id, name: `At the ${id}`.replace('dock', 'Dock'), defaultFor: [] },
        ),
      );
    for (let each = 0; each < MANY; each += 1)
      await api.post('/station/v1/addresses', { party: { ...PERSON, contact: { personName: `Person ${each}` } } });
    await api.post('/station/v1/addresses', { party: { ...PERSON, contact: { personName: 'Finn Find' } } });
    for (const sku of ['MUG', 'PLATE'])
      await api.call('PUT', `/station/v1/products/${sku}`, { body: { description: sku } });
    await api.post('/station/v1/clients', { name: 'Shop', scopes: ['read'] });
    await api.post('/station/v1/webhooks', { name: 'Shop hook', url: 'http://127.0.0.1:9/', states: ['LABELLED'] });
    await api.post('/station/v1/presets', { name: 'Box M', ...BOX });
    await api.post('/station/v1/presets', { name: 'Box L', ...BOX });
    ({ page } = await open());
  });

  test.each(REMOVALS)('where a $what is removed, or is not', async ({ what, path, first, button, confirm }) => {
    const { step, keys, enter, gone, shown } = stepsIn(page);
    await step('the screen', () => goTo(page, path));
    await first?.(page);
    const remove = page.getByRole('button', { name: button });
    const dialog = page.getByRole('dialog');
    if (confirm) {
      await step('a question', enter(remove), shown(dialog));
      await step('kept by Esc', keys('Escape'), gone(dialog));
      expect(await remove.evaluate<boolean, HTMLElement>((one) => one.matches(':focus'))).toBe(true);
      await step('a question', enter(remove), shown(dialog));
      await step('kept by a button', enter(dialog.getByRole('button', { name: 'Cancel' })), gone(dialog));
      await step('a question', enter(remove), shown(dialog));
      await step(what, enter(dialog.getByRole('button', { name: confirm })), gone(remove));
    } else {
      await step(what, enter(remove), gone(remove));
    }
  });

  test('where somebody packs here no more, and a list has no more pages', async () => {
    const { step, enter, gone, shown } = stepsIn(page);
    await goTo(page, '/settings/packers');
    const dialog = page.getByRole('dialog');
    await step('a dialog', enter(page.getByRole('button', { name: /^Change.*Ana$/ })), shown(dialog));
    await dialog.getByRole('checkbox').uncheck();
    await step('a packer', enter(dialog.getByRole('button', { name: 'Save' })), gone(dialog));
    await goTo(page, '/settings/addresses');
    const more = page.getByRole('button', { name: 'Show more' });
    await step('the last page', enter(more), gone(more));
  });

  test('where a box is removed, and the last one with its button', async () => {
    const { step, enter, gone, shown } = stepsIn(page);
    await goTo(page, '/ship');
    const edit = page.getByRole('button', { name: 'Edit presets' });
    const dialog = page.getByRole('dialog', { name: 'Edit presets' });
    const question = page.getByRole('dialog', { name: 'Remove' });
    for (const name of ['Box M', 'Box L']) {
      await step('the boxes', enter(edit), shown(dialog));
      await dialog.getByLabel('Preset', { exact: true }).selectOption(name);
      await step('a question', enter(dialog.getByRole('button', { name: 'Remove' })), shown(question));
      await step(
        name,
        enter(question.getByRole('button', { name: 'Remove' })),
        gone(page.getByRole('button', { name })),
      );
    }
    await edit.waitFor({ state: 'detached' });
  });
});
