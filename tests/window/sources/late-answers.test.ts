import fc from 'fast-check';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useSourceForm } from '#renderer/features/sources/form/use-source-form.ts';
import { useTrial } from '#renderer/features/sources/form/use-trial.ts';

afterEach(() => vi.unstubAllGlobals());

/** The file itself is what its only column is called. */
const found = (path: string) =>
  Response.json({
    ...{ detail: null, trouble: null, columns: [path], rows: [], rowCount: 0, shop: null, orders: [] },
    suggestedMapping: { orderNumber: path },
  });
const refused = () =>
  Response.json(
    {
      ...{ code: 'VALIDATION_FAILED', title: '', detail: '', status: 422, purchase: 'not_made', source: 'station' },
      ...{ retryable: false, requestId: 'r', trouble: null },
      errors: [{ code: 'FIELD_INVALID', pointer: '/connection/path', message: '', actual: 'a.csv' }],
    },
    { status: 422, headers: { 'content-type': 'application/problem+json' } },
  );

test('whenever a source is discarded while it is tried, the answer changes nothing of the one that is open then', () =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, isRefused) => {
      setActivePinia(createPinia());
      vi.stubGlobal('fetch', (_address: string, { body }: RequestInit) => {
        const { connection } = JSON.parse(String(body)) as { connection: { path: string } };
        const answer = connection.path === '/a.csv' && isRefused ? refused() : found(connection.path);
        return scheduler.schedule(Promise.resolve(answer), connection.path);
      });
      const form = useSourceForm();
      /** Opens the form of a new source and tries it. */
      const begin = (path: string) => {
        form.open(null);
        if (form.draft) form.draft.place.path = path;
        const scope = effectScope();
        const state = scope.run(useTrial);
        return { scope, state, tried: state?.attempt() };
      };

      const first = begin('/a.csv');
      const second = await scheduler.waitFor(
        scheduler.schedule(Promise.resolve(), 'the first one is discarded').then(async () => {
          first.scope.stop();
          form.close();
          const next = begin('/b.csv');
          await next.tried;
          return next;
        }),
      );
      await scheduler.waitAll();
      await first.tried;
      expect(form.draft?.mapping).toEqual({ orderNumber: '/b.csv' });
      expect(second.state?.trial.value?.columns).toEqual(['/b.csv']);
      expect(form.errors).toEqual({});
      second.scope.stop();
    }),
  ));

test('which columns were chosen while the source was asked once more is not taken back by what their names suggest', async () => {
  setActivePinia(createPinia());
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((resolve) => answers.push(() => resolve(found('/a.csv')))));
  const form = useSourceForm();
  form.open(null);
  const scope = effectScope();
  const state = scope.run(useTrial);
  const tried = state?.attempt();
  if (form.draft) form.draft.mapping = { orderNumber: 'chosen' };
  for (const answer of answers) answer();
  await tried;
  expect(form.draft?.mapping).toEqual({ orderNumber: 'chosen' });
  scope.stop();
});
