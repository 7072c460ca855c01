import type { AttentionItem, AttentionList } from '#shared/schema/shipping/attention.ts';
import { actionsOf, type ShipmentRecord, toSummary } from '../shipping/index.ts';
import { type Caller, sees } from '../identity/index.ts';
import type { AttentionDeps } from './deps.ts';

const MOST_LISTED = 200;

/** The shipments in doubt that the caller sees, oldest first, with the facts a person needs to settle them. */
export async function listAttention(
  deps: AttentionDeps,
  caller: Caller,
): Promise<Pick<AttentionList, 'count' | 'oldestAt' | 'oldestAgeSeconds' | 'items'>> {
  const inDoubt = await deps.ledger.shipments.listInStates(['UNKNOWN']);
  const unknown = inDoubt.filter(({ clientId }) => sees(caller, clientId));
  const oldest = unknown[0];
  return {
    count: unknown.length,
    oldestAt: oldest ? new Date(oldest.acceptedAt).toISOString() : null,
    oldestAgeSeconds: oldest ? ageOf(deps, oldest) : null,
    items: await Promise.all(unknown.slice(0, MOST_LISTED).map((record) => toItem(deps, record))),
  };
}

async function toItem(deps: AttentionDeps, record: ShipmentRecord): Promise<AttentionItem> {
  const { account } = record.prepared;
  const attempts = await deps.ledger.shipments.attempts(record.id);
  const { ownId } = await deps.ledger.shipments.attemptNotes(record.id);
  return {
    shipment: toSummary(record, deps.adapters),
    account: { name: account.friendlyName, adapter: account.adapter.type },
    since: new Date(record.updatedAt).toISOString(),
    ageSeconds: ageOf(deps, record),
    ownId,
    carrierSentence: attempts.at(-1)?.detail ?? null,
    trouble: attempts.at(-1)?.trouble ?? null,
    attempts,
    actions: actionsOf(deps.adapters, record),
  };
}

const ageOf = ({ ledger }: AttentionDeps, { acceptedAt }: ShipmentRecord) =>
  Math.floor((ledger.now() - acceptedAt) / 1000);
