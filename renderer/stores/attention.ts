import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { AttentionList } from '#shared/schema/attention.ts';
import type { PrintJob } from '#shared/schema/print-job.ts';
import { call } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';

const NONE: AttentionList = { count: 0, oldestAt: null, oldestAgeSeconds: null, items: [] };

/** What waits for a person: shipments that may have been bought, and labels that may have come out. The badge that is everywhere counts both. */
export const useAttention = defineStore('attention', () => {
  const shipments = shallowRef<AttentionList>(NONE);
  const prints = shallowRef<PrintJob[]>([]);
  const isLoaded = ref(false);

  async function load(): Promise<void> {
    const [unknown, uncertain] = await Promise.all([
      call('listAttention'),
      call('listPrintJobs', { query: { state: 'UNCERTAIN', limit: '500' } }),
    ]);
    if (unknown.ok) [shipments.value, isLoaded.value] = [unknown.value, true];
    if (uncertain.ok) prints.value = uncertain.value.printJobs;
  }

  useLive(
    (event) =>
      event.type === 'print-job' ||
      (event.type === 'shipment' && [event.state, event.previousState].includes('UNKNOWN')),
    () => void load(),
  );
  return {
    shipments,
    prints,
    isLoaded,
    count: computed(() => shipments.value.count + prints.value.length),
    load,
  };
});
