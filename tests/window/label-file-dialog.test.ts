import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { LabelFileContents } from '#shared/schema/printing/label-file.ts';
import LabelFileDialog from '#renderer/components/labels/LabelFileDialog.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => {
  i18n.global.locale.value = 'en';
  vi.unstubAllGlobals();
});

const CONTENTS: LabelFileContents = {
  ...{ labels: 3, formats: [{ imageType: 'PDF', labels: 3 }], files: ['PDF', 'ZIP'] },
  leftOut: [{ reason: 'LOCKED', rows: 1, numbers: [2] }],
};

async function shown({ isStubbed = false } = {}) {
  if (!isStubbed) vi.stubGlobal('fetch', async () => Response.json(CONTENTS));
  const shipments = ['1001', '1002', '1003'].map((name) => ({ id: name, name }));
  const view = mount(LabelFileDialog, {
    props: { open: true, of: { shipments }, name: 'shipments' },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const dialog = () => document.querySelector('[role=dialog]')?.textContent.replaceAll(/\s+/g, ' ') ?? '';
  const choose = async (format: string) => {
    document.querySelector<HTMLInputElement>(`input[value=${format}]`)?.click();
    await flushPromises();
  };
  return { dialog, choose };
}

test.each([
  ['en', 'Left out of the PDF, locked by the carrier: 1 (1002)'],
  ['de', 'Aus der PDF-Datei ausgelassen, vom Paketdienst gesperrt: 1 (1002)'],
] as const)(
  'a label that the carrier has locked is named where one PDF is wanted, and only there: %s',
  async (language, words) => {
    i18n.global.locale.value = language;
    const { dialog, choose } = await shown();
    expect(dialog()).toContain(words);
    await choose('ZIP');
    expect(dialog()).not.toContain('1002');
    await choose('PDF');
    expect(dialog()).toContain(words);
  },
);

test('what the file of other shipments would hold is not said of these, however late it is answered', async () => {
  const answers: ((labels: number) => void)[] = [];
  const give = (resolve: (answer: Response) => void) => (labels: number) =>
    resolve(Response.json({ ...CONTENTS, labels, leftOut: [] }));
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(give(resolve))));
  const of = (...names: string[]) => ({ shipments: names.map((name) => ({ id: name, name })) });
  const view = mount(LabelFileDialog, {
    props: { open: true, of: of('1001', '1002', '1003'), name: 'shipments' },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  await view.setProps({ open: false });
  await view.setProps({ open: true, of: of('1004') });
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(1);
  await flushPromises();
  answers[0]?.(3);
  await flushPromises();
  expect(document.querySelector('[role=dialog] strong')?.textContent).toMatch(/^(One|1) label/);
});

test('the file is named as what it was asked for, whatever is chosen while it is made', async () => {
  let give: (() => void) | undefined;
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit = {}) => {
    if (!String(body).includes('format')) return Promise.resolve(Response.json(CONTENTS));
    return new Promise((resolve) => (give = () => resolve(new Response(new Uint8Array([1])))));
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const { choose } = await shown({ isStubbed: true });
  document.querySelector<HTMLButtonElement>('[role=dialog] .primary')?.click();
  await vi.waitFor(() => expect(give).toBeDefined());
  await choose('ZIP');
  give?.();
  await vi.waitFor(() => expect(saved).toEqual(['shipments-labels.pdf']));
});
