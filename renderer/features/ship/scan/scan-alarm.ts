import type { Sentence } from '#renderer/composables/useSentence.ts';

/** What keeps the desk from going on until it is acknowledged: a scan that led nowhere, or a label that is not the one just bought. */
export interface ScanAlarm {
  kind: 'failed' | 'wrongLabel';
  words: Sentence;
}
