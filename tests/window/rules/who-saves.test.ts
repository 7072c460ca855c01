import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import RulesView from '#renderer/features/rules/RulesView.vue';
import { runKeys } from '#renderer/composables/useCommands.ts';
import { i18n } from '#renderer/messages/index.ts';
import { useSignOn } from '#renderer/stores/sign-on.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

const rule = (name: string) => ({ name, when: {}, choose: { carrierId: 'a', serviceType: 's' } });

/** The screen of two rules at a window of this role, and the rules that were sent to be saved. */
async function openRules(role: 'packer' | 'administrator') {
  const sent: string[][] = [];
  const stored = { version: 1, rules: [rule('Heavy'), rule('Light')] };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      const { rules } = JSON.parse(String(body)) as typeof stored;
      sent.push(rules.map(({ name }) => name));
      return Response.json({ version: 2, rules });
    }
    const rest = { accounts: [], adapters: [], inTestMode: [], carriers: [], packers: [] };
    return Response.json(address.includes('analysis') ? { broken: [], findings: [] } : { ...stored, ...rest });
  });
  const view = mount(RulesView, { shallow: true, global: { plugins: [createPinia(), i18n, addressesOnly()] } });
  onTestFinished(() => view.unmount());
  useSignOn().now = { packer: null, role };
  await flushPromises();
  return {
    sent,
    pressSave: async () => {
      runKeys(new KeyboardEvent('keydown', { key: 's', code: 'KeyS', ctrlKey: true }));
      await flushPromises();
    },
    turnRound: () => view.getComponent({ name: 'RuleTable' }).vm.$emit('change', [rule('Light'), rule('Heavy')]),
  };
}

test('Ctrl+S saves rules that were changed, once, and nothing where nothing is changed', async () => {
  const { sent, pressSave, turnRound } = await openRules('administrator');
  await pressSave();
  expect(sent).toEqual([]);
  turnRound();
  await flushPromises();
  await pressSave();
  await pressSave();
  expect(sent).toEqual([['Light', 'Heavy']]);
});

test('Ctrl+S while the same rules are being saved sends them no second time', async () => {
  const { sent, pressSave, turnRound } = await openRules('administrator');
  turnRound();
  await flushPromises();
  void pressSave();
  void pressSave();
  await flushPromises();
  expect(sent).toHaveLength(1);
});

test('Ctrl+S of whoever only packs sends nothing', async () => {
  const { sent, pressSave, turnRound } = await openRules('packer');
  turnRound();
  await flushPromises();
  await pressSave();
  expect(sent).toEqual([]);
});
