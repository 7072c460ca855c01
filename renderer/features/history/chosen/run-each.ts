import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import { call, type Answer } from '#renderer/api/client.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import { printRefused, voidWords } from '#renderer/features/shipment/index.ts';

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
const failed = (answer: Answer<unknown>) => bad(problemWords(answer.ok ? null : answer.problem));

export const nameOf = ({ orderNumber, transactionId }: ShipmentSummary) => orderNumber ?? transactionId;
const eachOf = (shipment: ShipmentSummary) => ({
  key: shipment.id,
  name: `${nameOf(shipment)}, ${shipment.recipient.name}`,
});

/** Their labels once more, on the printer; where that is empty, on the one that the station chooses. */
export const toPrint = (chosen: readonly ShipmentSummary[], printerId: () => string): Each[] =>
  chosen.map((shipment) => ({
    ...eachOf(shipment),
    async run(reason) {
      const on = printerId();
      const body = { shipmentId: shipment.id, ...(on !== '' && { printerId: on }), ...(reason !== '' && { reason }) };
      const answer = await call('createPrintJobs', { body });
      if (answer.ok) return good(t('history.chosen.printing'));
      return answer.problem ? bad(printRefused(answer.problem)) : failed(answer);
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

/** A manifest for each account of those that may go on one; the others say why not. */
export function toClose(chosen: readonly ShipmentSummary[], accountName: (carrierId: string) => string): Each[] {
  const byAccount = Map.groupBy(chosen.filter(isOpen), ({ carrierId }) => carrierId);
  const others = chosen.filter((shipment) => !isOpen(shipment));
  const leftOut = others.map((shipment) => ({ ...eachOf(shipment), run: async () => bad(whyNot(shipment)) }));
  const manifests = [...byAccount].map(([carrierId, shipments]) => ({
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
  return [...manifests, ...leftOut];
}

const isOpen = ({ state, manifestId, voidSubmittedAt }: ShipmentSummary) =>
  state === 'LABELLED' && manifestId === null && voidSubmittedAt === null;

function whyNot({ state, manifestId }: ShipmentSummary): string {
  if (manifestId !== null) return t('history.filters.handedOver');
  return state === 'LABELLED' ? t('history.voidSubmitted') : t(`states.shipment.${state}`);
}
