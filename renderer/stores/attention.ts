import { defineStore } from 'pinia';
import { ref } from 'vue';
import { call } from '#renderer/api/client.ts';
import { useLive } from '#renderer/composables/useLive.ts';

/** How many shipments wait for a person: the badge that is everywhere. */
export const useAttention = defineStore('attention', () => {
  const count = ref(0);

  async function load(): Promise<void> {
    const answer = await call('listShipments', { query: { state: 'UNKNOWN', limit: '100' } });
    if (answer.ok) count.value = answer.value.shipments.length;
  }

  useLive(
    (event) => event.type === 'shipment' && [event.state, event.previousState].includes('UNKNOWN'),
    () => void load(),
  );
  return { count, load };
});
