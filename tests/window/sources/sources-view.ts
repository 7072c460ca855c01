import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import type { Source } from '#shared/schema/orders/source.ts';
import SourcesView from '#renderer/features/sources/SourcesView.vue';
import { i18n } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';
import { stored } from './stored.ts';

export const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), {
    ...{ status, headers: { 'content-type': status === 200 ? 'application/json' : 'application/problem+json' } },
  });
export const refusal = (...errors: object[]) =>
  json(
    {
      ...{ code: 'VALIDATION_FAILED', title: '', detail: '', status: 422, purchase: 'not_made', source: 'station' },
      ...{ retryable: false, requestId: 'r', trouble: null, errors },
    },
    422,
  );

/** For the tests of a file: the screen with one source, and a station that answers as each test says. */
export function useSourcesView() {
  const station = {
    /** What was asked of it to do, in turn. */
    calls: [] as { method: string; path: string; body: unknown }[],
    /** By method and path; a source that is put is answered with the first one. */
    answers: {} as Record<string, () => Response>,
    sources: [] as Source[],
  };
  beforeEach(() => {
    Object.assign(station, { calls: [], answers: {}, sources: [stored()] });
    setActivePinia(createPinia());
    vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
      const path = address.replace('/station/v1/sources', '');
      if (method === 'GET') return json({ sources: station.sources, checks: [], status: 'ready', version: '' });
      station.calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null });
      return station.answers[`${method} ${path}`]?.() ?? json({ source: station.sources[0] });
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function shown() {
    const view = mount(SourcesView, { global: { plugins: [i18n, addressesOnly()] }, attachTo: document.body });
    onTestFinished(() => view.unmount());
    await flushPromises();
    const press = async (name: string) => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent.trim().startsWith(name))?.click();
      await flushPromises();
    };
    const set = async (path: string, value: string) => {
      await view.get(`[id="field${path.replaceAll('/', '-')}"]`).setValue(value);
      await flushPromises();
    };
    return { view, press, set };
  }
  return { station, shown };
}
