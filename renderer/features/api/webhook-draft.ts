import type { Violation } from '#shared/diagnostics/problem.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Webhook, WebhookDraft } from '#shared/schema/station/webhook.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords } from '#renderer/messages/problem-words.ts';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';

/** A webhook as it is typed. */
export interface TypedWebhook {
  name: string;
  url: string;
  /** Whether every change is told, or only those to the chosen states. */
  tellsAll: boolean;
  states: ShipmentState[];
  enabled: boolean;
}

/** What most receivers want to know of. */
const USUAL: readonly ShipmentState[] = ['LABELLED', 'VOIDED'];

export const toTypedWebhook = (webhook: Webhook | null): TypedWebhook => ({
  name: webhook?.name ?? '',
  url: webhook?.url ?? '',
  tellsAll: webhook === null || webhook.states === null,
  states: [...(webhook?.states ?? USUAL)],
  enabled: webhook?.state !== 'DISABLED',
});

export const toWebhookDraft = ({ name, url, tellsAll, states, enabled }: TypedWebhook): WebhookDraft => ({
  name: name.trim(),
  url: url.trim(),
  states: tellsAll ? null : states,
  enabled,
});

/** What the station has against it, in words at its fields. */
export function webhookErrors(violations: readonly Violation[]): FormErrors {
  const words = ({ pointer, actual, trouble }: Violation): string => {
    if (trouble && actual !== '') return diagnosticWords(trouble);
    if (pointer === '/url' && actual !== '') return t('api.webhooks.urlRefused');
    if (pointer === '/states') return t('api.webhooks.statesMissing');
    return t('problems.violations.FIELD_REQUIRED', {
      field: t(pointer === '/url' ? 'api.address' : 'api.webhooks.name'),
    });
  };
  return Object.fromEntries(violations.map((violation) => [violation.pointer, [words(violation)]]));
}
