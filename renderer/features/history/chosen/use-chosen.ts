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

/** Shipments that something is done with together. They stay chosen while the filters change. */
export function useChosen() {
  const chosen = shallowRef<ReadonlyMap<string, ShipmentSummary>>(new Map());
  const isCut = ref(false);
  const isBusy = ref(false);
  const { failure, worked } = useFailure();

  function set(shipments: Iterable<ShipmentSummary>, isMore = false): void {
    const all = [...new Map([...shipments].map((each) => [each.id, each]))];
    isCut.value = isMore || all.length > MOST_CHOSEN;
    chosen.value = new Map(all.slice(0, MOST_CHOSEN));
  }

  const add = (shipments: readonly ShipmentSummary[], isMore = false) =>
    set([...chosen.value.values(), ...shipments], isMore);
  const without = (isOut: (shipment: ShipmentSummary) => boolean) =>
    set([...chosen.value.values()].filter((each) => !isOut(each)));

  function toggle(shipment: ShipmentSummary): void {
    if (chosen.value.has(shipment.id)) without(({ id }) => id === shipment.id);
    else add([shipment]);
  }

  /** Chooses all of a day that fit, the newest first. */
  async function addDay(query: ShipmentQuery, day: string): Promise<void> {
    if (isBusy.value) return;
    isBusy.value = true;
    const found: ShipmentSummary[] = [];
    let cursor: string | null = null;
    do {
      const answer = await readPage(onDay(query, day), cursor);
      if (!worked(answer)) break;
      found.push(...answer.value.shipments);
      cursor = answer.value.next;
    } while (cursor !== null && found.length < MOST_CHOSEN);
    isBusy.value = false;
    if (failure.value === null) add(found, cursor !== null);
  }

  /** Reads them again: what is done with them depends on how they are now. */
  async function refresh(): Promise<boolean> {
    const ids = [...chosen.value.keys()];
    const found: ShipmentSummary[] = [];
    for (let from = 0; from < ids.length; from += MOST_IDS) {
      const some = ids.slice(from, from + MOST_IDS).join(',');
      const answer = await call('listShipments', { query: { ids: some, limit: MOST_IDS } });
      if (!worked(answer)) return false;
      found.push(...answer.value.shipments);
    }
    set(found, isCut.value);
    return true;
  }

  return {
    ...{ isCut, isBusy, failure, toggle, add, addDay, refresh },
    count: computed(() => chosen.value.size),
    has: (id: string) => chosen.value.has(id),
    /** Oldest first, as they were packed. */
    inOrder: () => [...chosen.value.values()].sort((a, b) => a.acceptedAt.localeCompare(b.acceptedAt)),
    clear: () => set([]),
  };
}
export type ChosenShipments = ReturnType<typeof useChosen>;
