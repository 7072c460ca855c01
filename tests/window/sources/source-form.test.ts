import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { SourceTrial } from '#shared/schema/orders/source.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import SourcesView from '#renderer/features/sources/SourcesView.vue';
import { useSourceForm } from '#renderer/features/sources/form/use-source-form.ts';
import { i18n } from '#renderer/messages/index.ts';
import { createWindowRouter } from '#renderer/router.ts';
import { stored } from './stored.ts';

const calls: { method: string; path: string; body: unknown }[] = [];
let sources = [stored()];
let answers: Record<string, () => Response>;
const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    ...{ status, headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' } },
  });
const refusal = (...errors: object[]) =>
  json(
    {
      ...{ code: 'VALIDATION_FAILED', title: '', detail: '', status: 422, purchase: 'not_made', source: 'station' },
      ...{ retryable: false, requestId: 'r', trouble: null, errors },
    },
    422,
  );
const trial = (changes: Partial<SourceTrial> = {}): SourceTrial => ({
  ...{ detail: null, trouble: null, columns: ['Order', 'Name', 'Qty'], rowCount: 2, shop: 'Shopify' },
  rows: [
    { Order: 'A-1', Name: 'Jane', Qty: 2 },
    { Order: 'A-2', Name: 'Joe', Qty: 1 },
  ],
  suggestedMapping: { orderNumber: 'Order', 'recipient.contact.personName': 'Name' },
  orders: [{ orderNumber: 'A-1', order: { recipient: { contact: { personName: 'Jane' } }, lines: [] }, errors: [] }],
  ...changes,
});

beforeEach(() => {
  calls.length = 0;
  sources = [stored()];
  answers = {};
  setActivePinia(createPinia());
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = address.replace('/station/v1/sources', '');
    if (method === 'GET') return json({ sources, checks: [], status: 'ready', version: '' });
    calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null });
    return answers[`${method} ${path}`]?.() ?? json({ source: sources[0] });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function shown() {
  const view = mount(SourcesView, { global: { plugins: [i18n, createWindowRouter()] }, attachTo: document.body });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const press = async (name: string) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent.trim().startsWith(name))?.click();
    await flushPromises();
  };
  const set = async (path: string, value: string) => {
    await view.get(`[id="field${path.replaceAll('/', '-')}"]`).setValue(value);
    await flushPromises();
  };
  return { view, press, set };
}

describe('the list', () => {
  test('says how a source does, since when not, and what waits to be told to it and why', async () => {
    const waiting = {
      ...{ orders: 2, since: '2026-03-02T10:00:00Z', detail: '' },
      trouble: diagnostic('WRITE_BACK_NO_ROW', { number: 'A-1' }),
    };
    const failing = {
      trouble: diagnostic('NOT_THERE', { at: '/srv/orders.csv' }),
      failingSince: '2026-03-02T11:00:00Z',
    };
    sources = [stored({ state: 'FAILED', ...failing, waiting })];
    const text = (await shown()).view.text().replaceAll(/\s+/g, ' ');
    for (const words of [
      'Cannot be read',
      'PostgreSQL: shop, db.shop.example',
      'Read every 10 minutes',
      '/srv/orders.csv is not there.',
      '3 orders',
      '2 orders wait to be told, the oldest since 2 Mar 2026',
      'What is told of order A-1 finds no row there.',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Since 2 Mar 2026, \d\d:00:00: \/srv/);
  });

  test('switches a source off with everything else as it is, and removes it once that is confirmed', async () => {
    const { press } = await shown();
    await press('Switch off');
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', path: '/shop', body: { enabled: false, since: '2026-01-01' } });
    calls.length = 0;
    await press('Remove');
    expect(calls).toEqual([]);
    answers['DELETE /shop'] = () => new Response(null, { status: 204 });
    const confirm = document.querySelector<HTMLElement>('[role=dialog] button.danger');
    confirm?.click();
    await flushPromises();
    expect(calls).toEqual([{ method: 'DELETE', path: '/shop', body: null }]);
  });
});

describe('the form', () => {
  async function tried() {
    const { view, press, set } = await shown();
    await press('Set up a source');
    await set('/source', 'csv');
    await set('/connection/path', '/srv/orders.csv');
    await press('Try');
    return { view, press, set };
  }

  test('fills the mapping with what the names suggest, shows what a row says, and saves it', async () => {
    answers['POST /new/try'] = () => json(trial());
    const { view, press } = await tried();
    expect(calls[0]?.body).toEqual({
      ...{ connection: { type: 'file', path: '/srv/orders.csv' }, reading: 'LOOK_UP', enabled: true },
    });
    expect(view.text()).toContain('This is an export of Shopify');
    const row = () => view.findAll('tbody tr').map((each) => each.text());
    expect(row()[0]).toContain('A-1');
    view.find('button[aria-label="The row after"]').element.dispatchEvent(new MouseEvent('click'));
    await flushPromises();
    expect(row()[0]).toContain('A-2');
    await press('Save source');
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', path: '/csv', body: { mapping: trial().suggestedMapping } });
    expect(useSourceForm().draft).toBeNull();
  });

  test('makes the orders anew where the mapping changes, and asks to try again where the place does', async () => {
    answers['POST /new/try'] = () => json(trial());
    const { view, set } = await tried();
    await set('/mapping/line.quantity', 'Qty');
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]?.body).toMatchObject({ mapping: { ...trial().suggestedMapping, 'line.quantity': 'Qty' } });
    await flushPromises();
    await set('/connection/path', '/srv/other.csv');
    expect(view.text()).toContain('The place or the statement is another one now. Try again.');
    expect(calls).toHaveLength(2);
  });

  test('is tried by Enter as long as it was not tried as it is, and then saved', async () => {
    answers['POST /new/try'] = () => json(trial());
    const { view, press, set } = await shown();
    await press('Set up a source');
    await set('/source', 'csv');
    for (const path of ['/srv/orders.csv', '/srv/other.csv']) {
      await set('/connection/path', path);
      await view.get('form').trigger('submit');
      await flushPromises();
    }
    await view.get('form').trigger('submit');
    await flushPromises();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /new/try',
      'POST /new/try',
      'PUT /csv',
    ]);
  });

  test('keeps a column that is gone in sight, and says so', async () => {
    const trouble = diagnostic('SOURCE_COLUMN_GONE', { column: 'Order no', field: 'orderNumber' });
    answers['POST /shop/try'] = () => json(trial({ trouble, orders: [] }));
    const { view, press } = await shown();
    await press('Change');
    await press('Try');
    expect(view.text()).toContain('There is no column “Order no”, which should be Order number.');
    expect(view.text()).toContain('Order no (not there)');
    await press('Take what the names suggest');
    expect(useSourceForm().draft?.mapping.orderNumber).toBe('Order');
  });

  test('is not saved untried, nor under the name of another source', async () => {
    const { view, press, set } = await shown();
    await press('Set up a source');
    await press('Save source');
    expect(view.text()).toContain('Name is missing.');
    await set('/source', 'csv');
    await press('Save source');
    expect(view.text()).toContain('Try the source first');
    await set('/source', 'shop');
    await press('Save source');
    expect(view.text()).toContain('Another source has this name.');
    expect(calls).toEqual([]);
  });

  test('takes an objection back where what it is about was changed', async () => {
    answers['PUT /shop'] = () =>
      refusal({ code: 'FIELD_INVALID', pointer: '/connection/host', message: '', actual: 'a b' });
    const { view, press, set } = await shown();
    await press('Change');
    await press('Save source');
    expect(view.find('#error-summary-title').exists()).toBe(true);
    await set('/connection/host', 'db.example');
    expect(view.find('#error-summary-title').exists()).toBe(false);
    expect(useSourceForm().draft).not.toBeNull();
  });
});

describe('what it is told', () => {
  const field = (view: Awaited<ReturnType<typeof shown>>['view'], name: string) =>
    view.get(`#field-writeBack-${name}`).element as HTMLTextAreaElement;

  test('is suggested for the place, and again for another kind, but for what a person wrote', async () => {
    const { view, press, set } = await shown();
    await press('Change');
    await view.get('input[type=checkbox]').setValue(true);
    expect(field(view, 'sold').value).toMatch(/^UPDATE shop\.orders/);
    await set('/writeBack/voided', 'UPDATE mine');
    await set('/writeBack/connection/type', 'http');
    expect(JSON.parse(field(view, 'sold').value)).toMatchObject({ trackingNumbers: '{trackingNumbers}' });
    expect(field(view, 'voided').value).toBe('UPDATE mine');
  });

  test('takes a value where the text is being written', async () => {
    const { view, press, set } = await shown();
    await press('Change');
    await view.get('input[type=checkbox]').setValue(true);
    await set('/writeBack/voided', 'UPDATE a SET b = ');
    field(view, 'voided').focus();
    view.find('button[aria-label="Insert packer"]').element.dispatchEvent(new MouseEvent('click'));
    expect(useSourceForm().draft?.voided).toBe('UPDATE a SET b = :packer');
  });

  test.each([
    [{ isRepeatable: true }, 'It changes one row, and leaves it as it is when it is run again.'],
    [{ isRepeatable: null }, 'cannot be seen here'],
    [{ trouble: diagnostic('WRITE_BACK_ROWS', { number: 'A-1', count: 4 }) }, 'would change 4 rows'],
    [{ body: '{"state":"SOLD"}' }, '{"state":"SOLD"}'],
  ])('is tried with an order number: %o', async (found, words) => {
    const nothing = { detail: null, trouble: null, isRepeatable: null, body: null };
    answers['POST /shop/write-back/try'] = () => json({ ...nothing, ...found });
    const { view, press, set } = await shown();
    await press('Change');
    await view.get('input[type=checkbox]').setValue(true);
    await set('/orderNumber', ' A-1 ');
    await press('Try it');
    expect(calls.at(-1)?.body).toMatchObject({
      orderNumber: 'A-1',
      writeBack: { connection: { host: 'db.shop.example' } },
    });
    // The password for reading is none that this place is known with.
    expect(JSON.stringify(calls.at(-1)?.body)).not.toContain('********');
    expect(view.text()).toContain(words);
    await set('/writeBack/sold', 'UPDATE other');
    expect(view.text()).not.toContain(words);
  });
});
