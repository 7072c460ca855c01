/** What others may use: whether the station is to be set up, and leaving it. */
export { useFirstRun } from './store.ts';
