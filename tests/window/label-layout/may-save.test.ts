import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import LabelLayoutView from '#renderer/features/label-layout/LabelLayoutView.vue';
import { commands } from '#renderer/composables/useCommands.ts';
import { i18n, t } from '#renderer/messages/index.ts';
import { useSignOn } from '#renderer/stores/sign-on.ts';
import { addressesOnly } from '../router.ts';

afterEach(() => vi.unstubAllGlobals());

test('a label that was changed is saved with the key by whom its button lets, and by nobody else', async () => {
  const layout = { rows: [{ cells: [{ block: 'TO' }] }] };
  const design = { layout, effective: layout, logo: null, version: 'one', layouts: [], routingTable: null };
  const check = { ok: true, faults: [], symbols: [], pngBase64: null };
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...design, ...check, accounts: [], inTestMode: [], carriers: [] }),
  );
  const view = mount(LabelLayoutView, {
    props: { carrierId: 'test-a' },
    global: { plugins: [createPinia(), i18n, addressesOnly()] },
  });
  onTestFinished(() => view.unmount());
  await flushPromises();
  await view
    .findAll('button')
    .find((each) => each.text().includes(t('labelLayout.addRow')))
    ?.trigger('click');
  const save = () => commands.value.find(({ title }) => title === t('labelLayout.save'))?.enabled;
  await vi.waitFor(() => expect(save()).toBe(true));
  useSignOn().now = { packer: null, role: 'packer' };
  expect(save()).toBe(false);
});
