import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Webhook } from '#shared/schema/station/webhook.ts';
import DeliveryDialog from '#renderer/features/api/DeliveryDialog.vue';
import { i18n } from '#renderer/messages/index.ts';

afterEach(() => vi.unstubAllGlobals());

const webhook = (id: string) => ({ id, name: id }) as Webhook;
const deliveries = (type: string) =>
  Response.json({
    deliveries: [
      {
        ...{ messageId: type, type, attempt: 1, at: '2026-03-02T09:00:00.000Z', delivered: true, status: 200 },
        ...{ detail: null, trouble: null },
      },
    ],
  });

/** The dialog of one webhook, which is closed, and opened for another one, before the station has answered. */
async function reopened() {
  const answers = new Map<string, (answer: Response) => void>();
  vi.stubGlobal('fetch', (address: string) => {
    const [, id = ''] = /webhooks\/([^/]+)/.exec(address) ?? [];
    return new Promise<Response>((resolve) => answers.set(id, resolve));
  });
  const view = mount(DeliveryDialog, {
    props: { webhook: null as Webhook | null },
    global: { plugins: [createPinia(), i18n] },
    attachTo: document.body,
  });
  onTestFinished(() => view.unmount());
  for (const shown of [webhook('one'), null, webhook('other')]) {
    await view.setProps({ webhook: shown });
    await flushPromises();
  }
  return async (id: string, answer: Response) => {
    answers.get(id)?.(answer);
    await flushPromises();
  };
}
const shown = () => document.querySelector('[role=dialog]')?.textContent ?? '';

test('deliveries that come late are not shown as those of another webhook', async () => {
  const answer = await reopened();
  await answer('other', deliveries('shipment.voided'));
  await vi.waitFor(() => expect(shown()).toContain('shipment.voided'));
  await answer('one', deliveries('shipment.labelled'));
  expect(shown()).not.toContain('shipment.labelled');
});

test('a refusal that comes late is not shown for another webhook', async () => {
  const answer = await reopened();
  await answer('other', deliveries('shipment.voided'));
  await vi.waitFor(() => expect(shown()).toContain('shipment.voided'));
  await answer('one', Response.json({ code: 'NOT_FOUND', status: 404, detail: '', errors: [] }, { status: 404 }));
  expect(document.querySelector('[role=dialog] .banner')).toBeNull();
});
