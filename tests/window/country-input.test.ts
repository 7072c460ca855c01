import { mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { expect, test, vi } from 'vitest';
import CountryInput from '#renderer/components/CountryInput.vue';

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
