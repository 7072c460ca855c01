import { computed, ref } from 'vue';
import type { PrintJob } from '#shared/schema/print-job.ts';
import { call } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';

/** What a print of all labels comes to: `printed` only where the printer, a person or a scan said so. */
export type PrintStage = 'none' | 'printing' | 'spooled' | 'printed' | 'uncertain' | 'failed';

export function stageOf(jobs: readonly Pick<PrintJob, 'state'>[]): PrintStage {
  const states = new Set(jobs.map(({ state }) => state));
  if (states.size === 0) return 'none';
  if (states.has('UNCERTAIN')) return 'uncertain';
  if (states.has('FAILED')) return 'failed';
  if (states.has('QUEUED') || states.has('SENT')) return 'printing';
  return states.has('SPOOLED') ? 'spooled' : 'printed';
}

/** Follows the prints of one shipment: the newest job of each of its labels. */
export function usePrints() {
  const jobs = ref<PrintJob[]>([]);
  const shipmentId = ref<string | null>(null);

  async function load(): Promise<void> {
    const id = shipmentId.value;
    if (id === null) return;
    const answer = await call('listPrintJobs', { query: { shipmentId: id } });
    if (!answer.ok || shipmentId.value !== id) return;
    const newest = new Map<string | null, PrintJob>();
    for (const job of answer.value.printJobs) if (!newest.has(job.documentId)) newest.set(job.documentId, job);
    jobs.value = [...newest.values()];
  }

  /** From now on follows the shipment that was bought under this id. */
  async function follow(transactionId: string): Promise<void> {
    const answer = await call('readByTransaction', { params: { transactionId }, query: { documents: 'url' } });
    if (!answer.ok) return;
    shipmentId.value = answer.value.shipmentId;
    await load();
  }

  function forget(): void {
    shipmentId.value = null;
    jobs.value = [];
  }

  useLive(
    (event) => event.type === 'print-job',
    () => void load(),
  );
  return { stage: computed(() => stageOf(jobs.value)), follow, load, forget };
}
