import { randomUUID } from 'node:crypto';
import type { AdapterConfig } from '#shared/schema/accounts/account.ts';
import type { SecretRules } from '../adapter-definition.ts';
import type { SecretChange, SecretStore } from './secret-store.ts';

/** What an account proves itself with: its secret members, and those that they belong to. */
export interface AccountSecret {
  /** Whom the service takes the account for: a random name, made anew where other keys or another token take the place of these. */
  identity: string;
  /** The one origin it is ever sent to: whoever changes the account's address must know the secret. */
  origin: string;
  [member: string]: string | undefined;
}

/** All that is kept for an account; `earlier` are those that something bought with them may still have to be asked about with. */
export interface AccountSecrets {
  current: AccountSecret | null;
  earlier: AccountSecret[];
}

export type NewSecret = Omit<AccountSecret, 'identity'> & { origin: string };

const nameOf = (carrierId: string) => `account:${carrierId}`;

/** @throws Error where they cannot be opened. */
export async function readAccountSecrets(store: SecretStore, carrierId: string): Promise<AccountSecrets> {
  const stored = await store.read(nameOf(carrierId));
  return stored === null ? { current: null, earlier: [] } : toSecrets(stored);
}

function toSecrets(stored: string): AccountSecrets {
  const secrets = JSON.parse(stored) as AccountSecrets | NewSecret;
  return isOfEarlierVersion(secrets) ? { current: { identity: '', ...secrets }, earlier: [] } : secrets;
}

const isOfEarlierVersion = (secrets: AccountSecrets | NewSecret): secrets is NewSecret => 'origin' in secrets;

/** The secrets as they are to be stored, beside the account or by themselves; nothing is kept where there are none. */
export function accountSecretsChange(
  store: SecretStore,
  carrierId: string,
  secrets: AccountSecrets,
): Promise<SecretChange> {
  const isEmpty = secrets.current === null && secrets.earlier.length === 0;
  return store.change(nameOf(carrierId), isEmpty ? null : JSON.stringify(secrets));
}

/**
 * Forgets the earlier ones that are not needed any more; where the account gets others at this moment, it is left to the next time.
 * @param needed identities by which a service may still have to be asked, asked for once the earlier ones are known
 */
export const forgetEarlier = (
  store: Pick<SecretStore, 'rewrite'>,
  carrierId: string,
  needed: () => Promise<ReadonlySet<string | undefined>>,
): Promise<void> =>
  store.rewrite(nameOf(carrierId), async (stored) => {
    const { current, earlier } = toSecrets(stored);
    if (earlier.length === 0) return stored;
    const identities = await needed();
    return JSON.stringify({ current, earlier: earlier.filter(({ identity }) => identities.has(identity)) });
  });

/**
 * The secrets once `given` (null for none) has come in the place of the current one, which is kept. Under the same access key, or with the
 * same token, it is the same identity.
 */
export function rotated(
  { current, earlier }: AccountSecrets,
  given: NewSecret | null,
  rules: Pick<SecretRules<never>, 'members'>,
): AccountSecrets {
  if (given === null) return { current: null, earlier: withoutNull([current, ...earlier]) };
  const known = ['origin', ...Object.entries(rules.members).map(([name, secret]) => secret?.of ?? name)];
  return current !== null && known.every((member) => current[member] === given[member])
    ? { current: { ...given, identity: current.identity }, earlier }
    : { current: { ...given, identity: randomUUID() }, earlier: withoutNull([current, ...earlier]) };
}

const withoutNull = (secrets: (AccountSecret | null)[]) => secrets.filter((secret) => secret !== null);

/** The secret that an account comes with. */
export function secretIn(config: AdapterConfig, rules: SecretRules<AdapterConfig>): NewSecret {
  const members = Object.entries(rules.members).flatMap(([name, secret]) => [name, ...(secret?.of ? [secret.of] : [])]);
  const kept = members.map((member) => [member, config[member]]);
  return { ...Object.fromEntries(kept.filter(([, value]) => value !== undefined)), origin: rules.origin(config) ?? '' };
}
