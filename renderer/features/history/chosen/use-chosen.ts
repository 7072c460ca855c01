import { computed, ref, shallowRef } from 'vue';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
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

  return {
    ...{ isCut, isBusy, failure, toggle, add, without, addDay },
    count: computed(() => chosen.value.size),
    has: (id: string) => chosen.value.has(id),
    /** Oldest first, as they were packed. */
    inOrder: () => [...chosen.value.values()].sort((a, b) => a.acceptedAt.localeCompare(b.acceptedAt)),
    clear: () => set([]),
  };
}
export type ChosenShipments = ReturnType<typeof useChosen>;
