import { expect, test } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { useSourceForm } from '#renderer/features/sources/form/use-source-form.ts';
import { json, useSourcesView } from './sources-view.ts';

const { station, shown } = useSourcesView();

const field = (view: Awaited<ReturnType<typeof shown>>['view'], name: string) =>
  view.get(`#field-writeBack-${name}`).element as HTMLTextAreaElement;

test('what a source is told is suggested for the place, and again for another kind, but for what a person wrote', async () => {
  const { view, press, set } = await shown();
  await press('Change');
  await view.get('input[type=checkbox]').setValue(true);
  expect(field(view, 'sold').value).toMatch(/^UPDATE shop\.orders/);
  await set('/writeBack/voided', 'UPDATE mine');
  await set('/writeBack/connection/type', 'http');
  expect(JSON.parse(field(view, 'sold').value)).toMatchObject({ trackingNumbers: '{trackingNumbers}' });
  expect(field(view, 'voided').value).toBe('UPDATE mine');
});

test('what a source is told takes a value where the text is being written', async () => {
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
])('what a source is told is tried with an order number: %o', async (found, words) => {
  const nothing = { detail: null, trouble: null, isRepeatable: null, body: null };
  station.answers['POST /shop/write-back/try'] = () => json({ ...nothing, ...found });
  const { view, press, set } = await shown();
  await press('Change');
  await view.get('input[type=checkbox]').setValue(true);
  await set('/orderNumber', ' A-1 ');
  await press('Try it');
  expect(station.calls.at(-1)?.body).toMatchObject({
    orderNumber: 'A-1',
    writeBack: { connection: { host: 'db.shop.example' } },
  });
  // The password for reading is none that this place is known with.
  expect(JSON.stringify(station.calls.at(-1)?.body)).not.toContain('********');
  expect(view.text()).toContain(words);
  await set('/writeBack/sold', 'UPDATE other');
  expect(view.text()).not.toContain(words);
});
