import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import EachDialog from '#renderer/features/history/chosen/EachDialog.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

test('what is done with each ends where its screen is left, behind the one that is being done', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ packer: null, role: null, packers: [] }));
  const done: string[] = [];
  const answers: (() => void)[] = [];
  const each = ['1', '2', '3'].map((key) => ({
    ...{ key, name: key },
    async run() {
      await new Promise<void>((answered) => answers.push(answered));
      done.push(key);
      return { words: 'Voided', isGood: true };
    },
  }));
  const view = mount(EachDialog, {
    props: { open: true, title: 'Void', description: '', button: 'Void', each, action: 'void' as const },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  await flushPromises();
  document.querySelector('#each-form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  await flushPromises();
  view.unmount();
  for (let turn = 0; turn < 3; turn += 1) {
    for (const answer of answers.splice(0)) answer();
    await flushPromises();
  }
  expect(done).toEqual(['1']);
});

test('who is asked sees which they are, as some may stand in a list that is shown no more', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ packer: null, role: null, packers: [] }));
  const each = ['HIST-1, Jane Roe', 'HIST-2, John Doe'].map((name) => ({
    ...{ key: name, name },
    run: async () => ({ words: 'Voided', isGood: true }),
  }));
  const view = mount(EachDialog, {
    props: { open: true, title: 'Void', description: '', button: 'Void', each, action: 'void' as const },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const items = [...document.querySelectorAll('#each-form li')].map((item) => item.textContent);
  expect(items).toEqual(each.map(({ name }) => name));
  expect(document.querySelector('progress')).toBeNull();
});
