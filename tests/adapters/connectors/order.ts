import { accountSecretsChange, type AccountSecret } from '#electron/engine/accounts/secrets/account-secret.ts';
import type { SecretStore } from '#electron/engine/accounts/secrets/secret-store.ts';
import type { LookupOrder, VoidOrder } from '#electron/engine/shipping/adapter.ts';
import type { Notes } from '#electron/engine/shipping/notes.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { AdapterConfig } from '#shared/schema/accounts/account.ts';
import { preparedShipment } from '../../ledger/samples.ts';
import { memorySecrets } from '../memory-secrets.ts';

export interface OrderChanges {
  /** Packages; one unless given. */
  items?: string[];
  serviceCode?: string;
  /** Anything of the shipment; given the one that would be sent. */
  shipment?(shipment: PreparedShipment): PreparedShipment;
  notes?: Notes;
  acceptedAt?: number;
  ageMs?: number;
  timeoutMs?: number;
  trackingNumbers?: string[];
}

let count = 0;

/** The orders that an engine would give an adapter whose account is `mine`. What is noted is in `notes` from then on. */
export function orderOf(adapter: AdapterConfig, changes: OrderChanges = {}): LookupOrder & VoidOrder {
  const { items = ['p1'], serviceCode, notes = {}, ageMs = 0, timeoutMs = 3000, trackingNumbers = [] } = changes;
  const { acceptedAt = Date.now() } = changes;
  const prepared = preparedShipment({ items, carrierId: 'mine' });
  const shipment: PreparedShipment = {
    ...prepared,
    ...(serviceCode !== undefined && { service: { ...prepared.service, serviceCode } }),
    account: { ...prepared.account, identity: 'mine', adapter },
  };
  const shipmentId = (++count).toString(16).padStart(32, '0');
  const attempt = {
    ownId: shipmentId,
    notes,
    async note(added: Notes) {
      attempt.notes = { ...attempt.notes, ...added };
    },
  };
  return {
    ...{ shipmentId, transactionId: `ORDER-${count}`, acceptedAt, attempt },
    shipment: changes.shipment?.(shipment) ?? shipment,
    platformTrackingNumbers: items.map((_, index) => `PB${index}`),
    ...{ signal: AbortSignal.timeout(timeoutMs), ageMs, trackingNumbers },
  };
}

/**
 * The secrets of the account `mine`. @param origin the origin of the service, as the adapter's definition gives it @param replaced those that it
 * had before
 */
export async function secretsOf(
  origin: string,
  secret: Partial<AccountSecret>,
  ...replaced: Partial<AccountSecret>[]
): Promise<SecretStore> {
  const secrets = memorySecrets();
  const [current = null, ...earlier] = [secret, ...replaced].map((each) => ({
    ...{ identity: 'mine', origin: new URL(origin).origin },
    ...each,
  }));
  await secrets.store(await accountSecretsChange(secrets, 'mine', { current, earlier }));
  return secrets;
}
