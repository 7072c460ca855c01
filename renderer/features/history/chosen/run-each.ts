import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import { call, type Answer } from '#renderer/api/client.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import { voidWords } from '#renderer/features/shipment/index.ts';

/** One of many that the same is done with, one after the other. */
export interface Each {
  key: string;
  name: string;
  /** What became of it, in words. `reason` is empty where none was given. */
  run(reason: string): Promise<Outcome>;
}
export interface Outcome {
  words: string;
  isGood: boolean;
  manifest?: Manifest;
}

const VOID_MS = 45_000;
const CLOSE_MS = 60_000;
const good = (words: string): Outcome => ({ words, isGood: true });
const bad = (words: string): Outcome => ({ words, isGood: false });
const failed = (answer: Answer<unknown>) =>
  bad(!answer.ok && answer.problem ? problemWords(answer.problem) : t('problems.noAnswer'));

export const nameOf = ({ orderNumber, transactionId }: ShipmentSummary) => orderNumber ?? transactionId;
const eachOf = (shipment: ShipmentSummary) => ({
  key: shipment.id,
  name: `${nameOf(shipment)}, ${shipment.recipient.name}`,
});

/** Their labels once more, on the printer; without one on that which the station chooses. */
export const toPrint = (chosen: readonly ShipmentSummary[], printerId: string | undefined): Each[] =>
  chosen.map((shipment) => ({
    ...eachOf(shipment),
    async run(reason) {
      const body = { shipmentId: shipment.id, ...(printerId && { printerId }), ...(reason !== '' && { reason }) };
      const answer = await call('createPrintJobs', { body });
      return answer.ok ? good(t('history.chosen.printing')) : failed(answer);
    },
  }));

export const toVoid = (chosen: readonly ShipmentSummary[]): Each[] =>
  chosen.map((shipment) => ({
    ...eachOf(shipment),
    async run(reason) {
      const answer = await call('voidShipment', {
        params: { id: shipment.id },
        body: { reason },
        timeoutMs: VOID_MS,
      });
      if (answer.ok)
        return good(answer.value.outcome === 'voided' ? t('states.shipment.VOIDED') : t('history.voidSubmitted'));
      return bad(answer.problem ? voidWords(answer.problem) : t('shipment.void.unsure'));
    },
  }));

/** A manifest for each account. */
export function toClose(chosen: readonly ShipmentSummary[], accountName: (carrierId: string) => string): Each[] {
  const byAccount = Map.groupBy(chosen, ({ carrierId }) => carrierId);
  return [...byAccount].map(([carrierId, shipments]) => ({
    key: carrierId,
    name: `${accountName(carrierId)} (${shipments.length})`,
    async run() {
      const body = { carrierId, shipmentIds: shipments.map(({ id }) => id) };
      const answer = await call('closeManifest', { body, timeoutMs: CLOSE_MS });
      if (!answer.ok) return answer.problem ? failed(answer) : bad(t('history.manifests.unsure'));
      const { manifest } = answer.value;
      return { ...good(t('history.manifests.closed', { number: manifest.number })), manifest };
    },
  }));
}
