import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryHistory, createRouter, RouterView } from 'vue-router';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import SettingsView from '#renderer/features/settings/SettingsView.vue';

afterEach(() => vi.unstubAllGlobals());

const STORED = {
  ...{ retentionDays: 90, purchaseTimeoutSeconds: 30, batchConcurrency: 4, purchasesPerSecond: 5 },
  ...{ documents: 'base64', rememberRecipients: true, allowPrivateWebhooks: false, buyByScan: true },
  ...{ allowedOrigins: [], hotFolder: null },
};

async function shown() {
  let kept: object = STORED;
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') kept = JSON.parse(String(body)) as object;
    const rest = { accounts: [], inTestMode: [], adapters: [], carriers: [], backups: [] };
    return Response.json(address.endsWith('/settings') ? kept : { ...rest, state: 'OFF', recent: [] });
  });
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/settings', component: SettingsView },
      { path: '/:elsewhere(.*)', component: { render: () => null } },
    ],
  });
  await router.push('/settings');
  const stubs = { WindowForm: true, ScannerTest: true, ScaleForm: true, BackupPanel: true, HotFolderState: true };
  const view = mount(RouterView, {
    global: { plugins: [createPinia(), i18n, router], stubs },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const dialog = () => document.querySelector('[role="dialog"]');
  return {
    view,
    kept: () => kept,
    days: () => view.get<HTMLInputElement>('input[type=text]'),
    save: async () => (await view.get('form').trigger('submit'), flushPromises()),
    says: (words: string) => view.text().includes(words),
    asks: () => dialog()?.textContent ?? '',
    answer: async (button: string) => {
      const found = [...(dialog()?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === button);
      found?.click();
      await flushPromises();
    },
    go: async () => (await router.push('/ship'), flushPromises()),
    isAt: () => router.currentRoute.value.path,
  };
}

test('what was typed into the settings and not saved is lost by no way to another screen before that is asked', async () => {
  const { days, asks, answer, go, isAt } = await shown();
  await days().setValue('365');
  await go();
  expect([isAt(), asks()]).toEqual(['/settings', expect.stringContaining(t('common.discard.ask'))]);
  await answer(t('shell.cancel'));
  expect([isAt(), days().element.value]).toEqual(['/settings', '365']);
  await go();
  await answer(t('common.discard.button'));
  expect(isAt()).toBe('/ship');
});

test('what is saved, or as it was, is left without a question, and nothing is called saved behind which something was typed', async () => {
  const { days, save, says, asks, go, isAt } = await shown();
  await days().setValue('365');
  await save();
  expect(says(t('settings.saved'))).toBe(true);
  await days().setValue('36');
  expect(says(t('settings.saved'))).toBe(false);
  await days().setValue('365');
  await go();
  expect([isAt(), asks()]).toEqual(['/ship', '']);
});

test('Ctrl+S saves what is typed where somebody is, and calls nothing else saved', async () => {
  const { view, kept, says } = await shown();
  const hotFolder = view.findAll('form')[1];
  await hotFolder?.get('input[type=checkbox]').setValue(true);
  const path = hotFolder?.get<HTMLInputElement>('input[type=text]');
  await path?.setValue('/srv/orders');
  path?.element.focus();
  commands.value.find(({ keys }) => keys === 'Ctrl+S')?.run();
  await flushPromises();
  expect(kept()).toMatchObject({ hotFolder: { path: '/srv/orders' } });
  expect([says(t('hotFolder.saved')), says(t('settings.saved'))]).toEqual([true, false]);
});
