import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { refusalOf, type VoidOrder, type VoidOutcome } from '#electron/engine/shipping/adapter.ts';
import { field, textOf, wordsOf } from '../http/fields.ts';
import { requireNumbers } from '../http/numbers.ts';
import { answerOf, isRefusal } from '../http/proof.ts';
import { readJson } from '../http/read-json.ts';
import type { Client } from './client.ts';
import { findLabel } from './lookup.ts';
import { errorsOf, wordsIn } from './map-error.ts';
import { numbersIn } from './map-response.ts';

/** Codes of refusals that give no reason. */
const SAYING_NOTHING: ReadonlySet<string | null> = new Set(['unknown', 'unspecified']);

/**
 * Asks for a label's money. A 200 says whether the carrier agreed, and 200 with `approved: false` is a refusal.
 * @throws DiagnosticError where it is not certain what became of it: asked again, one that was voided says so.
 */
export async function voidLabel(client: Client, order: VoidOrder): Promise<VoidOutcome> {
  const labelId = await labelIdOf(client, order);
  const path = `/labels/${encodeURIComponent(labelId)}/void`;
  const answer = answerOf(await client.call({ method: 'PUT', path, sellsNothing: true }, order.signal));
  const { status } = answer;
  const body = readJson(answer.body);
  const at = client.profile.name;
  if (status === 200 && field(body, 'approved') === true) return voided(client);
  if (status === 200 && field(body, 'approved') === false) {
    if (textOf(field(body, 'reason_code')) === 'label_already_voided') return voided(client);
    const code = wordsOf(field(body, 'reason_code'));
    return refusalOf(wordsOf(field(body, 'message')) ?? (SAYING_NOTHING.has(code) ? null : code), at);
  }
  if (isRefusal(status) && errorsOf(answer).length > 0) return refusalOf(wordsIn(answer), at);
  throw new DiagnosticError(diagnostic('ANSWER_PROVES_NOTHING', { status }));
}

const voided = ({ config }: Client): VoidOutcome => ({
  kind: 'voided',
  consequence: config.mode === 'TEST' ? 'NOTHING_CHARGED' : 'CREDIT_REQUESTED',
});

/** It is read before it is voided. @throws DiagnosticError where it is not there, or bears other numbers */
async function labelIdOf(client: Client, order: VoidOrder): Promise<string> {
  const found = await findLabel(client, order);
  const label = typeof found === 'object' && 'label' in found ? found.label : null;
  const id = textOf(field(label, 'label_id'));
  if (label === null || id === null)
    throw new DiagnosticError(diagnostic('VOID_WITHOUT_LABEL', { at: client.profile.name }));
  requireNumbers(order, numbersIn(label, order));
  return id;
}
