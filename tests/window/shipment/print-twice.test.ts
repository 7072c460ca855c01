import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import DocumentPanel from '#renderer/features/shipment/documents/DocumentPanel.vue';
import type { ShownDocument } from '#renderer/features/shipment/documents/shown-documents.ts';
import { i18n, t } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

const paper: ShownDocument = {
  ...{ key: 'cn23', documentId: 'cn23', name: 'CN 23', imageType: 'pdf', size: 100, fileName: 'cn23', isPaper: true },
  fetch: async () => null,
};

test('a paper whose Print is pressed twice before the station answers is printed once', async () => {
  const answers: ((job: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  const view = mount(DocumentPanel, { props: { documents: [paper] }, global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  const press = () => view.get(`button[aria-label="${t('documents.print', { name: 'CN 23' })}"]`).trigger('click');
  await press();
  await press();
  expect(answers).toHaveLength(1);

  answers[0]?.(Response.json({ printJobs: [] }, { status: 201 }));
  await flushPromises();
  expect(view.text()).toContain(t('documents.printing', { name: 'CN 23' }));
  await press();
  expect(answers).toHaveLength(2);
});

test('of papers that are saved together one that could not be had is said, whichever answers last', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('none')));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  onTestFinished(() => void vi.restoreAllMocks());
  const other: ShownDocument = { ...paper, key: 'label', name: 'Label', fetch: async () => new Uint8Array([1]) };
  const view = mount(DocumentPanel, {
    props: { documents: [paper, other] },
    global: { plugins: [createPinia(), i18n] },
  });
  onTestFinished(() => view.unmount());
  view.vm.saveAll();
  await flushPromises();
  expect(view.text()).toContain(t('shipment.documents.missing'));
});
