import type { BoxSides } from '#shared/schema/shipping/usual.ts';

/** A package of a shipment: what is in it, and its box. */
export interface BoxLesson {
  /** Digest of the contents (package-contents.ts). */
  contents: string;
  sides: BoxSides;
}

/** The boxes that each API client's packages had, by what was in them, durably. Instants are ledger time, milliseconds since 1970. */
export interface BoxStore {
  /** The boxes of the last `most` parcels of such contents, newest first; those of shipments that are sold and not voided. */
  recall(clientId: string, contents: string, most: number): Promise<readonly BoxSides[]>;
  /** Adds the boxes of a shipment, in the place of all but the newest `keep` of the same contents. `at` is not before that of what is there. */
  remember(
    shipment: { id: string; clientId: string },
    lessons: readonly BoxLesson[],
    { keep, at }: { keep: number; at: number },
  ): Promise<void>;
  /** Drops boxes that were remembered before the instant; says how many. */
  forget(before: number): Promise<number>;
}
