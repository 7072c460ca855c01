import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticInFull, problemWords } from '#renderer/messages/problem-words.ts';

/** A refusal to void is not one to ship: nothing was undone. */
export function voidWords(problem: Problem): string {
  const { code, detail, trouble } = problem;
  return code === 'CARRIER_REJECTED' ? refusedWords(trouble, detail) : problemWords(problem);
}

/** @param words the carrier's own, where the diagnostic says no more than that it refused */
const refusedWords = (trouble: Diagnostic | undefined, words: string) =>
  `${t('shipment.void.refused')} ${
    trouble && trouble.code !== 'VOID_REFUSED' ? diagnosticInFull(trouble) : t('problems.carrierSays', { words })
  }`;

/** That a void was refused after it had been asked for; null where none was. The carrier's words end the station's note. */
export function refusedLater({ shipment, warnings }: Pick<ShipmentDetail, 'shipment' | 'warnings'>): string | null {
  const refusal = warnings.findLast(({ code }) => code === 'VOID_REFUSED');
  if (!refusal || shipment.state !== 'LABELLED' || shipment.voidSubmittedAt) return null;
  const { message, trouble } = refusal;
  const from = message.indexOf('“');
  return refusedWords(trouble, from < 0 ? message : message.slice(from + 1, message.lastIndexOf('”')));
}
