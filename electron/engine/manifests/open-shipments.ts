import type { Account } from '#shared/schema/accounts/account.ts';
import type { ShipmentRecord } from '../shipping/index.ts';
import type { ManifestsDeps } from './deps.ts';
import type { ManifestScope } from './manifest-store.ts';
import { isTestShipment, leavesOutTests } from './tests-left-out.ts';

/** More than a van holds; a longer paper would keep the desk waiting. */
export const MOST_SHIPMENTS = 5000;
const PAGE = 200;

/**
 * The shipments that a manifest of the account would take now, oldest first: those that were bought in test mode only where the account is in it
 * and has no others. Read in pages, so that others get their turn in between.
 */
export async function openShipments(
  deps: Pick<ManifestsDeps, 'adapters' | 'ledger'>,
  account: Account,
  of: ManifestScope,
): Promise<{ shipments: ShipmentRecord[]; more: boolean }> {
  const live: ShipmentRecord[] = [];
  const tests: ShipmentRecord[] = [];
  const [most, none] = [MOST_SHIPMENTS + 1, leavesOutTests(deps, account, false)];
  for (let after: string | null = null; ; await new Promise(setImmediate)) {
    const page = await deps.ledger.manifests.open(of, { after, limit: PAGE });
    for (const shipment of page) (isTestShipment(deps, shipment) ? tests : live).push(shipment);
    tests.length = none || live.length > 0 ? 0 : Math.min(tests.length, most);
    after = page.at(-1)?.id ?? null;
    if (page.length === PAGE && live.length < most && tests.length < most) continue;
    const waiting = live.length > 0 ? live : tests;
    return { shipments: waiting.slice(0, MOST_SHIPMENTS), more: waiting.length > MOST_SHIPMENTS };
  }
}
