import { flushPromises } from '@vue/test-utils';
import { expect, test } from 'vitest';
import type { SourceTrial } from '#shared/schema/orders/source.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { useSourceForm } from '#renderer/features/sources/form/use-source-form.ts';
import { json, refusal, useSourcesView } from './sources-view.ts';
import { stored } from './stored.ts';

const { station, shown } = useSourcesView();
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

async function tried() {
  const { view, press, set } = await shown();
  await press('Set up a source');
  await set('/source', 'csv');
  await set('/connection/path', '/srv/orders.csv');
  await press('Try');
  return { view, press, set };
}

test('the form of a source fills the mapping with what the names suggest, shows what a row says, and saves it', async () => {
  station.answers['POST /new/try'] = () => json(trial());
  const { view, press } = await tried();
  expect(station.calls[0]?.body).toEqual({
    ...{ connection: { type: 'file', path: '/srv/orders.csv' }, reading: 'LOOK_UP', enabled: true },
  });
  expect(view.text()).toContain('This is an export of Shopify');
  const row = () => view.findAll('tbody tr').map((each) => each.text());
  expect(row()[0]).toContain('A-1');
  view.find('button[aria-label="The row after"]').element.dispatchEvent(new MouseEvent('click'));
  await flushPromises();
  expect(row()[0]).toContain('A-2');
  await press('Save source');
  expect(station.calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/csv',
    body: { mapping: trial().suggestedMapping },
  });
  expect(useSourceForm().draft).toBeNull();
});

test('the form of a source makes the orders anew where the mapping changes, and asks to try again where the place does', async () => {
  station.answers['POST /new/try'] = () => json(trial());
  const { view, set } = await tried();
  await set('/mapping/line.quantity', 'Qty');
  await expect.poll(() => station.calls.length).toBe(2);
  expect(station.calls[1]?.body).toMatchObject({ mapping: { ...trial().suggestedMapping, 'line.quantity': 'Qty' } });
  await flushPromises();
  await set('/connection/path', '/srv/other.csv');
  expect(view.text()).toContain('The place or the statement is another one now. Try again.');
  expect(station.calls).toHaveLength(2);
});

test('the form of a source is tried by Enter as long as it was not tried as it is, and then saved', async () => {
  station.answers['POST /new/try'] = () => json(trial());
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
  expect(station.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /new/try',
    'POST /new/try',
    'PUT /csv',
  ]);
});

test('the form of a source keeps a column that is gone in sight, and says so', async () => {
  const trouble = diagnostic('SOURCE_COLUMN_GONE', { column: 'Order no', field: 'orderNumber' });
  station.answers['POST /shop/try'] = () => json(trial({ trouble, orders: [] }));
  const { view, press } = await shown();
  await press('Change');
  await press('Try');
  expect(view.text()).toContain('There is no column “Order no”, which should be Order number.');
  expect(view.text()).toContain('Order no (not there)');
  await press('Take what the names suggest');
  expect(useSourceForm().draft?.mapping.orderNumber).toBe('Order');
});

test('the form of a source is not saved untried, nor under the name of another source', async () => {
  const { view, press, set } = await shown();
  await press('Set up a source');
  await press('Save source');
  expect(view.text()).toContain('Name must be given.');
  await set('/source', 'csv');
  await press('Save source');
  expect(view.text()).toContain('Try the source first');
  await set('/source', 'shop');
  await press('Save source');
  expect(view.text()).toContain('Another source has this name.');
  expect(station.calls).toEqual([]);
});

test('the form of a source takes an objection back where what it is about was changed', async () => {
  station.answers['PUT /shop'] = () =>
    refusal({ code: 'FIELD_INVALID', pointer: '/connection/host', message: '', actual: 'a b' });
  const { view, press, set } = await shown();
  await press('Change');
  await press('Save source');
  expect(view.find('#error-summary-title').exists()).toBe(true);
  await set('/connection/host', 'db.example');
  expect(view.find('#error-summary-title').exists()).toBe(false);
  expect(useSourceForm().draft).not.toBeNull();
});

test('the form of a source keeps the password by its mask, which nobody can read, and sends the one that is typed instead', async () => {
  const { view, press, set } = await shown();
  await press('Change');
  expect(view.get('#field-connection-password').attributes('type')).toBe('password');
  await press('Save source');
  expect(station.calls.at(-1)?.body).toMatchObject({ connection: { password: '********' } });
  await press('Change');
  await set('/connection/password', 'another');
  await press('Save source');
  expect(station.calls.at(-1)?.body).toMatchObject({ connection: { password: 'another' } });
});

test('the form of a source in SQL Server says what is looked at before it is read, and how its connection is encrypted', async () => {
  station.answers['POST /new/try'] = () => json(trial());
  const { view, press, set } = await shown();
  await press('Set up a source');
  expect(view.text()).not.toContain('SQL Server cannot hold a statement to reading');
  await set('/connection/type', 'sqlserver');
  expect(view.text()).toContain('One that may only read: SQL Server cannot hold a statement to reading');
  expect(view.get('#field-connection-port').attributes('placeholder')).toBe('1433');
  expect(view.get('#field-statement').attributes('placeholder')).toContain('ON order_lines.order_id = orders.order_id');
  const fields = { host: 'db.shop.example', database: 'shop', user: 'reader', encryption: 'strict' };
  for (const [field, value] of Object.entries(fields)) await set(`/connection/${field}`, value);
  await set('/statement', 'SELECT * FROM orders WHERE number = :key');
  await press('Try');
  expect(station.calls.at(-1)?.body).toMatchObject({ connection: { type: 'sqlserver', ...fields } });
});

test('the form of a source that another window saved since it was opened replaces that once it was said', async () => {
  const { view, press, set } = await shown();
  await press('Change');
  await set('/everyMinutes', '7');
  station.sources = [{ ...stored(), statement: 'SELECT * FROM theirs' }];
  await press('Save source');
  expect(station.calls).toEqual([]);
  expect(view.get('form .banner').text()).toContain('The source was saved elsewhere meanwhile.');
  await press('Save source');
  expect(station.calls).toMatchObject([{ method: 'PUT', path: '/shop', body: { everyMinutes: 7 } }]);
});

test('a new source takes the name of none that another window has set up since', async () => {
  station.sources = [];
  station.answers['POST /new/try'] = () => json(trial());
  const { view, press } = await tried();
  station.sources = [stored({ source: 'csv' })];
  await press('Save source');
  expect(view.text()).toContain('Another source has this name.');
  expect(station.calls.map(({ method }) => method)).toEqual(['POST']);
});
