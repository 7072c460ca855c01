/**
 * What was shipped lately, by what another shipment is taken for the same. It is remembered in the commit that accepts a shipment. Instants are
 * ledger time, milliseconds since 1970.
 */
export interface ShippedLatelyStore {
  /** The id of the newest shipment with one of these digests that goes out, accepted since the instant, by this client unless null; null where there is none. */
  newest(alike: readonly string[], of: { since: number; clientId: string | null }): Promise<string | null>;
  /** Drops what was remembered before the instant; says how much. */
  forget(before: number): Promise<number>;
}
