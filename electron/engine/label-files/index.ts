export { createLabelFiles, type LabelFile, type LabelRange } from './label-files.ts';
export type { LabelFileWriter, NamedBytes } from './deps.ts';
export type { LabelsOf, RowLabel, RowLabelStore } from './store.ts';
