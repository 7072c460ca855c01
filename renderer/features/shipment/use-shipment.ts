import { onScopeDispose, ref, shallowRef, watch } from 'vue';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import { call } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';

/** One shipment with all that is known of it, and its prints, newest first; both stay up to date. */
export function useShipment(id: () => string) {
  const detail = shallowRef<ShipmentDetail | null>(null);
  const prints = shallowRef<PrintJob[]>([]);
  const problem = shallowRef<Problem | null>(null);
  let running = new AbortController();

  async function load(): Promise<void> {
    running.abort();
    const { signal } = (running = new AbortController());
    const [shipment, jobs] = await Promise.all([
      call('readShipment', { params: { id: id() }, signal }),
      call('listPrintJobs', { query: { shipmentId: id(), limit: 500 }, signal }),
    ]);
    if (signal.aborted) return;
    if (shipment.ok) [detail.value, problem.value] = [shipment.value, null];
    else problem.value = shipment.problem;
    if (jobs.ok) prints.value = jobs.value.printJobs;
  }

  watch(
    id,
    () => {
      detail.value = null;
      void load();
    },
    { immediate: true },
  );
  useLive(
    (event) => event.type === 'print-job' || (event.type === 'shipment' && event.id === id()),
    () => void load(),
  );
  onScopeDispose(() => running.abort());
  return { detail, prints, problem, load };
}

/** Who stands behind `client:<id>` in the journal; the id itself where it is not known. */
export function useActors() {
  const names = ref(new Map<string, string>());
  void call('listClients').then((answer) => {
    if (answer.ok) names.value = new Map(answer.value.clients.map(({ id, name }) => [id, name]));
  });
  return (actor: string) => {
    const id = /^client:(.+)$/.exec(actor)?.[1];
    return id === undefined ? null : (names.value.get(id) ?? id);
  };
}
