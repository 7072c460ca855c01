import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { Source } from '#shared/schema/orders/source.ts';
import type { SourceProgress, SourceRecord } from './source-store.ts';
import type { Waiting } from './write-back/write-back-store.ts';

const toInstant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** @param waiting what waits to be told, by source */
export const toSource = ({ name, content, progress }: SourceRecord, waiting: readonly Waiting[]): Source => ({
  source: name,
  ...content,
  waiting: toWriteBackState(waiting.find(({ source }) => source === name)),
  state: stateOf(content.enabled ?? true, progress),
  detail: progress.trouble && inEnglish(progress.trouble),
  trouble: progress.trouble,
  failingSince: toInstant(progress.failingSince),
  readAt: toInstant(progress.readAt),
  orders: progress.orders,
  mark: progress.mark,
});

const toWriteBackState = (waiting: Waiting | undefined): Source['waiting'] => ({
  orders: waiting?.orders ?? 0,
  since: toInstant(waiting?.since ?? null),
  detail: waiting?.trouble ? inEnglish(waiting.trouble) : null,
  trouble: waiting?.trouble ?? null,
});

function stateOf(isEnabled: boolean, { trouble, readAt, triedAt }: SourceProgress): Source['state'] {
  if (!isEnabled) return 'OFF';
  if (trouble === null) return readAt === null ? 'NEW' : 'OK';
  return readAt !== null && readAt === triedAt ? 'WARNING' : 'FAILED';
}
