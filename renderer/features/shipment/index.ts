/** What others may use of a shipment's page: why a void or a print was refused, in words. */
export { printRefused } from './print-refused.ts';
export { voidWords } from './void-words.ts';
