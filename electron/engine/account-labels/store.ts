import type { LabelDesign } from '#shared/schema/accounts/labels/label-design.ts';

/** A design under the digest of what it is, which shipments keep: it is never changed. */
export interface DigestedDesign {
  digest: string;
  design: LabelDesign;
}

/** What the labels of accounts look like. */
export interface LabelDesignStore {
  /**
   * Gives the account the design; null takes it away. False where there is no such account, or it does not have the design any more on top of
   * which this one was made.
   * @param before its digest; null where it was none
   */
  set(carrierId: string, design: DigestedDesign | null, before: string | null): Promise<boolean>;
  /** Of any account, now or earlier. */
  find(digest: string): Promise<LabelDesign | null>;
}
