import { computed, onScopeDispose, ref, shallowRef, watch, type Ref } from 'vue';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { ShipmentTotals } from '#shared/schema/shipping/shipment-totals.ts';
import { call } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { upTo, type ShipmentQuery } from './filters.ts';
import {
  layoutOf,
  missingPage,
  outdated,
  PAGE,
  pageOf,
  trimmed,
  withPage,
  type Page,
  type Sight,
} from './list/pages.ts';

/** Several letters typed at once are one search. */
const PAUSE_MS = 120;

/**
 * The shipments that fit, newest first, from a day on where one is given, with what all of them come to. Of a list of any length only what
 * is around the rows in sight is held; it is read anew when something happens.
 */
export function useShipments(query: Ref<ShipmentQuery>, startDay: Ref<string>) {
  const pages = shallowRef<readonly Page[]>([]);
  const layout = computed(() => layoutOf(pages.value));
  const totals = shallowRef<ShipmentTotals | null>(null);
  const counted = shallowRef<ShipmentQuery | null>(null);
  /** Whether it was counted what fits now; `totals` are of what was looked for before until it was. */
  const isCounted = computed(() => counted.value === query.value);
  const problem = shallowRef<Problem | null>(null);
  const isLoaded = ref(false);
  /** How often it was read from the start: then it is shown from there. */
  const loads = ref(0);
  let sight: Sight = { first: 0, last: 0 };
  let running = new AbortController();
  let isReading = false;
  /** Counts what happened: a page that was asked for before is read once more. */
  let changes = 0;
  let counting: AbortController | null = null;
  let isCountOld = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Reads the page behind those that are known. False where it could not be read, or is not wanted any more. */
  async function read(at: number, { signal }: AbortController, known?: readonly Page[]): Promise<boolean> {
    const cursor = at === 0 ? null : (pages.value[at - 1]?.next ?? null);
    const before = changes;
    const list = { ...upTo(query.value, startDay.value), limit: PAGE, ...(cursor !== null && { cursor }) };
    const answer = await call('listShipments', { query: list, signal });
    if (signal.aborted) return false;
    problem.value = answer.ok ? null : answer.problem;
    if (!answer.ok) return false;
    const page = pageOf(answer.value.shipments, answer.value.next);
    pages.value = withPage(known ?? pages.value, at, { ...page, isStale: before !== changes });
    return true;
  }

  /** Reads what is in sight and not there, a page after the other. */
  async function fill(): Promise<void> {
    if (isReading) return;
    isReading = true;
    const mine = running;
    let at = missingPage(pages.value, layout.value, sight);
    while (at !== null && (await read(at, mine))) at = missingPage(pages.value, layout.value, sight);
    if (mine === running) isReading = false;
  }

  /** Reads from the start. What was shown stays until the first page is there. */
  async function load(): Promise<void> {
    clearTimeout(timer);
    running.abort();
    const mine = (running = new AbortController());
    [sight, isReading] = [{ first: 0, last: 0 }, true];
    const isRead = await read(0, mine, []);
    if (mine !== running) return;
    isReading = false;
    if (!isRead) return;
    [isLoaded.value, loads.value] = [true, loads.value + 1];
    void fill();
    // Counting all that fit takes the station longer than finding the newest of them: they are shown first.
    void loadTotals(mine);
  }

  /** Asks once at a time: where things keep happening, it would else be asked anew before it has answered. */
  async function loadTotals(mine: AbortController): Promise<void> {
    if (counting === mine) return void (isCountOld = true);
    counting = mine;
    do {
      isCountOld = false;
      const of = query.value;
      const answer = await call('totalShipments', { query: of, signal: mine.signal });
      if (mine.signal.aborted) break;
      // What was counted of another search says nothing of this one.
      if (answer.ok || counted.value !== of) totals.value = answer.ok ? answer.value : null;
      counted.value = of;
    } while (isCountOld && mine === running);
    if (counting === mine) counting = null;
  }

  /** These rows are in sight now. */
  function see(now: Sight): void {
    sight = now;
    pages.value = trimmed(pages.value, layout.value, sight);
    void fill();
  }

  function refresh(): void {
    changes += 1;
    if (!isLoaded.value) return void load();
    pages.value = outdated(pages.value, layout.value, sight);
    void fill();
    void loadTotals(running);
  }

  watch(
    [query, startDay],
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => void load(), PAUSE_MS);
    },
    { flush: 'sync' },
  );
  useLive(({ type }) => type === 'shipment' || type === 'manifest', refresh);
  onScopeDispose(() => {
    clearTimeout(timer);
    running.abort();
  });
  return { layout, loads, totals, isCounted, problem, isLoaded, load, see };
}
