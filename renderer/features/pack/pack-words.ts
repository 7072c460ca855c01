import type { OrderScanned } from '#shared/schema/orders/packing-calls.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import type { Answer } from '#renderer/api/client.ts';
import type { Sentence } from '#renderer/composables/useSentence.ts';
import type { Sound } from '#renderer/composables/useSounds.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords, problemWords } from '#renderer/messages/problem-words.ts';
import { progressOf } from './pack-status.ts';
import type { Bought } from './use-buying.ts';

/** What was said last, in a sentence: what was counted, or why nothing was. */
export type Said = { tone: 'good' | 'care' | 'bad' | 'refused'; words: Sentence };

/** What a scan sounds like, by what it was. */
export const SCAN_SOUNDS = {
  ...{ COUNTED: 'counted', SLIP: 'attention', OTHER_ORDER: 'attention' },
  ...{ WRONG_ITEM: 'error', UNKNOWN_CODE: 'error', WAITING: 'error', SURPLUS: 'surplus' },
} as const satisfies Record<OrderScanned['outcome'], Sound>;

/** What happened to the order that its packer has to know; null where nothing did. */
export function interruption(before: Order, after: Order): string | null {
  const changes = after.claim?.changes ?? [];
  if (changes.length > (before.claim?.changes.length ?? 0)) return changes.map(diagnosticWords).join(' ');
  const { orderNumber: number, state } = after;
  if (after.cancelledAtSource && !before.cancelledAtSource && state === 'PACKED')
    return t('pack.gone.PACKED', { number });
  if (after.heldAtSource && !before.heldAtSource && state === 'PACKED') return t('pack.gone.HELD', { number });
  if (before.state !== 'PACKING') return null;
  if (state === 'CANCELLED' || state === 'HELD' || state === 'OPEN') return t(`pack.gone.${state}`, { number });
  const [had, has] = [before.claim?.stationId, after.claim?.stationId ?? ''];
  return state === 'PACKING' && had !== has ? t('pack.gone.PACKING', { number, desk: has }) : null;
}

/** What was counted, and how far that line is. */
export function countedWords(order: Order, line: number | null, isComplete: boolean): string {
  if (line === null) return t('pack.say.slip');
  const { description, sku } = order.lines[line - 1] ?? {};
  const { open, verified } = progressOf(order, line);
  const what = description ?? sku ?? t('pack.lines.line', { n: line });
  const counted = t('pack.say.counted', { what, verified, open });
  return isComplete ? `${counted} ${t('pack.say.complete')}` : counted;
}

/** That the label is bought, and where that is so that it does not come out. */
export const saidOfLabel = ({
  isPrintRefused,
  trackingNumbers,
}: Pick<Bought, 'isPrintRefused' | 'trackingNumbers'>): [Sound, Sentence, Said['tone']] =>
  isPrintRefused
    ? ['attention', () => t('problems.warnings.PRINT_NOT_QUEUED'), 'bad']
    : ['ok', () => t('pack.say.bought', { number: trackingNumbers[0] ?? '' }), 'good'];

/** Why the station did not do it; `silence` where it gave no answer. */
export const whyOf =
  (
    { problem }: Extract<Answer<unknown>, { ok: false }>,
    silence: 'pack.say.noAnswer' | 'pack.say.notCounted',
  ): Sentence =>
  () =>
    problem ? problemWords(problem) : t(silence);
