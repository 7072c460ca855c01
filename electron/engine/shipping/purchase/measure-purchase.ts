import { EngineError } from '../../engine-error.ts';
import { refusalOfLedger } from '../../ledger-refusal.ts';

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
    const refusal = error instanceof EngineError ? error : refusalOfLedger(error);
    meter.purchase(refusal?.code ?? 'INTERNAL_ERROR');
    throw error;
  }
}
