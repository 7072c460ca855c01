import { defineStore } from 'pinia';
import { computed, ref, shallowRef } from 'vue';
import type { AttentionList } from '#shared/schema/shipping/attention.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useLive } from '#renderer/composables/useLive.ts';

const NONE: AttentionList = {
  ...{ count: 0, oldestAt: null, oldestAgeSeconds: null },
  ...{ items: [], unlabelled: [], prints: [], unprinted: [], manifests: [] },
};

/** What waits for a person: purchases, prints and manifests of which nobody knows what came of them, and labels that came late. The badge that is everywhere counts them all. */
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
      event.type === 'attention' ||
      event.type === 'manifest' ||
      (event.type === 'shipment' &&
        (event.previousState === 'PURCHASED' || [event.state, event.previousState].includes('UNKNOWN'))),
    () => void load(),
  );
  return {
    shipments,
    prints,
    isLoaded,
    count: computed(() => {
      const { count, unlabelled, unprinted, manifests } = shipments.value;
      return count + unlabelled.length + prints.value.length + unprinted.length + manifests.length;
    }),
    load,
  };
});
