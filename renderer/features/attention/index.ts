/** What others may use: how much waits for a person. */
export { useAttention } from './store.ts';
