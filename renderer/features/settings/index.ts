/** What others may use: whether the keys of accounts are locked. */
export { useSecrets } from './desktop/store.ts';
