import type { ShipmentRecord } from '../shipping/index.ts';
import type { ManifestScope, ManifestStore } from './manifest-store.ts';

/** More than a van holds; a longer paper would keep the desk waiting. */
export const MOST_SHIPMENTS = 5000;
const PAGE = 200;

/** The shipments that a manifest of the account would take now, read in pages, so that others get their turn in between. */
export async function openShipments(
  store: ManifestStore,
  of: ManifestScope,
): Promise<{ shipments: ShipmentRecord[]; more: boolean }> {
  const shipments: ShipmentRecord[] = [];
  for (;;) {
    const page = await store.open(of, { after: shipments.at(-1)?.id ?? null, limit: PAGE });
    shipments.push(...page);
    if (page.length < PAGE) return { shipments, more: false };
    if (shipments.length >= MOST_SHIPMENTS) {
      const [next] = await store.open(of, { after: shipments.at(-1)?.id ?? null, limit: 1 });
      return { shipments, more: next !== undefined };
    }
    await new Promise(setImmediate);
  }
}
