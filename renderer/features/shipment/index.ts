/** What others may use of a shipment's page: what a void that was refused means. */
export { voidWords } from './void-words.ts';
