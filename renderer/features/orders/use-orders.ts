import { onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { Order } from '#shared/schema/orders/order.ts';
import { call } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import type { toQuery } from './filters.ts';

const PAGE = 100;
const MOST_A_PAGE = 500;
/** Several letters typed at once are one search. */
const PAUSE_MS = 120;

/** The orders that fit, newest first and as far as they were scrolled to. Stays up to date by itself. */
export function useOrders(query: Ref<ReturnType<typeof toQuery>>) {
  const orders = shallowRef<Order[]>([]);
  const problem = shallowRef<Problem | null>(null);
  const isLoaded = ref(false);
  const isBookEmpty = ref(false);
  let next: string | null = null;
  let running = new AbortController();
  let isAdding = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const page = (limit: number, cursor: string | null, { signal }: AbortController) =>
    call('listOrders', { query: { ...query.value, limit, ...(cursor !== null && { cursor }) }, signal });

  /** Reads as many as are shown, from the newest on. A newer reading takes its place. */
  async function load(count = PAGE): Promise<void> {
    running.abort();
    const mine = (running = new AbortController());
    const found: Order[] = [];
    let cursor: string | null = null;
    do {
      const answer = await page(Math.min(Math.max(count - found.length, PAGE), MOST_A_PAGE), cursor, mine);
      if (mine.signal.aborted) return;
      if (!answer.ok) {
        problem.value = answer.problem;
        return;
      }
      found.push(...answer.value.orders);
      cursor = answer.value.next;
    } while (cursor !== null && found.length < count);
    const any = found.length === 0 ? await call('listOrders', { query: { limit: 1 }, signal: mine.signal }) : null;
    if (mine.signal.aborted) return;
    isBookEmpty.value = any?.ok === true && any.value.orders.length === 0;
    [orders.value, next, problem.value, isLoaded.value] = [found, cursor, null, true];
  }

  /** Adds the next page, where there is one. */
  async function loadMore(): Promise<void> {
    if (next === null || isAdding) return;
    isAdding = true;
    const mine = running;
    const answer = await page(MOST_A_PAGE, next, mine);
    isAdding = false;
    if (!answer.ok || mine.signal.aborted) return;
    orders.value = [...orders.value, ...answer.value.orders];
    next = answer.value.next;
  }

  watch(
    query,
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void load(), PAUSE_MS);
    },
    { flush: 'sync' },
  );
  useLive(
    ({ type }) => type === 'order',
    () => void load(orders.value.length),
  );
  onScopeDispose(() => {
    clearTimeout(timer);
    running.abort();
  });
  return { orders, problem, isLoaded, isBookEmpty, load, loadMore };
}
