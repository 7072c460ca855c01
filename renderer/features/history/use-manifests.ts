import { ref, shallowRef } from 'vue';
import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import type { ShipmentTotals } from '#shared/schema/shipping/shipment-totals.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { usePages } from '#renderer/composables/usePages.ts';
import { download } from '#renderer/components/download.ts';

/** What waits for the driver, by account, and the manifests that were closed, newest first. */
export function useManifests() {
  const open = shallowRef<ShipmentTotals['carriers']>([]);
  const isLoaded = ref(false);
  const closed = usePages(
    (query) => call('listManifests', { query }),
    (page) => page.manifests,
  );

  const loadOpen = newest(
    () => call('totalShipments', { query: { state: 'LABELLED', manifested: false } }),
    (waiting) => {
      if (waiting.ok) [open.value, isLoaded.value] = [waiting.value.carriers, true];
    },
  );
  const load = () => Promise.all([loadOpen(), closed.load()]);

  useLive(
    ({ type }) => type === 'shipment' || type === 'manifest',
    () => void load(),
  );
  return { open, manifests: closed.items, isLoaded, hasMore: closed.hasMore, load, loadMore: closed.loadMore };
}

/** Saves the paper that the driver signs. @returns false where it could not be had. */
export async function downloadManifest({ id, number }: Pick<Manifest, 'id' | 'number'>): Promise<boolean> {
  const answer = await call('printManifest', { params: { id }, timeoutMs: 60_000 });
  if (!answer.ok || answer.value === null) return false;
  download(answer.value, `${number}.pdf`, 'application/pdf');
  return true;
}
