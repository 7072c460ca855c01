import { computed, ref, shallowRef } from 'vue';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { MOST_IDS } from '#shared/api/shipping/shipment-filters.ts';
import { call } from '#renderer/api/client.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { onDay, type ShipmentQuery } from '../filters.ts';

/** So many at most are chosen at once: as many as a manifest takes by name. */
export const MOST_CHOSEN = 1000;
const PAGE = 500;

const readPage = (query: ShipmentQuery, cursor: string | null) =>
  call('listShipments', { query: { ...query, limit: PAGE, ...(cursor !== null && { cursor }) } });

/** What was to be chosen and did not fit: those that were read, and where to read on; no cursor where those are all. */
interface Rest {
  found: readonly ShipmentSummary[];
  query: ShipmentQuery;
  cursor: string | null;
}
const isAny = (rest: Rest) => rest.found.length > 0 || rest.cursor !== null;

/** Shipments that something is done with together. They stay chosen while the filters change. */
export function useChosen() {
  const chosen = shallowRef<ReadonlyMap<string, ShipmentSummary>>(new Map());
  const isCut = ref(false);
  const isBusy = ref(false);
  /** Null where everything that was asked for is chosen. */
  const rest = shallowRef<Rest | null>(null);
  const { failure, worked } = useFailure();

  /** @returns those that did not fit */
  function set(shipments: Iterable<ShipmentSummary>): ShipmentSummary[] {
    const all = [...new Map([...shipments].map((each) => [each.id, each]))];
    isCut.value = all.length > MOST_CHOSEN;
    chosen.value = new Map(all.slice(0, MOST_CHOSEN));
    return all.slice(MOST_CHOSEN).map(([, shipment]) => shipment);
  }

  const add = (shipments: readonly ShipmentSummary[]) => set([...chosen.value.values(), ...shipments]);
  const without = (isOut: (shipment: ShipmentSummary) => boolean) =>
    set([...chosen.value.values()].filter((each) => !isOut(each)));

  function toggle(shipment: ShipmentSummary): void {
    if (chosen.value.has(shipment.id)) without(({ id }) => id === shipment.id);
    else add([shipment]);
  }

  /** Counts how often all were taken back: what was asked for before is wanted no more. */
  let clears = 0;

  /**
   * Chooses what was found and what the query finds behind it, as far as that fits, and keeps in mind where to go on.
   * @param before what of those that are chosen by then stays so
   */
  async function take({ found, query, cursor }: Rest, isFirst: boolean, before: () => Iterable<ShipmentSummary>) {
    if (isBusy.value) return;
    isBusy.value = true;
    const mine = clears;
    const all = [...found];
    let [next, isMore] = [cursor, isFirst || cursor !== null];
    while (isMore && all.length < MOST_CHOSEN && mine === clears) {
      const answer = await readPage(query, next);
      if (!worked(answer)) {
        isBusy.value = false;
        return;
      }
      all.push(...answer.value.shipments);
      next = answer.value.next;
      isMore = next !== null;
    }
    isBusy.value = false;
    if (mine !== clears) return;
    const left: Rest = { found: set([...before(), ...all]), query, cursor: next };
    rest.value = isAny(left) ? left : null;
    isCut.value = rest.value !== null;
  }
  const takeAll = (query: ShipmentQuery) => take({ found: [], query, cursor: null }, true, () => chosen.value.values());

  /** Chooses what did not fit instead of what is chosen, as far as it fits. */
  const takeNext = async () => rest.value && take(rest.value, false, () => []);

  /** Reads them again: what is done with them depends on how they are now. What is chosen or taken back meanwhile stays so. */
  async function refresh(): Promise<boolean> {
    const ids = [...chosen.value.keys()];
    const found = new Map<string, ShipmentSummary | undefined>(ids.map((id) => [id, undefined]));
    for (let from = 0; from < ids.length; from += MOST_IDS) {
      const some = ids.slice(from, from + MOST_IDS).join(',');
      const answer = await call('listShipments', { query: { ids: some, limit: MOST_IDS } });
      if (!worked(answer)) return false;
      for (const shipment of answer.value.shipments) found.set(shipment.id, shipment);
    }
    const wasCut = isCut.value;
    set([...chosen.value.values()].flatMap((each) => (found.has(each.id) ? (found.get(each.id) ?? []) : each)));
    isCut.value = wasCut;
    return true;
  }

  return {
    ...{ isCut, isBusy, failure, toggle, add, refresh, takeNext },
    hasNext: computed(() => rest.value !== null),
    /** Chooses all of a day that fit, the newest first. */
    addDay: (query: ShipmentQuery, day: string) => takeAll(onDay(query, day)),
    /** Chooses all that the query finds and that fit, the newest first. */
    addAll: takeAll,
    count: computed(() => chosen.value.size),
    has: (id: string) => chosen.value.has(id),
    /** Oldest first, as they were packed. */
    inOrder: () => [...chosen.value.values()].sort((a, b) => a.acceptedAt.localeCompare(b.acceptedAt)),
    clear(): void {
      clears += 1;
      rest.value = null;
      set([]);
    },
  };
}
export type ChosenShipments = ReturnType<typeof useChosen>;
