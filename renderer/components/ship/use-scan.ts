import { ref, type Ref } from 'vue';
import type { ShipmentSummary } from '#shared/schema/shipment.ts';
import type { Account } from '#shared/schema/account.ts';
import type { ReferenceRule } from '#shared/schema/rules.ts';
import { call } from '#renderer/api/client.ts';
import { useFormat } from '#renderer/composables/useFormat.ts';
import { t } from '#renderer/messages/index.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { partyToDraft } from './party-draft.ts';
import { placeReference } from './place-reference.ts';
import type { ShipDraft } from './draft.ts';

/** What a scan led to: a line under the scan field, or a failure that empties and locks the form. */
export type ScanOutcome =
  { kind: 'done'; code: string; words: string; shippedBefore?: ShipmentSummary } | { kind: 'failed'; words: string };

const done = (code: string, words: string, shippedBefore?: ShipmentSummary): ScanOutcome => ({
  kind: 'done',
  code,
  words,
  ...(shippedBefore && { shippedBefore }),
});
const failed = (words: string): ScanOutcome => ({ kind: 'failed', words });

interface Desk {
  draft: Ref<ShipDraft>;
  account: () => Account | null;
  references: () => readonly ReferenceRule[];
  /** The row of the packages table that has, or last had, the focus. */
  row: () => number;
}

/** Finds out what a scanned code is, and puts it where it belongs (see `ship.scan` of the settings). */
export function useScan({ draft, account, references, row }: Desk) {
  const settings = useSettings();
  const { moment } = useFormat();
  const isBusy = ref(false);

  async function place(code: string): Promise<ScanOutcome> {
    isBusy.value = true;
    try {
      const label = await call('listShipments', { query: { trackingNumber: code, limit: '1' } });
      if (!label.ok) return failed(t('ship.scan.noAnswer', { code }));
      const [labelled] = label.value.shipments;
      if (labelled) {
        return done(
          code,
          t('ship.scan.isLabel', { code, name: labelled.recipient.name, moment: moment(labelled.acceptedAt) }),
        );
      }
      return await (settings.scanTarget === 'recipient' ? findRecipient(code) : takeOrder(code));
    } finally {
      isBusy.value = false;
    }
  }

  async function findRecipient(code: string): Promise<ScanOutcome> {
    const answer = await call('listAddresses', { query: { text: code, limit: '2' } });
    if (!answer.ok) return failed(t('ship.scan.noAnswer', { code }));
    const [found, other] = answer.value.addresses;
    if (!found) return failed(t('ship.scan.noRecipient', { code }));
    if (other) return failed(t('ship.scan.manyRecipients', { code }));
    draft.value.recipient = partyToDraft(found.party);
    const { personName, companyName } = draft.value.recipient;
    return done(code, t('ship.scan.isRecipient', { code, name: personName || companyName }));
  }

  async function takeOrder(code: string): Promise<ScanOutcome> {
    const chosen = account();
    if (!chosen) return failed(t('ship.scan.noAccount', { code }));
    const line = draft.value.lines[row()] ?? draft.value.lines[0];
    const placed = placeReference(code, line?.references ?? {}, references());
    if (placed.kind === 'full') return failed(t('ship.scan.noReference', { code, account: chosen.friendlyName }));
    if (placed.kind === 'too_long') {
      const { field, length } = placed;
      return failed(t('ship.scan.tooLong', { code, n: length, field: field.label, limit: field.maxLength }));
    }
    if (line) line.references = placed.references;
    const before = await call('listShipments', { query: { reference: code, state: 'PURCHASED,LABELLED', limit: '1' } });
    const shipped = before.ok ? before.value.shipments[0] : undefined;
    return done(code, t('ship.scan.isReference', { code, field: placed.field.label }), shipped);
  }

  return { place, isBusy };
}
