import { SECRET_MASK, type Account } from '#shared/schema/account.ts';
import { removeGatewaySecret, writeGatewaySecret, type GatewaySecret } from './secrets/gateway-secret.ts';
import type { SecretStore } from './secrets/secret-store.ts';

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

/** Puts the secrets that were given where secrets lie; a mask leaves what is there. */
export async function keepSecrets(store: SecretStore, { carrierId, adapter }: Account): Promise<void> {
  if (adapter.type !== 'gateway') return removeGatewaySecret(store, carrierId);
  const { secretKey, token } = adapter;
  if (secretKey === SECRET_MASK || token === SECRET_MASK) return;
  const secret: GatewaySecret = {
    origin: new URL(adapter.baseUrl).origin,
    ...(secretKey !== undefined && { secretKey }),
    ...(token !== undefined && { token }),
  };
  await writeGatewaySecret(store, carrierId, secret);
}
