import type { RulesKey } from '#shared/schema/accounts/carrier.ts';

export interface NumberRange {
  carrier: RulesKey;
  prefix: string;
  /** Prefixes under which numbers of the range may have been kept, too: they are taken as well. */
  others?: readonly string[];
  first: bigint;
  last: bigint;
  /** How many digits each number has, with its leading zeros. */
  digits: number;
}

/**
 * Numbers a carrier assigned in ranges. A number that was taken is never given again, in any account of that carrier, whatever became of the
 * shipment, and wherever the account parts prefix and number.
 */
export interface NumberRanges {
  /** Takes `count` consecutive numbers for the shipment, all or none; null where the range has fewer left. */
  take(range: NumberRange, shipmentId: string, count: number): Promise<{ numbers: bigint[]; left: bigint } | null>;
  /** How many numbers nobody has taken yet. */
  left(range: NumberRange): Promise<bigint>;
  /** Those taken for the shipment, in order. */
  takenFor(shipmentId: string): Promise<bigint[]>;
}
