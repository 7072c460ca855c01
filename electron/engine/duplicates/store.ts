/**
 * What was shipped lately, by what another shipment is taken for the same. It is remembered in the commit that accepts a shipment. Instants are
 * ledger time, milliseconds since 1970.
 */
export interface ShippedLatelyStore {
  /** Ids of shipments with one of these digests, accepted since the instant, newest first, a few at most. */
  find(alike: readonly string[], since: number): Promise<string[]>;
  /** Drops what was remembered before the instant; says how much. */
  forget(before: number): Promise<number>;
}
