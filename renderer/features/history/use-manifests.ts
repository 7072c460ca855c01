import { computed, ref, shallowRef } from 'vue';
import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import type { ShipmentTotals } from '#shared/schema/shipping/shipment-totals.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { download } from '#renderer/components/download.ts';

/** What waits for the driver, by account, and the manifests that were closed, newest first. */
export function useManifests() {
  const open = shallowRef<ShipmentTotals['carriers']>([]);
  const manifests = shallowRef<Manifest[]>([]);
  const next = shallowRef<string | null>(null);
  const isLoaded = ref(false);

  const load = newest(
    () =>
      Promise.all([call('totalShipments', { query: { state: 'LABELLED', manifested: false } }), call('listManifests')]),
    ([waiting, closed]) => {
      if (waiting.ok) [open.value, isLoaded.value] = [waiting.value.carriers, true];
      if (closed.ok) [manifests.value, next.value] = [closed.value.manifests, closed.value.next];
    },
  );

  async function loadMore(): Promise<void> {
    if (next.value === null) return;
    const answer = await call('listManifests', { query: { cursor: next.value } });
    if (answer.ok) [manifests.value, next.value] = [[...manifests.value, ...answer.value.manifests], answer.value.next];
  }

  useLive(
    ({ type }) => type === 'shipment' || type === 'manifest',
    () => void load(),
  );
  return { open, manifests, isLoaded, hasMore: computed(() => next.value !== null), load, loadMore };
}

/** Saves the paper that the driver signs. @returns false where it could not be had. */
export async function downloadManifest({ id, number }: Pick<Manifest, 'id' | 'number'>): Promise<boolean> {
  const answer = await call('printManifest', { params: { id }, timeoutMs: 60_000 });
  if (!answer.ok || answer.value === null) return false;
  download(answer.value, `${number}.pdf`, 'application/pdf');
  return true;
}
