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

test('two entries of one person that stand in no list together are ticked one after the other, and made one', async () => {
  const merged: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'POST') merged.push(`${address.split('/').at(-2)} takes ${String(body)}`);
    const text = new URL(address, 'http://station').searchParams.get('text') ?? '';
    const addresses = BOOK.filter(({ party }) => party.contact.personName.includes(text));
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
  const merge = view.findAll('button').find((each) => each.text().includes(t('addresses.merge')));
  expect(merge?.attributes('disabled')).toBeUndefined();
  await merge?.trigger('click');
  await flushPromises();
  document.querySelector<HTMLElement>('[role="dialog"] li button')?.click();
  await flushPromises();
  expect(merged).toEqual(['1 takes {"other":"2"}']);
});
