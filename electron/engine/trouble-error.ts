import { trouble, troubleOnly, type SaidTrouble, type Trouble } from '#shared/diagnostics/trouble.ts';

/** An error whose message is a sentence for the operator, with its code for whoever speaks another language. */
export class TroubleError extends Error {
  override readonly name: string = 'TroubleError';
  readonly trouble: Trouble;

  constructor(said: SaidTrouble, options?: ErrorOptions) {
    super(said.sentence, options);
    this.trouble = troubleOnly(said);
  }
}

export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What an error says; of one that has no code, the words as they are. @param at what cannot be used then, by its address or name */
export function troubleOf(error: unknown, at: string): SaidTrouble {
  const words = wordsOf(error);
  const known = (error as { trouble?: Trouble } | null)?.trouble;
  return known ? { ...known, sentence: words } : trouble('SYSTEM_SAYS', words, { at, words });
}
