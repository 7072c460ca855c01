import type { Order } from '#shared/schema/orders/order.ts';
import { call } from '#renderer/api/client.ts';
import type { Sentence } from '#renderer/composables/useSentence.ts';
import { t } from '#renderer/messages/index.ts';
import { diagnosticWords } from '#renderer/messages/problem-words.ts';

/** What a slip leads to: the orders with its number, one as a rule; none with why. */
export type Found = { orders: readonly Order[]; words: Sentence };

const MOST = 20;

/**
 * The orders with the number on a slip: those that are known, else what the sources have. The sources are asked about known orders as well,
 * and nobody waits for that: what they changed is told like any other change.
 */
export async function findOrder(number: string): Promise<Found> {
  const known = await call('listOrders', { query: { orderNumber: number, limit: MOST } });
  if (!known.ok) return { orders: [], words: () => t('pack.say.noAnswer') };
  const asked = call('lookUpOrder', { body: { key: number } });
  if (known.value.orders.length > 0) return { orders: known.value.orders, words: () => '' };
  const answer = await asked;
  if (!answer.ok) return { orders: [], words: () => t('pack.say.noAnswer') };
  const { orders, troubles } = answer.value;
  const why = () =>
    troubles.map(({ source, trouble }) =>
      t('pack.say.sourceFails', { source, why: trouble ? diagnosticWords(trouble) : '' }),
    );
  return { orders, words: () => [t('pack.say.notFound', { number }), ...why()].join(' ') };
}
