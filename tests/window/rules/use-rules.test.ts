import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import { useRules } from '#renderer/features/rules/use-rules.ts';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());
const rule = (name: string) => ({ name, conditions: {}, choice: {} }) as unknown as SelectionRule;

test('what is changed in the rules while they are saved stands there still, and is saved with the next save', async () => {
  let give: (() => void) | undefined;
  const sent: { version: number; rules: { name: string }[] }[] = [];
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method !== 'PUT')
      return Promise.resolve(Response.json(method === 'GET' ? { version: 1, rules: [] } : { rules: [], orders: [] }));
    const put = JSON.parse(String(body)) as (typeof sent)[number];
    sent.push(put);
    const stored = { version: put.version + 1, rules: put.rules.map((one) => ({ ...one, trouble: null })) };
    return new Promise((resolve) => (give = () => resolve(Response.json(stored))));
  });
  let used: ReturnType<typeof useRules> | undefined;
  const view = mount(
    { setup: () => ((used = useRules()), () => null) },
    { global: { plugins: [createPinia(), i18n] } },
  );
  onTestFinished(() => view.unmount());
  await flushPromises();
  if (!used) throw new Error('It was not mounted');
  const { rules, isChanged, change, save } = used;
  const namesNow = () => rules.value.map(({ name }) => name);
  change([rule('a')]);
  const saved = save();
  change([...rules.value, rule('b')]);
  give?.();
  await saved;
  expect([namesNow(), isChanged.value]).toEqual([['a', 'b'], true]);
  const again = save();
  give?.();
  await again;
  expect(sent.map(({ version, rules: put }) => [version, put.map(({ name }) => name)])).toEqual([
    [1, ['a']],
    [2, ['a', 'b']],
  ]);
  expect([namesNow(), isChanged.value]).toEqual([['a', 'b'], false]);
});

test('why the rules could not be saved stands there though it is said behind that what they come to', async () => {
  const analysed = Promise.withResolvers<null>();
  vi.stubGlobal('fetch', async (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'PUT') throw new TypeError('The answer is lost');
    if (method === 'POST') await analysed.promise;
    return Response.json({ version: 1, rules: [], broken: [] });
  });
  let used: ReturnType<typeof useRules> | undefined;
  const view = mount(
    { setup: () => ((used = useRules()), () => null) },
    { global: { plugins: [createPinia(), i18n] } },
  );
  onTestFinished(() => view.unmount());
  await flushPromises();
  used?.change([rule('a')]);
  await used?.save();
  analysed.resolve(null);
  await flushPromises();
  expect([used?.analysis.value === null, used?.failure.value]).toEqual([false, 'The station does not answer.']);
});
