import type { AttentionItem, AttentionList } from '#shared/schema/shipping/attention.ts';
import { actionsOf, isUnlabelled, type ShipmentRecord, toSummary } from '../shipping/index.ts';
import { type Caller, sees } from '../identity/index.ts';
import type { AttentionDeps } from './deps.ts';

const MOST_LISTED = 200;

/** The shipments that the caller sees which are in doubt, or bought and without their labels, oldest first, with the facts a person needs to settle them. */
export async function listAttention(
  deps: AttentionDeps,
  caller: Caller,
): Promise<Pick<AttentionList, 'count' | 'oldestAt' | 'oldestAgeSeconds' | 'items' | 'unlabelled'>> {
  const open = await deps.ledger.shipments.listInStates(['UNKNOWN', 'PURCHASED']);
  const seen = open.filter(({ clientId }) => sees(caller, clientId));
  const unknown = seen.filter(({ state }) => state === 'UNKNOWN');
  const unlabelled = seen.filter((shipment) => isUnlabelled(shipment, deps.ledger.now()));
  const listed = (records: readonly ShipmentRecord[]) =>
    Promise.all(records.slice(0, MOST_LISTED).map((record) => toItem(deps, record)));
  const oldest = unknown[0];
  return {
    count: unknown.length,
    oldestAt: oldest ? new Date(oldest.acceptedAt).toISOString() : null,
    oldestAgeSeconds: oldest ? ageOf(deps, oldest) : null,
    items: await listed(unknown),
    unlabelled: await listed(unlabelled),
  };
}

async function toItem(deps: AttentionDeps, record: ShipmentRecord): Promise<AttentionItem> {
  const { account } = record.prepared;
  const attempts = await deps.ledger.shipments.attempts(record.id);
  const known = record.state === 'PURCHASED' ? record.problem : attempts.at(-1);
  const { ownId } = await deps.ledger.shipments.attemptNotes(record.id);
  return {
    shipment: toSummary(record, deps.adapters),
    account: { name: account.friendlyName, adapter: account.adapter.type },
    since: new Date(record.updatedAt).toISOString(),
    ageSeconds: ageOf(deps, record),
    ownId,
    carrierSentence: known?.detail ?? null,
    trouble: known?.trouble ?? null,
    attempts,
    actions: actionsOf(deps.adapters, record),
  };
}

const ageOf = ({ ledger }: AttentionDeps, { acceptedAt }: ShipmentRecord) =>
  Math.floor((ledger.now() - acceptedAt) / 1000);
