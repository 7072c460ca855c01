import { flushPromises } from '@vue/test-utils';
import { effectScope, nextTick } from 'vue';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { useDesign, type Design } from '#renderer/features/label-layout/use-design.ts';
import type { LabelLayout } from '#shared/schema/accounts/labels/label-layout.ts';

afterEach(() => vi.unstubAllGlobals());
const PROBLEM = { headers: { 'content-type': 'application/problem+json' }, status: 422 };

const layoutOf = (...words: string[]): LabelLayout => ({
  rows: words.map((text) => ({ cells: [{ block: 'TEXT' as const, content: [{ text }] }] })),
});

/** What a station answers that has the layout of its own. */
const asStored = (url: string) =>
  Response.json(
    url.includes('label-layouts') ? { layouts: [] } : { layout: null, effective: layoutOf('as stored'), version: '' },
  );

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

test('why the label could not be saved stands there though it is drawn behind that', async () => {
  const drawn = Promise.withResolvers<null>();
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'PUT') throw new TypeError('The answer is lost');
    if (method === 'POST') {
      await drawn.promise;
      return Response.json({ ok: true, faults: [], symbols: [], pngBase64: '' });
    }
    return asStored(url);
  });
  const design = designOf();
  await design.load();
  design.layout = layoutOf('changed');
  const isDrawn = design.redraw();
  expect(await design.save()).toBe('failed');
  drawn.resolve(null);
  await isDrawn;
  expect([design.checked?.ok, design.failure]).toEqual([true, 'The station does not answer.']);
});

test.each([
  ['is said of its drawing', () => Response.json({ ok: false, faults: [], symbols: [] })],
  ['keeps it from being drawn', () => Response.json({ code: 'VALIDATION_FAILED', errors: [] }, PROBLEM)],
])(
  'a fault that %s keeps nobody from saving once it is mended: only the label as it stands can be faulty',
  async (_, fault) => {
    vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
      if (method === 'POST' && String(body).includes('broken')) return fault();
      if (method === 'POST') return Response.json({ ok: true, faults: [], symbols: [] });
      return asStored(url);
    });
    const design = designOf();
    await design.load();
    design.layout = layoutOf('broken');
    await design.redraw();
    expect(design.isFaulty).toBe(true);
    design.layout = layoutOf('mended');
    expect(design.isFaulty).toBe(false);
  },
);
