import { SECRET_MASK, type Account } from '#shared/schema/account.ts';
import { removeGatewaySecret, writeGatewaySecret, type GatewaySecret } from './secrets/gateway-secret.ts';
import { EngineError } from './engine-error.ts';
import { SecretsLockedError, type SecretStore } from './secrets/secret-store.ts';

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

/** The secrets that an account comes with; null where there are none, or only their masks. */
function givenSecret({ adapter }: Account): GatewaySecret | null {
  if (adapter.type !== 'gateway') return null;
  const { secretKey, token } = adapter;
  if (secretKey === SECRET_MASK || token === SECRET_MASK) return null;
  return {
    origin: new URL(adapter.baseUrl).origin,
    ...(secretKey !== undefined && { secretKey }),
    ...(token !== undefined && { token }),
  };
}

/** @throws EngineError STATE_CONFLICT where the account comes with secrets, and they cannot be put away yet. */
export async function requireOpenSecrets(store: SecretStore, account: Account): Promise<void> {
  if (givenSecret(account) === null) return;
  await store.requireOpen().catch((error: unknown) => {
    throw error instanceof SecretsLockedError ? new EngineError('STATE_CONFLICT', `${error.message}.`) : error;
  });
}

/** Puts the secrets that were given where secrets lie; a mask leaves what is there. */
export async function keepSecrets(store: SecretStore, account: Account): Promise<void> {
  if (account.adapter.type !== 'gateway') return removeGatewaySecret(store, account.carrierId);
  const secret = givenSecret(account);
  if (secret) await writeGatewaySecret(store, account.carrierId, secret);
}
