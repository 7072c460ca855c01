import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, disposePinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import RecipientSection from '#renderer/features/ship/recipient/RecipientSection.vue';
import { useShip } from '#renderer/features/ship/store.ts';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n, t } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

test('the palette says what is edited', () => {
  const pinia = createPinia();
  const view = mount(RecipientSection, { global: { plugins: [pinia, i18n] } });
  onTestFinished(() => {
    view.unmount();
    disposePinia(pinia);
  });
  expect(commands.value.map(({ title }) => title)).toEqual(['Edit the recipient', 'Save to address book']);
});

test('that an address was saved is said beside it, and not beside the recipient of the next form', async () => {
  const saved: (() => void)[] = [];
  let isAway = false;
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit = {}) => {
    const isSaved = address.endsWith('/addresses') && method === 'POST';
    if (isSaved) await new Promise<void>((resolve) => saved.push(resolve));
    if (isSaved && isAway) throw new TypeError('The answer is lost');
    const body = { address: {}, addresses: [], places: [], errors: [], warnings: [], packages: [] };
    return Response.json(body, { status: isSaved ? 201 : 200 });
  });
  const pinia = createPinia();
  const view = mount(RecipientSection, { global: { plugins: [pinia, i18n] } });
  onTestFinished(() => {
    view.unmount();
    disposePinia(pinia);
  });
  const ship = useShip();
  const save = async () => {
    ship.draft.recipient.streetLine1 = '1 Main St';
    await flushPromises();
    commands.value.find(({ title }) => title === t('ship.recipient.save'))?.run();
    await flushPromises();
  };
  const note = () => (view.find('.note').exists() ? view.find('.note').text() : '');
  await save();
  saved[0]?.();
  await flushPromises();
  expect(note()).toBe('The address is in the address book.');
  await save();
  isAway = true;
  saved[1]?.();
  await flushPromises();
  expect([note(), announcements.assertive.value.text]).toEqual(Array(2).fill('The station does not answer.'));
  isAway = false;
  await save();
  ship.clear();
  ship.draft.recipient.personName = 'John Doe';
  saved[2]?.();
  await flushPromises();
  expect(note()).toBe('');
});
