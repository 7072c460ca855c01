import { expect, test } from 'vitest';
import type { Webhook } from '#shared/schema/station/webhook.ts';
import { toTypedWebhook, toWebhookDraft, webhookErrors } from '#renderer/features/api/webhook-draft.ts';

const webhook: Webhook = {
  ...{ id: '1', name: 'Shop', url: 'https://shop.example/hook', clientId: null, states: ['VOIDED'], state: 'DISABLED' },
  disabledReason: 'REQUESTED',
  createdAt: '2026-03-02T09:00:00Z',
  ...{ lastDeliveredAt: null, failingSince: null, nextAttemptAt: null, behind: 0 },
};

test('a webhook goes through the form unchanged', () => {
  expect(toWebhookDraft(toTypedWebhook(webhook))).toEqual({
    ...{ name: 'Shop', url: 'https://shop.example/hook', states: ['VOIDED'] },
    enabled: false,
  });
});

test('a new one tells of every change, and is trimmed', () => {
  const typed = { ...toTypedWebhook(null), name: ' Shop ', url: ' https://a.example ' };
  expect(toWebhookDraft(typed)).toEqual({ name: 'Shop', url: 'https://a.example', states: null, enabled: true });
});

test('what the station has against it stands at its fields', () => {
  const errors = webhookErrors([
    { code: 'FIELD_INVALID', pointer: '/url', message: '', actual: 'http://a.example' },
    { code: 'FIELD_REQUIRED', pointer: '/name', message: '' },
    { code: 'FIELD_INVALID', pointer: '/states', message: '' },
  ]);
  expect(errors['/url']?.[0]).toMatch(/^The station does not call this address/);
  expect(errors['/name']).toEqual(['Name must be given.']);
  expect(errors['/states']).toEqual(['Choose at least one change.']);
});
