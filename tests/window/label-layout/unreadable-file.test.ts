import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { reactive } from 'vue';
import LogoPanel from '#renderer/features/label-layout/parts/LogoPanel.vue';
import RoutingTablePanel from '#renderer/features/label-layout/parts/RoutingTablePanel.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

/** A file on a drive that was pulled out. */
const gone = () => new File(['x'], 'gone.png');

test.each([
  ['logo', LogoPanel, { design: reactive({ logo: null, isBusy: false, failure: null }) }],
  ['routing table', RoutingTablePanel, { carrierId: 'a' }],
])('of a chosen %s that cannot be read it is said, and another can be chosen', async (_, panel, props) => {
  vi.stubGlobal('fetch', async () => Response.json({ routingTable: null }));
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const view = mount(panel as typeof LogoPanel, { props: props as never, global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => view.unmount());
  await flushPromises();
  const input = view.get<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input.element, 'files', { value: [gone()] });
  await input.trigger('change');
  await flushPromises();
  expect(view.text()).toContain('gone.png cannot be read.');
  expect(view.get('button').attributes('disabled')).toBeUndefined();
});
