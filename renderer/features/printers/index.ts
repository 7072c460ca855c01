/** What others may use of the Printers screen: setting one up. */
export { default as ConnectionFields } from './ConnectionFields.vue';
export { fromAvailable, toDraft, toTyped, type TypedPrinter } from './draft.ts';
export { printerErrors } from './faults.ts';
