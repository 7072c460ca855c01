import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import AddressesView from '#renderer/features/addresses/AddressesView.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

const entry = (id: string, personName: string) => ({
  ...{ id, saved: true, useCount: 1, lastUsedAt: null },
  party: { address: { city: 'Köln', countryCode: 'DE' }, contact: { personName } },
});
const BOOK = [entry('1', 'Jörg Müller'), entry('2', 'Joerg Mueller')];

/** The address book, of two entries, the second of which is ticked where the first is not found any more. */
async function bothTicked() {
  const merged: string[] = [];
  const removed: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'DELETE') {
      removed.push(address.split('/').at(-1) ?? '');
      return new Response(null, { status: 204 });
    }
    if (method === 'POST') merged.push(`${address.split('/').at(-2)} takes ${String(body)}`);
    const text = new URL(address, 'http://station').searchParams.get('text') ?? '';
    const addresses = BOOK.filter(({ id, party }) => !removed.includes(id) && party.contact.personName.includes(text));
    return Response.json({ addresses, next: null, address: BOOK[0] });
  });
  const view = mount(AddressesView, {
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  const tick = async (text: string) => {
    await view.get('input[type=search]').setValue(text);
    await flushPromises();
    await view.get('li input[type=checkbox]').setValue(true);
  };
  await tick('Müller');
  await tick('Mueller');
  return {
    view,
    merge: () => view.findAll('button').find((each) => each.text().includes(t('addresses.merge'))),
    merged,
  };
}
const inDialog = async (button: string) => {
  document.querySelector<HTMLElement>(`[role="dialog"] ${button}`)?.click();
  await flushPromises();
};

test('two entries of one person that stand in no list together are ticked one after the other, and made one', async () => {
  const { merge, merged } = await bothTicked();
  expect(merge()?.attributes('disabled')).toBeUndefined();
  await merge()?.trigger('click');
  await flushPromises();
  await inDialog('li button');
  expect(merged).toEqual(['1 takes {"other":"2"}']);
});

test('an entry that was ticked and is removed is ticked no longer', async () => {
  const { view, merge } = await bothTicked();
  const remove = view.findAll('li button').find((each) => each.text().includes(t('addresses.remove')));
  await remove?.trigger('click');
  await flushPromises();
  await inDialog('footer button:last-child');
  await view.get('input[type=search]').setValue('');
  await flushPromises();
  expect(view.findAll('li input')).toHaveLength(1);
  expect(merge()?.attributes('disabled')).toBeDefined();
});
