import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { defineComponent, h, ref } from 'vue';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import ClientPanel from '#renderer/features/api/ClientPanel.vue';
import WebhookDialog from '#renderer/features/api/WebhookDialog.vue';
import { i18n, t } from '#renderer/messages/index.ts';
import { buttonsOf } from '../shell/buttons.ts';

const SECRET = 'SK-shown-this-once';
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Webhook = defineComponent({
  setup(_, { expose }) {
    const open = ref(false);
    expose({ begin: () => (open.value = true) });
    const change = (isOpen: boolean) => (open.value = isOpen);
    return () => h(WebhookDialog, { webhook: null, open: open.value, 'onUpdate:open': change });
  },
});

test.each([
  ['an API client', ClientPanel],
  ['a webhook', Webhook],
])(
  'the dialog that shows the secret of %s this once is left by its button alone, also while it is on its way',
  async (_, panel) => {
    const created = Promise.withResolvers<null>();
    vi.stubGlobal('fetch', async (_address: string, { method = 'GET' }: RequestInit = {}) => {
      if (method === 'GET') return Response.json({ clients: [], printers: [] });
      await created.promise;
      return Response.json(
        { client: { accessKey: 'AK' }, webhook: {}, secretKey: SECRET, secret: SECRET },
        { status: 201 },
      );
    });
    const view = mount(panel, { global: { plugins: [createPinia(), i18n] }, attachTo: document.body });
    onTestFinished(() => view.unmount());
    (view.vm as unknown as { begin(): void }).begin();
    // It hears of clicks from the next task on.
    await vi.advanceTimersByTimeAsync(1);
    const dialog = () => document.querySelector('[role="dialog"]');
    const leave = async () => {
      document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
      dialog()?.querySelector<HTMLElement>('.close')?.click();
      await vi.advanceTimersByTimeAsync(1);
    };
    const secrets = () => [...(dialog()?.querySelectorAll('input') ?? [])].map(({ value }) => value);

    const name = dialog()?.querySelector('input');
    Object.assign(name ?? {}, { value: 'Shop' });
    name?.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
    dialog()
      ?.querySelector('form')
      ?.dispatchEvent(new Event('submit', { cancelable: true }));
    await leave();
    created.resolve(null);
    await flushPromises();
    expect(secrets()).toContain(SECRET);
    await leave();
    expect(secrets()).toContain(SECRET);
    buttonsOf(t('shell.close'), '[role="dialog"]')[0]?.click();
    await vi.advanceTimersByTimeAsync(1);
    expect(dialog()).toBeNull();
  },
);
