import { onScopeDispose, ref, shallowRef, watch } from 'vue';
import type { PrintJob } from '#shared/schema/printing/print-job.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import { call } from '#renderer/api/client.ts';
import { readPrints } from '#renderer/components/newest-prints.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { useSignOn } from '#renderer/stores/sign-on.ts';

/** One shipment with all that is known of it, and its prints, newest first; both stay up to date. Null until they are read. */
export function useShipment(id: () => string) {
  const detail = shallowRef<ShipmentDetail | null>(null);
  const prints = shallowRef<PrintJob[] | null>(null);
  const problem = shallowRef<Problem | null>(null);
  let running = new AbortController();

  async function load(): Promise<void> {
    running.abort();
    const { signal } = (running = new AbortController());
    const [shipment, jobs] = await Promise.all([
      call('readShipment', { params: { id: id() }, signal }),
      readPrints(id(), signal),
    ]);
    if (signal.aborted) return;
    if (shipment.ok) detail.value = shipment.value;
    if (jobs.ok) prints.value = jobs.value.printJobs;
    problem.value = !shipment.ok ? shipment.problem : !jobs.ok ? jobs.problem : null;
  }

  watch(
    id,
    () => {
      [detail.value, prints.value] = [null, null];
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

/** Who stands behind `client:<id>` and `client:<id> packer:<id>` in the journal: the person, else the client, else its id. */
export function useActors() {
  const signOn = useSignOn();
  const names = ref(new Map<string, string>());
  void call('listClients').then((answer) => {
    if (answer.ok) names.value = new Map(answer.value.clients.map(({ id, name }) => [id, name]));
  });
  return (actor: string) => {
    const [, id, packerId] = /^client:(\S+)(?: packer:(\S+))?$/.exec(actor) ?? [];
    const packer = packerId === undefined ? null : signOn.nameOf(packerId);
    return id === undefined ? null : (packer ?? names.value.get(id) ?? id);
  };
}
