import type { Problem } from '#shared/diagnostics/problem.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticInFull, problemWords } from '#renderer/messages/problem-words.ts';

/** A refusal to void is not one to ship: nothing was undone. */
export function voidWords(problem: Problem): string {
  const { code, detail, trouble } = problem;
  if (code !== 'CARRIER_REJECTED') return problemWords(problem);
  return trouble?.code === 'PARTLY_VOIDED'
    ? `${t('shipment.void.refused')} ${diagnosticInFull(trouble)}`
    : refusedWords(detail);
}

const refusedWords = (words: string) => `${t('shipment.void.refused')} ${t('problems.carrierSays', { words })}`;

/** That a void was refused after it had been asked for; null where none was. The carrier's words end the station's note. */
export function refusedLater({ shipment, warnings }: Pick<ShipmentDetail, 'shipment' | 'warnings'>): string | null {
  const refusal = warnings.findLast(({ code }) => code === 'VOID_REFUSED');
  if (!refusal || shipment.state !== 'LABELLED' || shipment.voidSubmittedAt) return null;
  const from = refusal.message.indexOf('“');
  return refusedWords(from < 0 ? refusal.message : refusal.message.slice(from + 1, refusal.message.lastIndexOf('”')));
}
