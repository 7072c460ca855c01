import type { Account } from '#shared/schema/accounts/account.ts';
import type { RoutingMiss, Sorting } from '#shared/schema/accounts/labels/routing-table.ts';
import { isRecord } from '#shared/format/is-record.ts';
import { sortingAt, type RoutingStep } from './compile-routing.ts';
import { wholeKey } from './postal-key.ts';
import type { RoutingTableStore } from './store.ts';

/** What an account's routing table says of where a shipment goes. */
export type Routed = { sorting: Sorting } | { onMiss: RoutingMiss };

/** Null where the account has no table, or the request names no country; such a request is refused for that. */
export async function findRoute(
  { ledger }: { ledger: { routingTables: Pick<RoutingTableStore, 'steps' | 'info'> } },
  account: Pick<Account, 'routingTable'> | null,
  body: unknown,
): Promise<Routed | null> {
  const table = account?.routingTable;
  const address = addressIn(body);
  if (table === undefined || !address) return null;
  const key = wholeKey(address.country, address.code);
  const steps = key === null ? null : await ledger.routingTables.steps(table, address.country, key);
  const sorting = steps === null || key === null ? null : sortingAt(JSON.parse(steps) as RoutingStep[], key);
  if (sorting) return { sorting };
  const info = await ledger.routingTables.info(table);
  return info && { onMiss: info.onMiss };
}

function addressIn(body: unknown): { country: string; code: string } | null {
  const recipient = isRecord(body) ? body['recipient'] : undefined;
  const address = isRecord(recipient) ? recipient['address'] : undefined;
  if (!isRecord(address) || typeof address['countryCode'] !== 'string') return null;
  const { zipCode } = address;
  return { country: address['countryCode'].trim().toUpperCase(), code: typeof zipCode === 'string' ? zipCode : '' };
}
