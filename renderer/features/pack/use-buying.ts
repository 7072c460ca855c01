import { onScopeDispose, ref, shallowRef, type ShallowRef } from 'vue';
import type { Problem, Violation } from '#shared/diagnostics/problem.ts';
import type { OrderShipping } from '#shared/schema/orders/order-calls.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { call } from '#renderer/api/client.ts';
import type { Sentence } from '#renderer/composables/useSentence.ts';
import { isSameOrder, type OrderKey } from '#renderer/components/order/order-words.ts';
import { t } from '#renderer/messages/index.ts';
import { problemWords } from '#renderer/messages/problem-words.ts';
import type { Outcome } from './pack-status.ts';

const ASK_AGAIN_MS = 2_000;
/** Longer than any purchase may take (settings: purchaseTimeoutSeconds). */
const LONGEST_PURCHASE_MS = 150_000;

export interface Bought {
  outcome: Outcome;
  /** Why it was not bought; else empty. */
  words: Sentence;
  errors: readonly Violation[];
  shipmentId: string | null;
  trackingNumbers: readonly string[];
  isPrintRefused: boolean;
}

/**
 * Buys the parcel on the bench under an id of its own. The order holds the parcel before anything is sent, so where the answer is lost the
 * order says what came of it; nothing is ever bought under another id.
 */
export function useBuying(order: ShallowRef<Order | null>, settled: (bought: Bought) => void) {
  const isBuying = ref(false);
  const bought = shallowRef<Bought | null>(null);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function settle(result: Bought): void {
    isBuying.value = false;
    bought.value = result;
    settled(result);
  }

  /** @param of the order that it was asked for; where another one is on the bench by now, nothing is bought */
  async function buy(of: OrderKey, shipping: OrderShipping, printerId: string | undefined): Promise<void> {
    const at = order.value;
    if (isBuying.value || at === null || !isSameOrder(at, of)) return;
    isBuying.value = true;
    bought.value = null;
    const transactionId = crypto.randomUUID().replaceAll('-', '');
    const answer = await call('shipOrder', {
      params: { source: at.source, orderNumber: at.orderNumber },
      headers: { transactionId },
      query: { documents: 'url', print: printerId },
      body: shipping,
      timeoutMs: LONGEST_PURCHASE_MS,
    });
    if (answer.ok) {
      order.value = answer.value.order;
      const isPrintRefused = answer.value.warnings.some(({ code }) => code === 'PRINT_NOT_QUEUED');
      settle({ ...parcelOf(answer.value.order, transactionId), outcome: 'bought', isPrintRefused });
    } else if (answer.problem?.purchase === 'not_made') settle(refused(answer.problem));
    else await ask(at, { transactionId, hasHeardNothing: false });
  }

  /** What the order says of the parcel. A call that is on its way may arrive after the first question: only the second "nothing" counts. */
  async function ask(
    { source, orderNumber }: Order,
    { transactionId, hasHeardNothing }: { transactionId: string; hasHeardNothing: boolean },
  ): Promise<void> {
    const again = (heardNothing: boolean) => {
      const next = { transactionId, hasHeardNothing: heardNothing };
      timer = setTimeout(() => void ask({ source, orderNumber } as Order, next), ASK_AGAIN_MS);
    };
    const answer = await call('readOrder', { params: { source, orderNumber } });
    if (!answer.ok) return again(hasHeardNothing);
    order.value = answer.value.order;
    const parcel = answer.value.order.parcels.find((each) => each.transactionId === transactionId);
    if (!parcel) return hasHeardNothing ? settle(nothing(nothingSent)) : again(true);
    switch (parcel.shipment?.state) {
      case 'LABELLED':
      case 'PURCHASED':
        return settle({ ...parcelOf(answer.value.order, transactionId), outcome: 'bought' });
      case 'UNKNOWN':
        return settle({ ...parcelOf(answer.value.order, transactionId), outcome: 'unknown' });
      case 'REJECTED':
      case 'NOT_SENT':
      case 'VOIDED':
      case 'WRITTEN_OFF':
        return settle(nothing(nothingSent));
      default:
        again(false);
    }
  }

  const forget = (): void => void (bought.value = null);
  onScopeDispose(() => clearTimeout(timer));
  return { isBuying, bought, buy, forget };
}

const nothingSent = () => t('pack.say.nothingSent');

const nothing = (words: Sentence): Bought => ({
  ...{ outcome: 'notBought', words, errors: [] },
  ...{ shipmentId: null, trackingNumbers: [], isPrintRefused: false },
});

const refused = (problem: Problem): Bought => ({ ...nothing(() => problemWords(problem)), errors: problem.errors });

function parcelOf({ parcels }: Order, transactionId: string): Bought {
  const { shipment } = parcels.find((each) => each.transactionId === transactionId) ?? {};
  return { ...nothing(() => ''), shipmentId: shipment?.id ?? null, trackingNumbers: shipment?.trackingNumbers ?? [] };
}
