import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { i18n } from '#renderer/messages/index.ts';
import { commands } from '#renderer/composables/useCommands.ts';
import BackupPanel from '#renderer/features/settings/BackupPanel.vue';

const json = (body: object, type = 'application/json') =>
  new Response(JSON.stringify(body), {
    status: type === 'application/json' ? 200 : 409,
    headers: { 'content-type': type },
  });
const elsewhere = {
  ...{ code: 'BACKUPS_ELSEWHERE', title: '', detail: '', status: 409, purchase: 'not_made', source: 'station' },
  ...{ retryable: false, errors: [], warnings: [], requestId: 'r', trouble: diagnostic('BACKUPS_ELSEWHERE') },
};
const backup = { name: 'a.db', reason: 'daily', takenAt: '2026-03-02T09:00:00.000Z', size: 2 ** 20 };

afterEach(() => {
  i18n.global.locale.value = 'en';
  vi.unstubAllGlobals();
});

/** The panel once the station has answered which backups there are. */
async function panel(answer: () => Response) {
  vi.stubGlobal('fetch', async (address: string) => (address.includes('backups') ? answer() : json({ restore: null })));
  const opened = mount(BackupPanel, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => opened.unmount());
  await flushPromises();
  return opened;
}
const actions = () => commands.value.map(({ title }) => title);

test.each([
  ['en', 'whoever runs the database backs it up'],
  ['de', 'Wer ihn betreibt, sichert sie'],
] as const)(
  'where stations share the ledger, the panel says who backs it up, and offers nothing (%s)',
  async (locale, words) => {
    i18n.global.locale.value = locale;
    const opened = await panel(() => json(elsewhere, 'application/problem+json'));

    expect(opened.text()).toContain(words);
    expect([opened.findAll('button').length, opened.findAll('li').length, actions()]).toEqual([0, 0, []]);
    expect(opened.text()).not.toMatch(/every day|Jeden Tag|No backup yet|Noch keine/);
  },
);

test('a station that keeps backups lists them, and makes another one', async () => {
  const opened = await panel(() => json({ backups: [backup] }));

  expect(opened.findAll('button').map((button) => button.text())).toEqual([
    'Back up now',
    expect.stringContaining('Restore'),
  ]);
  expect([opened.findAll('li').length, actions()]).toEqual([1, ['Back up now']]);
});
