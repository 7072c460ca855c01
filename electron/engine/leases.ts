/**
 * Who works on something that several stations of a ledger could work on. A lease belongs to one run of one station; it ends when it is given
 * back, when that run ends or falls silent, and after its time.
 */
export interface Leases {
  /** True where it is this run's from now on; false while another run has it. */
  take(name: string, forMs: number): Promise<boolean>;
  release(name: string): Promise<void>;
}

/** Of a ledger that one station has to itself. */
export const NOBODY_ELSE: Leases = { take: async () => true, release: async () => undefined };
