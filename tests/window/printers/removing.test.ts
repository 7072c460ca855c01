import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import PrinterList from '#renderer/features/printers/PrinterList.vue';
import { i18n } from '#renderer/messages/index.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import { draft } from '../../printing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

test('a printer that is removed by two presses is removed once, and the question about the next one stays', async () => {
  const removed: string[] = [];
  let answer: ((response: Response) => void) | undefined;
  const printers = ['one', 'two'].map((id) => draft({ type: 'raw', host: '127.0.0.1', port: 1 }, { id, name: id }));
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'DELETE') return Promise.resolve(Response.json({ printers, printJobs: [], next: null }));
    removed.push(address.split('/').at(-1) ?? '');
    return new Promise<Response>((resolve) => (answer = resolve));
  });
  const view = mount(PrinterList, { attachTo: document.body, global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await usePrinters().load();
  const ask = (name: string) =>
    view
      .findAll('button')
      .find((button) => button.text() === `Remove: ${name}`)
      ?.trigger('click');
  const dialog = () => document.querySelector('[role="dialog"]');
  const press = () => dialog()?.querySelector<HTMLButtonElement>('.danger')?.click();
  await ask('one');
  press();
  press();
  await flushPromises();
  await ask('two');
  answer?.(new Response(null, { status: 204 }));
  await flushPromises();
  expect([removed, dialog()?.textContent?.includes('two')]).toEqual([['one'], true]);
});
