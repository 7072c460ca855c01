import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { effectScope } from 'vue';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { usePrinterTrial } from '#renderer/features/printers/use-printer-trial.ts';
import { printerAt } from '../../printing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

test('a printer whose dialog is closed before the station has taken it does not stay', async () => {
  setActivePinia(createPinia());
  const desk = printerAt({ type: 'raw', host: '127.0.0.1', port: 1 });
  const asked: string[] = [];
  let made: (() => void) | undefined;
  vi.stubGlobal('fetch', (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address.split('/').at(-1)}`);
    if (method !== 'POST') return Promise.resolve(new Response(null, { status: 204 }));
    return new Promise((resolve) => (made = () => resolve(Response.json({ printer: desk }, { status: 201 }))));
  });
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const { store, undo } = scope.run(usePrinterTrial) as ReturnType<typeof usePrinterTrial>;
  const stored = store(desk, null);
  const closed = undo();
  await flushPromises();
  made?.();
  await Promise.all([stored, closed]);
  expect(asked).toEqual(['POST printers', 'DELETE desk']);
});

test('a printer that the station does not put back as its dialog is closed is said, and put back by the next try', async () => {
  setActivePinia(createPinia());
  const desk = printerAt({ type: 'raw', host: '127.0.0.1', port: 1 });
  const asked: unknown[] = [];
  let isAway = false;
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    asked.push([method, (JSON.parse(String(body)) as { name: string }).name]);
    if (isAway) throw new TypeError('The station is away');
    return Response.json({ printer: desk });
  });
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const { store, undo, failure } = scope.run(usePrinterTrial) as ReturnType<typeof usePrinterTrial>;
  await store({ ...desk, name: 'Tried' }, { ...desk, name: 'Kept' });
  isAway = true;
  expect([await undo(), failure.value]).toEqual([false, expect.stringMatching(/./)]);
  isAway = false;
  expect([await undo(), failure.value]).toEqual([true, null]);
  expect(asked).toEqual([
    ['PUT', 'Tried'],
    ['PUT', 'Kept'],
    ['PUT', 'Kept'],
  ]);
});

test('the test label of a printer whose dialog was closed meanwhile is not that of the one that is tried next', async () => {
  setActivePinia(createPinia());
  const [first, second] = ['first', 'second'].map((id) => ({
    ...printerAt({ type: 'raw', host: '127.0.0.1', port: 1 }),
    id,
  })) as [ReturnType<typeof printerAt>, ReturnType<typeof printerAt>];
  let print: (() => void) | undefined;
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const job = { printJob: { id: 'j', printerId: 'first', state: 'SPOOLED' } };
    if (address.includes('/first/'))
      return new Promise((resolve) => (print = () => resolve(Response.json(job, { status: 201 }))));
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }));
    if (method === 'GET') return Promise.resolve(Response.json(job));
    return Promise.resolve(Response.json({ printer: JSON.parse(String(body)) as object }, { status: 201 }));
  });
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const trial = scope.run(usePrinterTrial) as ReturnType<typeof usePrinterTrial>;
  await trial.store(first, null);
  const tested = trial.test();
  await trial.undo();
  await trial.store(second, null);
  print?.();
  await tested;
  expect([trial.job.value, trial.isSent.value]).toEqual([null, false]);
});
