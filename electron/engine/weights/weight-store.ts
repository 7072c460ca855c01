/** What a package of such contents weighed. */
export interface WeightLesson {
  /** Digest of the contents (package-contents.ts). */
  contents: string;
  /** Whole grams. */
  grams: number;
}

/** The weights that each API client's packages had, by what was in them, durably. Instants are ledger time, milliseconds since 1970. */
export interface WeightStore {
  /** Grams of the last parcels of such contents, oldest first; none where nothing was learned. */
  recall(clientId: string, contents: string): Promise<readonly number[]>;
  /** Adds them, and keeps the newest `keep` of each contents. */
  learn(clientId: string, lessons: readonly WeightLesson[], options: { keep: number; at: number }): Promise<void>;
  /** Drops contents that were last learned before the instant, and all beyond the newest `most`; says how many. */
  forget(before: number, most: number): Promise<number>;
}
