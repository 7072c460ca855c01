import { ref, shallowRef } from 'vue';
import type { Manifest } from '#shared/schema/shipping/manifest.ts';
import type { HandOverTally } from '#shared/schema/shipping/hand-over.ts';
import type { ShipmentTotals } from '#shared/schema/shipping/shipment-totals.ts';
import { call } from '#renderer/api/client.ts';
import { newest } from '#renderer/api/newest.ts';
import { useSettings } from '#renderer/stores/settings.ts';
import { useLive } from '#renderer/composables/useLive.ts';
import { usePages } from '#renderer/composables/usePages.ts';
import { printPdf } from '#renderer/components/print-paper.ts';
import { download } from '#renderer/components/download.ts';

type Waiting = ShipmentTotals['carriers'][number] & { tally: HandOverTally | null };

/** What waits for the driver, by account, and the manifests that were closed, newest first. */
export function useManifests() {
  const open = shallowRef<readonly Waiting[]>([]);
  const isLoaded = ref(false);
  const closed = usePages(
    (query) => call('listManifests', { query }),
    (page) => page.manifests,
  );

  const loadOpen = newest(readWaiting, (waiting) => {
    if (waiting) [open.value, isLoaded.value] = [waiting, true];
  });
  const load = () => Promise.all([loadOpen(), closed.refresh()]);

  useLive(
    ({ type }) => type === 'shipment' || type === 'manifest',
    () => void load(),
  );
  useLive(
    ({ type }) => type === 'hand-over' || type === 'print-job',
    () => void loadOpen(),
  );
  return { open, manifests: closed.items, isLoaded, hasMore: closed.hasMore, load, loadMore: closed.loadMore };
}

/** Null where the station does not say. */
async function readWaiting(): Promise<Waiting[] | null> {
  const waiting = await call('totalShipments', { query: { state: 'LABELLED', manifested: false } });
  if (!waiting.ok) return null;
  return Promise.all(
    waiting.value.carriers.map(async (account) => {
      const tally = await call('tallyHandOvers', { query: { carrierId: account.carrierId } });
      return { ...account, tally: tally.ok ? tally.value : null };
    }),
  );
}

/** Opens the print dialog with the paper that the driver signs. @returns false where it could not be had */
export async function printManifestPaper({ id }: Pick<Manifest, 'id'>): Promise<boolean> {
  const answer = await call('printManifest', {
    params: { id },
    query: { language: useSettings().language },
    timeoutMs: 60_000,
  });
  return answer.ok && answer.value !== null && printPdf(answer.value);
}

/** Saves the paper that the driver signs. @returns false where it could not be had. */
export async function downloadManifest({ id, number }: Pick<Manifest, 'id' | 'number'>): Promise<boolean> {
  const answer = await call('printManifest', {
    params: { id },
    query: { language: useSettings().language },
    timeoutMs: 60_000,
  });
  if (!answer.ok || answer.value === null) return false;
  download(answer.value, `${number}.pdf`, 'application/pdf');
  return true;
}
