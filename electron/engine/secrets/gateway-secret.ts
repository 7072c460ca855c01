import type { SecretStore } from './secret-store.ts';

/** What an account of a gateway proves itself with. */
export interface GatewaySecret {
  /** The one origin it is ever sent to: whoever changes the account's address must know the secret. */
  origin: string;
  secretKey?: string;
  token?: string;
}

const nameOf = (carrierId: string) => `account:${carrierId}`;

export async function readGatewaySecret(store: SecretStore, carrierId: string): Promise<GatewaySecret | null> {
  const stored = await store.read(nameOf(carrierId));
  return stored === null ? null : (JSON.parse(stored) as GatewaySecret);
}

export const writeGatewaySecret = (store: SecretStore, carrierId: string, secret: GatewaySecret) =>
  store.write(nameOf(carrierId), JSON.stringify(secret));

export const removeGatewaySecret = (store: SecretStore, carrierId: string) => store.remove(nameOf(carrierId));
