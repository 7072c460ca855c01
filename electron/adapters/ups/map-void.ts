import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { refusalOf, type VoidOrder, type VoidOutcome } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { field, listOf, textOf, wordsOf } from '../http/fields.ts';
import { isOfNumbers } from '../http/numbers.ts';
import { isRefusal } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Answer } from '../http/transport.ts';
import { errorsIn } from './map-error.ts';
import { asList } from './map-response.ts';

/** The test host puts `&#xD;` in front of what it means. */
const cleaned = (value: unknown) => (textOf(value) ?? '').replaceAll(/&#x?[0-9A-F]+;|\s/gi, '');
const ALREADY = /already (?:been )?void/i;

/** What UPS knows the shipment by: what was noted with its numbers, else the first of those that a person found. */
export function soldAs(order: Pick<VoidOrder, 'attempt' | 'trackingNumbers'>): string {
  const { shipmentId, trackingNumbers } = order.attempt.notes;
  const isNoted = typeof shipmentId === 'string' && isOfNumbers(order, listOf(trackingNumbers) as string[]);
  return isNoted ? shipmentId : (order.trackingNumbers[0] ?? '');
}

/** @throws DiagnosticError where it is not certain what became of the void, or only some of the packages were voided. */
export function toVoidOutcome(answer: Answer, isTest: boolean): VoidOutcome {
  const body = readJson(answer.body);
  const voided: VoidOutcome = { kind: 'voided', consequence: isTest ? 'NOTHING_CHARGED' : 'CREDIT_REQUESTED' };
  if (answer.status !== 200) {
    const words = errorsIn(body);
    if (words === null || !isRefusal(answer.status))
      throw new DiagnosticError(diagnostic('ANSWER_PROVES_NOTHING', { status: answer.status }));
    return ALREADY.test(words) ? voided : refusalOf(words, 'UPS');
  }
  const response = field(body, 'VoidShipmentResponse');
  const status = field(field(response, 'SummaryResult'), 'Status');
  const packages = asList(field(response, 'PackageLevelResults') ?? field(response, 'PackageLevelResult'));
  const standing = packages.filter((each) => cleaned(field(field(each, 'Status'), 'Code')) === '0');
  if (standing.length > 0 && standing.length < packages.length) {
    const numbers = standing.map((each) => cleaned(field(each, 'TrackingNumber'))).join(', ');
    throw new DiagnosticError(diagnostic('VOID_WITHOUT', { numbers }));
  }
  const code = cleaned(field(status, 'Code'));
  if (code === '1' && standing.length === 0) return voided;
  if (code !== '0' && standing.length === 0)
    throw new DiagnosticError(diagnostic('ANSWER_PROVES_NOTHING', { status: answer.status }));
  return refusalOf(wordsOf(field(status, 'Description')), 'UPS');
}
