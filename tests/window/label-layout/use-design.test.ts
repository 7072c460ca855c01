import { flushPromises } from '@vue/test-utils';
import { effectScope, nextTick } from 'vue';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useDesign, type Design } from '#renderer/features/label-layout/use-design.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

afterEach(() => vi.unstubAllGlobals());

const layoutOf = (...words: string[]): LabelLayout => ({
  rows: words.map((text) => ({ cells: [{ block: 'TEXT' as const, content: [{ text }] }] })),
});

/** A station that keeps a layout and answers once that is let go. */
function slowStation() {
  let kept = layoutOf('as stored');
  const asked: { method: string; answer: () => void }[] = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'PUT') kept = (JSON.parse(String(body)) as { layout: LabelLayout }).layout;
    const design = { layout: method === 'PUT' ? kept : null, effective: kept, logo: null, version: '' };
    return new Promise((resolve) => {
      const answer = () => resolve(Response.json(url.includes('label-layouts') ? { layouts: [] } : design));
      asked.push({ method, answer });
    });
  });
  return async (method: string) => {
    for (const each of asked.filter((one) => one.method === method)) each.answer();
    await flushPromises();
  };
}

function designOf(): Design {
  setActivePinia(createPinia());
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  return scope.run(() => useDesign('test-a')) as Design;
}

test('what is changed while the label is saved is still there, and is not saved', async () => {
  const answer = slowStation();
  const design = designOf();
  const loaded = design.load();
  await answer('GET');
  await loaded;
  design.layout = layoutOf('first');
  const saved = design.save();
  await nextTick();
  design.layout = layoutOf('first', 'second');
  await answer('PUT');
  expect(await saved).toBe('saved');
  expect([design.layout, design.isOwn, design.isChanged]).toEqual([layoutOf('first', 'second'), true, true]);
});
