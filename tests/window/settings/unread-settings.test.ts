import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { i18n } from '#renderer/messages/index.ts';
import DesktopForm from '#renderer/features/settings/desktop/DesktopForm.vue';
import HotFolderForm from '#renderer/features/settings/hot-folder/HotFolderForm.vue';
import StationForm from '#renderer/features/settings/StationForm.vue';

const refused = {
  ...{ code: 'SCOPE_MISSING', title: '', detail: '', status: 403, purchase: 'not_made', source: 'station' },
  ...{ retryable: false, errors: [], warnings: [], requestId: 'r', trouble: null },
};

afterEach(() => {
  i18n.global.locale.value = 'en';
  vi.unstubAllGlobals();
});

test.each([
  ['the station', StationForm, 'en', 'The whole station', 'may not do that'],
  ['the hot folder', HotFolderForm, 'de', 'Eingangsordner', 'darf das nicht'],
  ['the desktop', DesktopForm, 'en', 'Desktop', 'may not do that'],
] as const)(
  'where its settings cannot be read, %s is shown with why, and nothing of it can be changed',
  async (_, component, locale, title, why) => {
    i18n.global.locale.value = locale;
    vi.stubGlobal(
      'fetch',
      async () =>
        new Response(JSON.stringify(refused), {
          status: 403,
          headers: { 'content-type': 'application/problem+json' },
        }),
    );
    const form = mount(component, { global: { plugins: [createPinia(), i18n] } });
    onTestFinished(() => form.unmount());
    await flushPromises();

    expect(form.find('h2').text()).toContain(title);
    expect(form.find('.banner').text()).toContain(why);
    expect(form.findAll('input, select, textarea, button[type=submit]')).toEqual([]);
  },
);
