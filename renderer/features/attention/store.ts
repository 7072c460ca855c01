import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { AttentionList } from '#shared/schema/shipping/attention.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useLive } from '#renderer/composables/useLive.ts';

const NONE: AttentionList = { count: 0, oldestAt: null, oldestAgeSeconds: null, items: [], prints: [] };

/** What waits for a person: shipments that may have been bought, and labels that may have come out. The badge that is everywhere counts both. */
export const useAttention = defineStore('attention', () => {
  const shipments = shallowRef<AttentionList>(NONE);
  const prints = computed(() => shipments.value.prints);
  const isLoaded = ref(false);

  const load = newest(
    () => call('listAttention'),
    (answer) => {
      if (answer.ok) [shipments.value, isLoaded.value] = [answer.value, true];
    },
  );

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
