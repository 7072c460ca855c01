import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { Source } from '#shared/schema/orders/source.ts';
import type { SourceProgress, SourceRecord } from './source-store.ts';

const toInstant = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export const toSource = ({ name, content, progress }: SourceRecord): Source => ({
  source: name,
  ...content,
  state: stateOf(content.enabled ?? true, progress),
  detail: progress.trouble && inEnglish(progress.trouble),
  trouble: progress.trouble,
  failingSince: toInstant(progress.failingSince),
  readAt: toInstant(progress.readAt),
  orders: progress.orders,
  mark: progress.mark,
});

function stateOf(isEnabled: boolean, { trouble, readAt, triedAt }: SourceProgress): Source['state'] {
  if (!isEnabled) return 'OFF';
  if (trouble === null) return readAt === null ? 'NEW' : 'OK';
  return readAt !== null && readAt === triedAt ? 'WARNING' : 'FAILED';
}
