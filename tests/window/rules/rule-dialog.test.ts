import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import RulesView from '#renderer/features/rules/RulesView.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

const rule = (name: string): SelectionRule =>
  ({ name, conditions: {}, choice: { carrierId: 'a', serviceType: 's' } }) as unknown as SelectionRule;

test('a rule that is looked at for long takes the place of no other one that is opened meanwhile', async () => {
  const waiting: (() => void)[] = [];
  const rules = ['First', 'Second', 'Third'].map(rule);
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.includes('analy')) await new Promise<void>((resolve) => waiting.push(resolve));
    return Response.json({ version: 1, rules, broken: [], accounts: [], adapters: [], carriers: [] });
  });
  const view = mount(RulesView, {
    global: { plugins: [createPinia(), i18n, addressesOnly()], stubs: { AnalysisPanel: true, TrialPanel: true } },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  const names = () => view.findAll('tbody tr th').map((cell) => cell.text());
  await vi.waitFor(() => expect(names()).toEqual(['First', 'Second', 'Third']));
  const edit = async (place: number) => {
    await view
      .findAll('tbody tr')
      [place]?.findAll('button')
      .find((button) => button.text().startsWith(t('rules.edit')))
      ?.trigger('click');
    await vi.waitFor(() => expect(document.querySelector('#rule-form')).not.toBeNull());
  };
  const before = waiting.length;
  await edit(0);
  document.querySelector('#rule-form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
  await vi.waitFor(() => expect(waiting.length).toBe(before + 1));
  document.querySelector<HTMLButtonElement>('[role=dialog] footer button')?.click();
  await flushPromises();
  await edit(2);
  waiting.at(-1)?.();
  await flushPromises();
  expect(names()).toEqual(['First', 'Second', 'Third']);
});
