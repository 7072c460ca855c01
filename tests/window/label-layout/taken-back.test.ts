import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import LabelLayoutView from '#renderer/features/label-layout/LabelLayoutView.vue';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n, t, type MessageKey } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

const text = (words: string) => ({ block: 'TEXT', content: [{ text: words }] });

/** The label of an account, of one row with two texts; the answers to so many saves are lost. */
async function shown({ lost = 0 } = {}) {
  let effective: object = { rows: [{ cells: [text('first'), text('second')] }] };
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') {
      effective = (JSON.parse(String(body)) as { layout: object }).layout;
      if (lost-- > 0) throw new TypeError('The answer is lost');
    }
    const design = { layout: null, effective, logo: null, routingTable: null };
    const rest = { accounts: [], adapters: [], carriers: [], layouts: [], inTestMode: [], ok: true, faults: [] };
    return Response.json({ ...design, ...rest, symbols: [] });
  });
  const view = mount(LabelLayoutView, {
    props: { carrierId: 'test-a' },
    global: { plugins: [createPinia(), i18n, addressesOnly()], stubs: { PreviewPanel: true } },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const press = async (title: MessageKey) => {
    const command = () => commands.value.find((one) => one.title === t(title));
    await vi.waitFor(() => expect(command()?.enabled).toBe(true));
    command()?.run();
    await flushPromises();
  };
  const choose = async (cell: number) => {
    const button = view.findAll<HTMLElement>('.cell')[cell];
    button?.element.focus();
    await button?.trigger('click');
  };
  const edit = async (cell: number, words: string) => {
    await choose(cell);
    const field = view.get<HTMLInputElement>('.part input');
    field.element.focus();
    for (let letters = 1; letters <= words.length; letters += 1) await field.setValue(words.slice(0, letters));
  };
  return { view, press, edit, choose };
}

test('what is typed in one block is taken back by itself, and not with what was typed in the one before', async () => {
  const { view, press, edit, choose } = await shown();
  const words = async (cell: number) => {
    await choose(cell);
    return view.get<HTMLInputElement>('.part input').element.value;
  };
  await edit(0, 'AB');
  await edit(1, 'CD');
  await press('labelLayout.undo');
  expect([await words(0), await words(1)]).toEqual(['AB', 'second']);
  await press('labelLayout.undo');
  expect([await words(0), await words(1)]).toEqual(['first', 'second']);
});

test('a label that was saved though the answer was lost is saved, and was not by anybody else', async () => {
  const { view, press, edit } = await shown({ lost: 1 });
  await edit(0, 'AB');
  await press('labelLayout.save');
  await press('labelLayout.save');
  expect(view.get('.banner').text()).toBe(t('labelLayout.saved'));
});
