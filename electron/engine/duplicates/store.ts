/** What was shipped lately, by what another shipment is taken for the same. Instants are ledger time, milliseconds since 1970. */
export interface ShippedLatelyStore {
  remember(shipmentId: string, alike: readonly string[], at: number): Promise<void>;
  /** Ids of shipments with one of these digests, remembered since the instant, newest first, a few at most. */
  find(alike: readonly string[], since: number): Promise<string[]>;
  /** Drops what was remembered before the instant; says how much. */
  forget(before: number): Promise<number>;
}
