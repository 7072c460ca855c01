import { flushPromises, mount } from '@vue/test-utils';
import { createPinia } from 'pinia';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { i18n } from '#renderer/messages/index.ts';
import StationForm from '#renderer/features/settings/StationForm.vue';

afterEach(() => vi.unstubAllGlobals());

const AS_OPENED = {
  ...{ retentionDays: 90, purchaseTimeoutSeconds: 30, batchConcurrency: 4, purchasesPerSecond: 5 },
  ...{
    documents: 'base64',
    rememberRecipients: true,
    allowPrivateWebhooks: false,
    buyByScan: true,
    allowedOrigins: [],
  },
};

test('what somebody else has set since the form was opened stays, unless it was changed here, too', async () => {
  let kept: object = AS_OPENED;
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PUT') kept = JSON.parse(String(body)) as object;
    return Response.json(kept);
  });
  const form = mount(StationForm, { global: { plugins: [createPinia(), i18n] } });
  onTestFinished(() => form.unmount());
  await flushPromises();
  // Elsewhere, so that no scan buys any more.
  kept = { ...AS_OPENED, buyByScan: false };
  await form.get('input[type=text]').setValue('30');
  await form.get('form').trigger('submit');
  await flushPromises();
  expect(kept).toEqual({ ...AS_OPENED, buyByScan: false, retentionDays: 30 });
  expect(form.get<HTMLInputElement>('input[type=checkbox]').element.checked).toBe(false);
});
