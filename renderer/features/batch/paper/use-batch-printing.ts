import { shallowRef } from 'vue';
import type { BatchPrinting, BatchPrintRequest } from '#shared/schema/batches/batch-print.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useFailure } from '#renderer/composables/useFailure.ts';
import { useLive } from '#renderer/composables/useLive.ts';

/** Where the labels of a batch are printed and how many have come out, kept up to date. */
export function useBatchPrinting(id: string) {
  const printing = shallowRef<BatchPrinting | null>(null);
  const { failure, worked } = useFailure();

  const load = newest(
    () => call('readBatchPrinting', { params: { id } }),
    (answer) => {
      if (answer.ok) printing.value = answer.value.printing;
    },
  );
  useLive(
    (event) => event.type === 'print-job' || (event.type === 'batch' && event.id === id),
    () => void load(),
  );

  async function print(body: BatchPrintRequest): Promise<boolean> {
    const answer = await call('printBatch', { params: { id }, body });
    if (worked(answer)) printing.value = answer.value.printing;
    return answer.ok;
  }

  async function stop(): Promise<void> {
    const answer = await call('stopBatchPrinting', { params: { id } });
    if (worked(answer)) printing.value = answer.value.printing;
  }

  return { printing, failure, load, print, stop };
}
