import { expect, test } from 'vitest';
import { EngineError } from '#electron/engine/engine-error.ts';
import { LedgerAwayError, LedgerUnusableError, StorageFullError } from '#electron/engine/ledger-errors.ts';
import { measurePurchase } from '#electron/engine/shipping/purchase/measure-purchase.ts';

test.each([
  ['CARRIER_REJECTED', new EngineError('CARRIER_REJECTED', 'No')],
  ['STORAGE_FULL', new StorageFullError('No room')],
  ['LEDGER_UNAVAILABLE', new LedgerAwayError('Away')],
  ['LEDGER_UNUSABLE', new LedgerUnusableError('Damaged')],
  ['INTERNAL_ERROR', new TypeError('undefined')],
])('a purchase that fails is counted under the code that its caller hears: %s', async (code, error) => {
  const counted: string[] = [];
  const meter = { purchase: (result: string) => void counted.push(result) };
  await expect(measurePurchase(meter, () => Promise.reject(error))).rejects.toBe(error);
  expect(counted).toEqual([code]);
});
