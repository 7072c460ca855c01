import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { effectScope } from 'vue';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import { usePrintState } from '#renderer/features/pack/use-print-state.ts';

beforeEach(() => setActivePinia(createPinia()));
afterEach(() => vi.unstubAllGlobals());

type Job = Pick<PrintJob, 'documentId' | 'contentType' | 'state'>;
const label = (documentId: string, state: PrintJob['state']): Job => ({ documentId, contentType: 'LABEL', state });
const invoice: Job = { documentId: 'i', contentType: 'COMMERCIAL_INVOICE', state: 'PRINTED' };

test.each<[string, PrintJob['state'] | null, Job[]]>([
  ['a label that failed, also where a paper was printed behind it', 'FAILED', [invoice, label('1', 'FAILED')]],
  ['the one of several labels that failed', 'FAILED', [label('2', 'PRINTED'), label('1', 'FAILED')]],
  ['the one of several that may have come out', 'UNCERTAIN', [label('2', 'FAILED'), label('1', 'UNCERTAIN')]],
  ['the newest print of a label', 'PRINTED', [label('1', 'PRINTED'), label('1', 'FAILED')]],
  ['nothing where only papers are printed', null, [invoice]],
])('the bench shows %s', async (_, shown, printJobs) => {
  vi.stubGlobal('fetch', async () => Response.json({ printJobs, next: null }));
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const state = scope.run(() => usePrintState(() => 's'));
  await flushPromises();
  expect(state?.value).toBe(shown);
});

test('of a shipment of very many packages the one counts whose label failed first', async () => {
  const first = label('1', 'FAILED');
  const all = Array.from({ length: 120 }, (_, index) => (index === 119 ? first : label(`${120 - index}`, 'PRINTED')));
  vi.stubGlobal('fetch', async (address: string) => {
    const limit = Number(new URL(address, 'http://desk').searchParams.get('limit') ?? 50);
    return Response.json({ printJobs: all.slice(0, limit), next: null });
  });
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const state = scope.run(() => usePrintState(() => 's'));
  await flushPromises();
  expect(state?.value).toBe('FAILED');
});

test('what was said of a print before does not cover what is said since, however late it is answered', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked: ((jobs: Job[]) => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((answer) => asked.push((printJobs) => answer(Response.json({ printJobs, next: null })))),
  );
  const scope = effectScope();
  onTestFinished(() => scope.stop());
  const state = scope.run(() => usePrintState(() => 's'));
  await vi.advanceTimersByTimeAsync(10_000);
  asked[1]?.([label('1', 'FAILED')]);
  await vi.advanceTimersByTimeAsync(0);
  asked[0]?.([label('1', 'QUEUED')]);
  await vi.advanceTimersByTimeAsync(0);
  expect(state?.value).toBe('FAILED');
});
