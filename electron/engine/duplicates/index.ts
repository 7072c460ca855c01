export type { DuplicatesDeps } from './deps.ts';
export { forgetShipped, warnOfEarlier } from './duplicates.ts';
export type { ShippedLatelyStore } from './store.ts';
