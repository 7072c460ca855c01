import { flushPromises, mount } from '@vue/test-utils';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import CopyField from '#renderer/components/CopyField.vue';
import { i18n, t } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['is copied', true],
  ['which the browser does not copy is selected, so that the keys copy it', false],
])('a text that is to be taken elsewhere %s', async (_, isAllowed) => {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('NotAllowedError'))) },
  });
  const view = mount(CopyField, {
    props: { label: 'Secret', text: 'SK-1' },
    global: { plugins: [i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await view.get('button').trigger('click');
  await flushPromises();
  const { element } = view.get('input');
  const selected = element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0);
  const isSelected = document.activeElement === element && selected === 'SK-1';
  expect([view.get('button').text().includes(t('api.copied')), isSelected]).toEqual([isAllowed, !isAllowed]);
});
