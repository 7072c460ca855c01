import { SECRET_MASK, type Account } from '#shared/schema/accounts/account.ts';
import type { AccountsDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import {
  gatewaySecretsChange,
  readGatewaySecrets,
  rotated,
  secretIn,
  type GatewaySecrets,
} from './secrets/gateway-secret.ts';
import { SecretsLockedError, type SecretChange } from './secrets/secret-store.ts';

/** The account as it is stored and answered: where a secret is set stands its mask. */
export function masked(account: Account): Account {
  const { adapter } = account;
  if (adapter.type !== 'gateway') return account;
  const { secretKey, token } = adapter;
  return {
    ...account,
    adapter: {
      ...adapter,
      ...(secretKey !== undefined && { secretKey: SECRET_MASK }),
      ...(token !== undefined && { token: SECRET_MASK }),
    },
  };
}

/**
 * What becomes of the account's secrets when it is stored, to be stored in the same commit; null where they stay as they are, because it comes
 * with their masks. Those that are replaced are kept for what was bought with them.
 * @param before the account as it is stored; null for a new one
 * @throws EngineError STATE_CONFLICT where it comes with secrets, and they cannot be put away yet.
 */
export async function secretChange(
  { secrets }: Pick<AccountsDeps, 'secrets'>,
  account: Account,
  before: Account | null,
): Promise<SecretChange | null> {
  const { adapter, carrierId } = account;
  const isGateway = adapter.type === 'gateway';
  if (isGateway && [adapter.secretKey, adapter.token].includes(SECRET_MASK)) return null;
  if (!isGateway && before?.adapter.type !== 'gateway') return null;
  // What cannot be opened any more is of no use, and gives way.
  const stored = await readGatewaySecrets(secrets, carrierId).catch(() => ({ current: null, earlier: [] }));
  const next = rotated(withAccessKey(stored, before), isGateway ? secretIn(adapter) : null);
  return gatewaySecretsChange(secrets, carrierId, next).catch((error: unknown) => {
    throw error instanceof SecretsLockedError ? new EngineError('STATE_CONFLICT', `${error.message}.`) : error;
  });
}

/** Secrets of earlier versions do not say which access key they belong to. */
function withAccessKey({ current, earlier }: GatewaySecrets, before: Account | null): GatewaySecrets {
  const { accessKey } = before?.adapter.type === 'gateway' ? before.adapter : {};
  return { current: current && { ...(accessKey !== undefined && { accessKey }), ...current }, earlier };
}

/** States in which the service may have to be asked about a shipment, or for its documents. */
const UNSETTLED = ['RESERVED', 'SENDING', 'UNKNOWN', 'PURCHASED'] as const;

/** Forgets keys and tokens that were replaced, once everything that was bought with them is settled. */
export async function forgetReplacedSecrets({
  ledger,
  secrets,
}: Pick<AccountsDeps, 'ledger' | 'secrets'>): Promise<void> {
  const accounts = await ledger.accounts.list({ includeHidden: true });
  const unsettled = await ledger.shipments.listInStates(UNSETTLED);
  for (const { carrierId } of accounts) {
    const stored = await readGatewaySecrets(secrets, carrierId).catch(() => null);
    if (stored === null || stored.earlier.length === 0) continue;
    const needed = new Set(
      unsettled
        .filter(({ prepared }) => prepared.account.carrierId === carrierId)
        .map(({ prepared }) => prepared.account.identity),
    );
    const earlier = stored.earlier.filter(({ identity }) => needed.has(identity));
    if (earlier.length === stored.earlier.length) continue;
    await secrets.store(await gatewaySecretsChange(secrets, carrierId, { ...stored, earlier }));
  }
}
