/** What others may use of the Ship screen: its desk, a form to begin with, and printing again. */
export { applyPreset } from './presets/apply-preset.ts';
export { emptyLine, newDraft, type CustomsFacts, type CustomsLine, type ShipDraft } from './form/draft.ts';
export { nameReferences } from './form/reference-names.ts';
export { default as ReprintReason } from './purchase/ReprintReason.vue';
export { useReprint } from './purchase/use-reprint.ts';
export { useShip } from './store.ts';
