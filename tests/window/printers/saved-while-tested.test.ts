import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import PrinterDialog from '#renderer/features/printers/PrinterDialog.vue';
import { toTyped } from '#renderer/features/printers/draft.ts';
import { i18n } from '#renderer/messages/index.ts';
import { usePrinters } from '#renderer/stores/printers.ts';
import { printerAt } from '../../printing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

test('a printer that is saved while its test label waits for a word is kept, and nothing is said of the label', async () => {
  const printer = printerAt({ type: 'raw', host: '127.0.0.1', port: 1 });
  const printJob = { id: 'job', state: 'SPOOLED', trouble: null, detail: '' };
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    if (method !== 'GET') asked.push(`${method} ${address.split('/').slice(-2).join('/')}`);
    return Response.json({ printers: [printer], printer, printJob, printJobs: [], next: null });
  });
  const pinia = createPinia();
  setActivePinia(pinia);
  await usePrinters().load();
  const global = { plugins: [pinia, i18n] };
  const view = mount(PrinterDialog, {
    attachTo: document.body,
    global,
    props: { printer: toTyped(printer), isNew: false },
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const press = async (words: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === words);
    expect(button?.disabled).toBe(false);
    button?.click();
    await flushPromises();
  };
  await press('Test and save');
  await press('Save');
  const changed = `PUT printers/${printer.id}`;
  expect(asked).toEqual([changed, `POST ${printer.id}/test`, changed]);
  expect(view.emitted('saved')).toHaveLength(1);
});
