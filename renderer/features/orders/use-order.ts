import { onScopeDispose, ref, shallowRef, watch } from 'vue';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { call, type Answer } from '#renderer/api/client.ts';
import { announce } from '#renderer/composables/useAnnounce.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { isEventOf, type OrderKey } from '#renderer/components/order/order-words.ts';

/** One order, which stays up to date, and what a person does with it. */
export function useOrder(key: () => OrderKey) {
  const order = shallowRef<Order | null>(null);
  const problem = shallowRef<Problem | null>(null);
  const isBusy = ref(false);
  const { failure, worked } = useFailure();
  let running = new AbortController();

  async function load(): Promise<void> {
    running.abort();
    const { signal } = (running = new AbortController());
    const answer = await call('readOrder', { params: { ...key() }, signal });
    if (signal.aborted) return;
    if (answer.ok) [order.value, problem.value] = [answer.value.order, null];
    else problem.value = answer.problem;
  }

  /** @returns whether it was done; where it was not, why stands in `failure` */
  async function change(ask: () => Promise<Answer<{ order: Order }>>, done: string): Promise<boolean> {
    if (isBusy.value) return false;
    isBusy.value = true;
    const answer = await ask();
    isBusy.value = false;
    if (!worked(answer)) {
      void load();
      return false;
    }
    running.abort();
    order.value = answer.value.order;
    announce(done);
    return true;
  }

  watch(
    () => Object.values(key()).join('\n'),
    () => {
      [order.value, failure.value] = [null, null];
      void load();
    },
    { immediate: true },
  );
  useLive(
    (event) => isEventOf(event, key()),
    () => void load(),
  );
  onScopeDispose(() => running.abort());
  return { order, problem, failure, isBusy, load, change };
}
