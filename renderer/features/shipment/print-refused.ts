import type { Problem, Violation } from '#shared/diagnostics/problem.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords, problemWords } from '#renderer/messages/problem-words.ts';

/** What is wrong with a print that was asked for, at its field. */
export const printErrorWords = ({ pointer, code, trouble }: Violation) =>
  trouble ? diagnosticWords(trouble) : wordsAt(pointer, code);

/** Why labels are not printed. */
export function printRefused(problem: Problem): string {
  const [first] = problem.errors;
  return first ? printErrorWords(first) : problemWords(problem);
}

function wordsAt(pointer: string, code: string): string {
  if (pointer === '/reason') return t('shipment.prints.sayWhy');
  if (pointer !== '/printerId') return t('shipment.prints.notPrintable');
  return t(code === 'FIELD_REQUIRED' ? 'shipment.prints.choosePrinter' : 'shipment.prints.cannotOn');
}
