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

const knownOf = (error: unknown) => (error as { trouble?: Diagnostic } | null)?.trouble;

/** What an error says; of one that has no code, the words as they are. @param at what cannot be used then, by its address or name */
export const diagnosticOf = (error: unknown, at: string): Diagnostic =>
  knownOf(error) ?? diagnostic('SYSTEM_SAYS', { at, words: wordsOf(error) });

/** What an error says of a call; of one that has no code, that the call failed, with the words as they are. */
export const failureOf = (error: unknown, failed: FailedCall): Diagnostic =>
  knownOf(error) ?? diagnostic(failed, { words: wordsOf(error) });

type FailedCall =
  | 'ADAPTER_FAILED'
  | 'LABELS_FAILED'
  | 'LOOKUP_FAILED'
  | 'MANIFEST_UNANSWERED'
  | 'PRINT_NOT_DRAWN'
  | 'RATES_FAILED'
  | 'VOID_FAILED';
