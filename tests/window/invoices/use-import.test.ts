import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { useImport } from '#renderer/features/invoices/use-import.ts';

afterEach(() => vi.unstubAllGlobals());

test('how the file before would have been read is not shown as the reading of this one', async () => {
  setActivePinia(createPinia());
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit = {}) => {
    const { contentBase64 } = JSON.parse(String(body)) as { contentBase64: string };
    const preview = { columns: [atob(contentBase64)], rows: [], rowCount: 1, missing: [], imported: null };
    return new Promise((resolve) => answers.push(() => resolve(Response.json(preview))));
  });
  const { carrierId, choose, preview, tryReading, cancel } = useImport();
  carrierId.value = 'a';
  const chosen = async (words: string) => {
    const read = choose(new File([words], `${words}.csv`));
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
    return { read, answer: answers.pop() };
  };
  const first = await chosen('march');
  first.answer?.();
  await first.read;
  const late = tryReading({ mapping: {} });
  await flushPromises();
  const answerLate = answers.pop();
  cancel();
  const second = await chosen('april');
  second.answer?.();
  await second.read;
  answerLate?.();
  await late;
  expect(preview.value?.columns).toEqual(['april']);
});
