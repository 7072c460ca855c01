export type { SourceReader, SourcesDeps, SourceWriter, WriteCall } from './deps.ts';
export type { SourceProgress, SourceRecord, SourceStore } from './source-store.ts';
export { createSources, type Sources } from './sources.ts';
export type { ParcelFate, UntoldParcel, Waiting, WaitingOrder, WriteBackStore } from './write-back/write-back-store.ts';
export { parseWriteStatement, spelt } from './statement.ts';
export { bodyOf, filled } from './write-back/values.ts';
export { sourcesCheck } from './sources-check.ts';
