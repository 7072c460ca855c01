import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { ManifestOutcome } from '#electron/engine/shipping/manifest-order.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { answerOf, limited } from './proof.ts';
import type { Service } from './service.ts';
import type { Answer, Exchange } from './transport.ts';

/** None of the shipments can be asked for at the service. */
export function noneIsKnown(at: string): ManifestOutcome {
  const trouble = diagnostic('MANIFEST_NO_IDS', { at });
  return { kind: 'refused', reason: inEnglish(trouble), trouble };
}

/**
 * What the call that asks for a manifest proves without its answer being read: nothing left this machine, or 401 and 429 say that nothing was
 * done. Else the answer. @throws DiagnosticError where it may have been done, and there is no answer that can be read.
 */
export function manifestAnswer(said: Exchange, at: string): Answer | ManifestOutcome {
  if (said.kind === 'not_sent') return { kind: 'refused', reason: said.reason, trouble: said.trouble };
  if (said.kind === 'lost') throw new DiagnosticError(said.trouble);
  const { answer } = said;
  const { status } = answer;
  if (status === 429) {
    const { reason, trouble } = limited('not_sent', answer, at);
    return { kind: 'refused', reason, ...(trouble && { trouble }) };
  }
  if (status === 401) {
    const trouble = diagnostic('TOKEN_REFUSED', { status });
    return { kind: 'refused', reason: inEnglish(trouble), trouble };
  }
  if (status >= 500 || (status >= 300 && status < 400) || status < 200)
    throw new DiagnosticError(diagnostic('ANSWER_PROVES_NOTHING', { status }));
  return answer;
}

/** The answer of a question about a manifest. @throws DiagnosticError where there is none, or it says nothing. */
export function foundManifest(said: Exchange): Answer {
  const answer = answerOf(said);
  const { status } = answer;
  if (status !== 200) throw new DiagnosticError(diagnostic('ANSWER_PROVES_NOTHING', { status }));
  return answer;
}

/** Fetches the forms, PDF, by their links. @throws DiagnosticError where one cannot be had: the manifest is then asked about again. */
export async function fetchForms(
  service: Pick<Service, 'fetchDocument'>,
  links: readonly string[],
  signal: AbortSignal,
): Promise<Uint8Array[]> {
  const forms: Uint8Array[] = [];
  for (const url of links) {
    const { bytes } = await service.fetchDocument(
      { packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', url },
      signal,
    );
    forms.push(bytes);
  }
  return forms;
}
