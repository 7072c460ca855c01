import { shallowMount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import App from '#renderer/App.vue';
import { i18n, speak } from '#renderer/messages/index.ts';
import { useSettings } from '#renderer/stores/settings.ts';

test('a language that another window chose while this one was still opening is spoken', async () => {
  setActivePinia(createPinia());
  onTestFinished(() => speak('en'));
  useSettings().language = 'de';
  const view = shallowMount(App, { global: { plugins: [i18n] } });
  onTestFinished(() => view.unmount());
  await vi.waitFor(() => expect(i18n.global.locale.value).toBe('de'));
});
