import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';

/** An error whose message is a sentence for the operator, with its code for whoever speaks another language. */
export class DiagnosticError extends Error {
  override readonly name: string = 'DiagnosticError';
  readonly trouble: Diagnostic;

  constructor(said: Diagnostic, options?: ErrorOptions) {
    super(inEnglish(said), options);
    this.trouble = said;
  }
}

export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What an error says; of one that has no code, the words as they are. @param at what cannot be used then, by its address or name */
export function diagnosticOf(error: unknown, at: string): Diagnostic {
  const known = (error as { trouble?: Diagnostic } | null)?.trouble;
  return known ?? diagnostic('SYSTEM_SAYS', { at, words: wordsOf(error) });
}
