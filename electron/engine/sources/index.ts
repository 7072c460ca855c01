export type { SourceReader, SourcesDeps } from './deps.ts';
export type { SourceProgress, SourceRecord, SourceStore } from './source-store.ts';
export { createSources, type Sources } from './sources.ts';
