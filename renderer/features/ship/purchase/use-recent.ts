import { ref } from 'vue';
import type { ShipmentSummary } from '#shared/schema/shipping/shipment.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useLive } from '#renderer/composables/useLive.ts';

const SHOWN = 5;

/** The last shipments of the station, whoever bought them. */
export function useRecent() {
  const shipments = ref<ShipmentSummary[]>([]);
  const isLoaded = ref(false);

  const load = newest(
    () => call('listShipments', { query: { limit: SHOWN } }),
    (answer) => {
      if (answer.ok) [shipments.value, isLoaded.value] = [answer.value.shipments, true];
    },
  );

  useLive(
    (event) => event.type === 'shipment',
    () => void load(),
  );
  return { shipments, isLoaded, load };
}
