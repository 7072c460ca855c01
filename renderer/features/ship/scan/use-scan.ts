import type { Ref } from 'vue';
import type { Order } from '#shared/schema/orders/order.ts';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { ReferenceRule } from '#shared/schema/accounts/rules.ts';
import { isCodeOf, isMessage, numbersIn } from '#shared/scan/label-codes.ts';
import { call } from '#renderer/api/client.ts';
import type { Sentence } from '#renderer/composables/useSentence.ts';
import { useFormat } from '#renderer/composables/useFormat.ts';
import { t } from '#renderer/messages/index.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { partyToDraft } from '#renderer/components/party/party-draft.ts';
import { placeReference } from '../form/place-reference.ts';
import type { ShipDraft } from '../form/draft.ts';

/** What a code is: a line under the scan field, or a failure that empties and locks the form. */
export type Placed =
  | { kind: 'done'; code: string; words: Sentence; shippedBefore?: ShipmentSummary; stopped?: Order }
  | { kind: 'failed'; words: Sentence };

/** The same, with what puts it into the form: the form is not touched before, because it may be another shipment's by then. */
export type Found = (Extract<Placed, { kind: 'done' }> & { put: () => void }) | Extract<Placed, { kind: 'failed' }>;

/** Among so many shipments the label of a two-dimensional symbol is looked for: it lies on the desk. */
const LATELY = 100;

const failed = (words: Sentence): Found => ({ kind: 'failed', words });

/** The order with that number, where all that are known were stopped. */
async function stoppedOrder(orderNumber: string): Promise<Order | undefined> {
  const answer = await call('listOrders', { query: { orderNumber } });
  const orders = answer.ok ? answer.value.orders : [];
  return orders.every(({ state }) => state === 'HELD' || state === 'CANCELLED') ? orders[0] : undefined;
}

interface Desk {
  draft: Ref<ShipDraft>;
  account: () => Account | null;
  references: () => readonly ReferenceRule[];
  /** The row of the packages table that has, or last had, the focus. */
  row: () => number;
}

/** Finds out what a scanned code is, and where it belongs (see `ship.scan` of the settings). */
export function useScan({ draft, account, references, row }: Desk) {
  const settings = useSettings();
  const { moment } = useFormat();

  /** The shipment whose label has that number; null where there is none, undefined where the station did not answer. */
  async function labelled(code: string): Promise<ShipmentSummary | null | undefined> {
    if (isMessage(code)) {
      const lately = await call('listShipments', { query: { limit: LATELY } });
      if (!lately.ok) return undefined;
      return lately.value.shipments.find(({ trackingNumbers }) => isCodeOf(code, trackingNumbers)) ?? null;
    }
    for (const trackingNumber of numbersIn(code)) {
      const answer = await call('listShipments', { query: { trackingNumber, limit: 1 } });
      if (!answer.ok) return undefined;
      const [shipment] = answer.value.shipments;
      if (shipment) return shipment;
    }
    return null;
  }

  async function find(code: string): Promise<Found> {
    const label = await labelled(code);
    if (label === undefined) return failed(() => t('ship.scan.noAnswer', { code }));
    if (label === null) return settings.scanTarget === 'recipient' ? findRecipient(code) : takeOrder(code);
    const { name } = label.recipient;
    const words = () => t('ship.scan.isLabel', { code, name, moment: moment(label.acceptedAt) });
    return { kind: 'done', code, words, put: () => undefined };
  }

  async function findRecipient(code: string): Promise<Found> {
    const answer = await call('listAddresses', { query: { text: code, limit: 2 } });
    if (!answer.ok) return failed(() => t('ship.scan.noAnswer', { code }));
    const [found, other] = answer.value.addresses;
    if (!found) return failed(() => t('ship.scan.noRecipient', { code }));
    if (other) return failed(() => t('ship.scan.manyRecipients', { code }));
    const recipient = partyToDraft(found.party);
    const words = () => t('ship.scan.isRecipient', { code, name: recipient.personName || recipient.companyName });
    return { kind: 'done', code, words, put: () => void Object.assign(draft.value, { recipient, unplaced: [] }) };
  }

  async function takeOrder(code: string): Promise<Found> {
    const chosen = account();
    if (!chosen) return failed(() => t('ship.scan.noAccount', { code }));
    const at = row();
    const line = () => draft.value.lines[at] ?? draft.value.lines[0];
    const placed = placeReference(code, line()?.references ?? {}, references());
    if (placed.kind === 'full') return failed(() => t('ship.scan.noReference', { code, account: chosen.friendlyName }));
    if (placed.kind === 'too_long') {
      const { field, length } = placed;
      return failed(() => t('ship.scan.tooLong', { code, n: length, field: field.label, limit: field.maxLength }));
    }
    const [before, stopped] = await Promise.all([
      call('listShipments', { query: { reference: code, state: 'PURCHASED,LABELLED', limit: 1 } }),
      stoppedOrder(code),
    ]);
    const shippedBefore = before.ok ? before.value.shipments[0] : undefined;
    const words = () => t('ship.scan.isReference', { code, field: placed.field.label });
    const put = () => {
      const target = line();
      if (target) target.references = { ...target.references, [placed.field.key]: code };
    };
    return { kind: 'done', code, words, put, ...(shippedBefore && { shippedBefore }), ...(stopped && { stopped }) };
  }

  return { find, labelled };
}
