import { computed, ref, shallowRef, watch, type Ref } from 'vue';
import { MAX_BATCH_ORDERS } from '#shared/schema/batches/batch-draft.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { call } from '#renderer/api/client.ts';
import { keyOf, type OrderKey } from '#renderer/components/order/order-words.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';

const PAGE = 500;
const TOGETHER_MS = 120_000;

export const canTick = ({ state }: Pick<Order, 'state'>) => state === 'OPEN';
const readPage = (query: { text?: string }, cursor: string | null) =>
  call('listOrders', { query: { ...query, state: 'OPEN', limit: PAGE, ...(cursor !== null && { cursor }) } });
const textOf = (order: OrderKey) => JSON.stringify([order.source, order.orderNumber]);

/** Orders that were ticked, to be shipped as one batch: at most as many as a batch takes. What is not open any more is none of them. */
export function useTicked(orders: Ref<readonly Order[]>) {
  const ticked = shallowRef<ReadonlyMap<string, OrderKey>>(new Map());
  const isBusy = ref(false);
  const isCut = ref(false);
  const { failure, worked } = useFailure();
  const count = computed(() => ticked.value.size);

  const set = (keys: readonly [string, OrderKey][], isMore = false) => {
    const all = [...new Map(keys)];
    ticked.value = new Map(all.slice(0, MAX_BATCH_ORDERS));
    isCut.value = isMore || all.length > MAX_BATCH_ORDERS;
  };
  function tick(order: Order): void {
    const key = textOf(order);
    if (ticked.value.has(key)) set([...ticked.value].filter(([each]) => each !== key));
    else if (canTick(order)) set([...ticked.value, [key, keyOf(order)]]);
  }
  watch(orders, (now) => {
    const gone = new Set(now.filter((order) => !canTick(order)).map(textOf));
    if ([...gone].some((key) => ticked.value.has(key))) set([...ticked.value].filter(([key]) => !gone.has(key)));
  });

  /** Counts how often all were taken back: what was asked for before is wanted no more. */
  let clears = 0;

  /** Ticks all open orders that have these words as well, the newest first, up to as many as a batch takes. */
  async function tickAll(query: { text?: string }): Promise<void> {
    isBusy.value = true;
    const mine = clears;
    const found: Order[] = [];
    let cursor: string | null = null;
    do {
      const answer = await readPage(query, cursor);
      if (!worked(answer)) break;
      found.push(...answer.value.orders);
      cursor = answer.value.next;
    } while (cursor !== null && found.length < MAX_BATCH_ORDERS);
    const keys = found.map((order): [string, OrderKey] => [textOf(order), keyOf(order)]);
    if (failure.value === null && mine === clears) set([...ticked.value, ...keys], cursor !== null);
    isBusy.value = false;
  }

  /** Makes a batch of them, with every order checked. The id of the batch; null where that failed. */
  async function toBatch(name: string): Promise<string | null> {
    isBusy.value = true;
    const body = {
      name,
      orders: [...ticked.value.values()],
      options: { leaveOutDuplicates: true, leaveOutUndeclared: true },
    };
    const answer = await call('createBatch', { body, timeoutMs: TOGETHER_MS });
    isBusy.value = false;
    return worked(answer) ? answer.value.batch.id : null;
  }

  return {
    ...{ count, isBusy, isCut, failure, tick, tickAll, toBatch },
    isTicked: (order: OrderKey) => ticked.value.has(textOf(order)),
    clear(): void {
      clears += 1;
      set([]);
    },
  };
}
