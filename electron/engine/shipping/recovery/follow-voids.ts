import type { ShippingDeps } from '../deps.ts';
import { isOwned, type Ownership } from '../ownership.ts';
import type { Stopping } from '../../stopping.ts';
import { followVoid } from '../void-shipment.ts';

/** How often carriers are asked what became of voids that were submitted; they take days. */
const EVERY_MS = 60 * 60_000;

interface Parts extends Pick<Ownership, 'ownIfFree'> {
  stopping: Pick<Stopping, 'begun'>;
}

/** Asks once for every void that is submitted and can be asked about. What cannot be said, or is being done by somebody, is left to the next time. */
export async function followVoids(deps: ShippingDeps, { ownIfFree, stopping }: Parts): Promise<void> {
  for (const { id, state, prepared } of await deps.ledger.shipments.listSubmittedVoids()) {
    if (stopping.begun.aborted) return;
    // Of a restored ledger, in which it has not been found again.
    if (state !== 'LABELLED') continue;
    if (!deps.adapters[prepared.account.adapter.type]?.followVoid) continue;
    await ownIfFree(id, () => followVoid(deps, id, stopping.begun)).catch((error: unknown) => {
      if (!isOwned(error)) deps.log('void still open', { shipmentId: id, error });
    });
  }
}

/** Does so from now on by itself. */
export function createVoidFollowUp(deps: ShippingDeps, parts: Parts) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  const ask = () => {
    running = followVoids(deps, parts).catch((error: unknown) => deps.log('voids not followed up', { error }));
  };
  return {
    start() {
      timer = setInterval(ask, EVERY_MS).unref();
      ask();
    },
    async stop(): Promise<void> {
      if (timer) clearInterval(timer);
      await running;
    },
  };
}
