import type { RangeAdapterConfig } from '#electron/adapters/range/config.ts';

/** An account's own numbers, from LIVE0001 on; `changes` replace fields. */
export const range = (changes: Partial<RangeAdapterConfig> = {}): RangeAdapterConfig => ({
  type: 'range',
  prefix: 'LIVE',
  first: '0001',
  last: '9999',
  checkDigit: 'NONE',
  symbology: 'CODE128',
  ...changes,
});
