import { EngineError } from '../../engine-error.ts';
import { codeOfLedgerError } from '../../ledger-errors.ts';

/** Counts purchases by what became of them. */
export interface PurchaseMeter {
  /** @param result `bought`, or the code of its problem */
  purchase(result: string): void;
}

/** Buys, and counts what became of it. */
export async function measurePurchase<T>(meter: PurchaseMeter, buy: () => Promise<T>): Promise<T> {
  try {
    const result = await buy();
    meter.purchase('bought');
    return result;
  } catch (error) {
    meter.purchase(error instanceof EngineError ? error.code : (codeOfLedgerError(error) ?? 'INTERNAL_ERROR'));
    throw error;
  }
}
