import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { announcements } from '#renderer/composables/useAnnounce.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import PairingScreen from '#renderer/shell/PairingScreen.vue';

afterEach(() => vi.unstubAllGlobals());

test('why a code does not let the window in is said to those who listen, too, each time that it is tried', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { code: 'TOKEN_INVALID', status: 401, errors: [] },
      { status: 401, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  const view = mount(PairingScreen, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await view.get('input').setValue('old');
  const { n } = announcements.assertive.value;
  for (const again of [1, 2]) {
    await view.get('form').trigger('submit');
    await flushPromises();
    expect(announcements.assertive.value).toEqual({ text: t('problems.codes.TOKEN_INVALID'), n: n + again });
  }
});
