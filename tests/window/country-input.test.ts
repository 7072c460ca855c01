import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import CountryInput from '#renderer/components/CountryInput.vue';
import { useSettings } from '#renderer/stores/settings.ts';

const ITEM = '[role="option"]';

test('a country is chosen among those that were found, and the list closes without showing all others', async () => {
  const field = mount(CountryInput, {
    props: { modelValue: '' },
    global: { plugins: [createPinia()] },
    attachTo: document.body,
  });
  const shown = new Set<Node>();
  const watcher = new MutationObserver((changes) =>
    changes
      .flatMap(({ addedNodes }) => [...addedNodes])
      .filter((node) => node instanceof HTMLElement)
      .flatMap((node) => (node.matches(ITEM) ? [node] : [...node.querySelectorAll(ITEM)]))
      .forEach((item) => shown.add(item)),
  );
  watcher.observe(document.body, { childList: true, subtree: true });
  await field.get('input').setValue('us');
  await vi.waitFor(() =>
    expect(document.querySelector(`${ITEM}[data-highlighted]`)?.textContent).toMatch(/United States/),
  );
  await field.get('input').trigger('keydown', { key: 'Enter' });
  await vi.waitFor(() => expect(document.querySelector('[role="listbox"]')).toBeNull());
  watcher.disconnect();
  expect(field.emitted('update:modelValue')).toEqual([['US']]);
  expect(shown.size).toBeLessThan(30);
  field.unmount();
});

test.each([
  ['tr', 'italya', 'İtalya (IT)'],
  ['tr', 'IRAK', 'Irak (IQ)'],
  ['tr', 'kibris', 'Kıbrıs (CY)'],
  ['tr', 'KIBRIS', 'Kıbrıs (CY)'],
  ['de', 'osterr', 'Österreich (AT)'],
] as const)('in %s, %s finds %s', async (language, typed, label) => {
  const pinia = createPinia();
  setActivePinia(pinia);
  useSettings().language = language;
  const field = mount(CountryInput, {
    props: { modelValue: '' },
    global: { plugins: [pinia] },
    attachTo: document.body,
  });
  onTestFinished(() => {
    field.unmount();
  });
  await field.get('input').setValue(typed);
  const names = () => [...document.querySelectorAll(ITEM)].map((item) => item.textContent?.trim());
  await vi.waitFor(() => expect(names()).toContain(label));
});

/** A country field that says Germany, in which something was typed, and a button beside it. */
async function typedOverGermany(typed: string) {
  const field = mount(
    {
      components: { CountryInput },
      data: () => ({ code: 'DE' }),
      template: '<CountryInput v-model="code" /><button />',
    },
    { global: { plugins: [createPinia()] }, attachTo: document.body },
  );
  onTestFinished(() => field.unmount());
  const input = field.get('input');
  input.element.focus();
  await input.setValue(typed);
  await vi.waitFor(() => expect(document.querySelector(ITEM)).not.toBeNull());
  return { input, code: () => field.vm.code, leave: () => field.get('button').element.focus() };
}
const closed = () => vi.waitFor(() => expect(document.querySelector('[role="listbox"]')).toBeNull());

test.each([
  ['Austria', 'AT'],
  ['austria', 'AT'],
  ['AT', 'AT'],
  ['Luxem', 'LU'],
  // Australia and Austria.
  ['Austr', 'DE'],
])('%s that is typed and left by Tab is %s', async (typed, code) => {
  const field = await typedOverGermany(typed);
  field.leave();
  await closed();
  expect(field.code()).toBe(code);
});

test('what is typed and taken back with Esc is not chosen', async () => {
  const field = await typedOverGermany('Austria');
  await field.input.trigger('keydown', { key: 'Escape' });
  await closed();
  await vi.waitFor(() => expect(field.input.element.value).toBe('Germany (DE)'));
  field.leave();
  expect(field.code()).toBe('DE');
});

test.each([
  ['Austria', 'F10', 'AT', 'Austria (AT)'],
  ['Austr', 'F10', 'DE', 'Germany (DE)'],
  ['Austr', 'Enter', 'DE', 'Germany (DE)'],
])(
  '%s that is typed, and %s of a command: first the field says %s, then the command runs',
  async (typed, key, code, shown) => {
    const field = await typedOverGermany(typed);
    const heard = vi.fn<(event: Event) => void>();
    window.addEventListener('keydown', heard);
    onTestFinished(() => window.removeEventListener('keydown', heard));
    await field.input.trigger('keydown', { key, ctrlKey: true });
    await closed();
    await vi.waitFor(() => expect(field.input.element.value).toBe(shown));
    expect([field.code(), heard.mock.calls.length]).toEqual([code, 0]);
    await field.input.trigger('keydown', { key, ctrlKey: true });
    expect([field.code(), heard.mock.calls.length]).toEqual([code, 1]);
  },
);
