import { onScopeDispose, ref, watch, type Ref } from 'vue';
import { call } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { onDay, type ShipmentQuery } from '../filters.ts';

/** How many shipments that fit were accepted on each of the days in sight; asked for one day at a time. */
export function useDayCounts(query: Ref<ShipmentQuery>, days: Ref<readonly string[]>) {
  const counts = ref(new Map<string, number>());
  const old = new Set<string>();
  let running = new AbortController();
  let isAsking = false;

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const { signal } = running;
    const next = () => days.value.find((day) => !counts.value.has(day) || old.has(day));
    for (let day = next(); day !== undefined && !signal.aborted; day = next()) {
      old.delete(day);
      const answer = await call('totalShipments', { query: onDay(query.value, day), signal });
      if (!answer.ok) break;
      counts.value.set(day, answer.value.shipments);
    }
    isAsking = false;
    if (signal.aborted && signal !== running.signal) void ask();
  }

  watch(query, () => {
    running.abort();
    running = new AbortController();
    counts.value.clear();
    void ask();
  });
  watch(days, () => void ask(), { immediate: true });
  useLive(
    ({ type }) => type === 'shipment' || type === 'manifest',
    () => {
      for (const day of counts.value.keys()) old.add(day);
      void ask();
    },
  );
  onScopeDispose(() => running.abort());
  return counts;
}
