import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, disposePinia, setActivePinia } from 'pinia';
import { expect, onTestFinished, test, vi } from 'vitest';
import RulePanel from '#renderer/features/ship/rules/RulePanel.vue';
import { useShip } from '#renderer/features/ship/store.ts';
import { i18n } from '#renderer/messages/index.ts';

const AT = '2026-03-02T09:00:00.000Z';

test('a form that was bought is never said to have gone out before itself, as it is asked about behind a reload', async () => {
  const pinia = createPinia();
  setActivePinia(pinia);
  let earlier = '';
  vi.stubGlobal('fetch', () => {
    const warning = { code: 'SHIPPED_BEFORE', pointer: '/recipient', message: '' };
    const of = { shipmentId: 's', transactionId: earlier, trackingNumber: '1Z', at: AT };
    return Promise.resolve(
      Response.json({ valid: true, errors: [], warnings: [{ ...warning, earlier: of }], packages: [] }),
    );
  });
  onTestFinished(() => {
    disposePinia(pinia);
    vi.unstubAllGlobals();
  });
  const ship = useShip();
  const words = () => ({ measure: String, number: String, accountName: null });
  const view = mount(RulePanel, { props: { words }, global: { plugins: [pinia, i18n], stubs: { WaysOut: true } } });
  onTestFinished(() => view.unmount());
  const saidOf = async (transactionId: string) => {
    earlier = transactionId;
    await ship.check.check();
    await flushPromises();
    return view.text();
  };
  expect(await saidOf('another')).toContain('The same went to this recipient');
  expect(await saidOf(ship.draft.transactionId)).not.toContain('The same went to this recipient');
});
