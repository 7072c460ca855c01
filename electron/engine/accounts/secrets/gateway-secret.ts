import { randomUUID } from 'node:crypto';
import type { GatewayAdapterConfig } from '#shared/schema/accounts/account.ts';
import type { SecretChange, SecretStore } from './secret-store.ts';

/** What an account of a gateway proves itself with. */
export interface GatewaySecret {
  /** Whom the service takes the account for: a random name, made anew where other keys or another token take the place of these. */
  identity: string;
  /** The one origin it is ever sent to: whoever changes the account's address must know the secret. */
  origin: string;
  accessKey?: string | undefined;
  secretKey?: string;
  token?: string;
}

/** All that is kept for an account; `earlier` are those that something bought with them may still have to be asked about with. */
export interface GatewaySecrets {
  current: GatewaySecret | null;
  earlier: GatewaySecret[];
}

const nameOf = (carrierId: string) => `account:${carrierId}`;

/** @throws Error where they cannot be opened. */
export async function readGatewaySecrets(store: SecretStore, carrierId: string): Promise<GatewaySecrets> {
  const stored = await store.read(nameOf(carrierId));
  if (stored === null) return { current: null, earlier: [] };
  const secrets = JSON.parse(stored) as GatewaySecrets | Omit<GatewaySecret, 'identity'>;
  return 'origin' in secrets ? { current: { identity: '', ...secrets }, earlier: [] } : secrets;
}

/** The secrets as they are to be stored, beside the account or by themselves; nothing is kept where there are none. */
export function gatewaySecretsChange(
  store: SecretStore,
  carrierId: string,
  secrets: GatewaySecrets,
): Promise<SecretChange> {
  const isEmpty = secrets.current === null && secrets.earlier.length === 0;
  return store.change(nameOf(carrierId), isEmpty ? null : JSON.stringify(secrets));
}

/**
 * The secrets once `given` (null for none) has come in the place of the current one, which is kept. Under the same access key, or with the
 * same token, it is the same identity.
 */
export function rotated(
  { current, earlier }: GatewaySecrets,
  given: Omit<GatewaySecret, 'identity'> | null,
): GatewaySecrets {
  if (given === null) return { current: null, earlier: withoutNull([current, ...earlier]) };
  const isSame =
    current !== null &&
    current.origin === given.origin &&
    current.token === given.token &&
    current.accessKey === given.accessKey;
  return isSame
    ? { current: { ...given, identity: current.identity }, earlier }
    : { current: { ...given, identity: randomUUID() }, earlier: withoutNull([current, ...earlier]) };
}

const withoutNull = (secrets: (GatewaySecret | null)[]) => secrets.filter((secret) => secret !== null);

/** The secret that an account comes with. */
export const secretIn = ({
  baseUrl,
  accessKey,
  secretKey,
  token,
}: GatewayAdapterConfig): Omit<GatewaySecret, 'identity'> => ({
  origin: new URL(baseUrl).origin,
  ...(accessKey !== undefined && { accessKey }),
  ...(secretKey !== undefined && { secretKey }),
  ...(token !== undefined && { token }),
});
