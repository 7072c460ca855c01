import type { Violation } from '#shared/diagnostics/problem.ts';
import { SECRET_MASK, type Account, type AdapterConfig } from '#shared/schema/accounts/account.ts';
import { configFault, type SecretRules } from './adapter-definition.ts';
import type { AccountsDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import {
  accountSecretsChange,
  forgetEarlier,
  readAccountSecrets,
  rotated,
  secretIn,
  type AccountSecrets,
  type NewSecret,
} from './secrets/account-secret.ts';
import { SecretsLockedError, type SecretChange } from './secrets/secret-store.ts';

type Adapters = Pick<AccountsDeps, 'adapters'>;
type Rules = SecretRules<AdapterConfig>;

const rulesOf = ({ adapters }: Adapters, account: Account | null): Rules | null =>
  (account && adapters[account.adapter.type]?.definition.secrets) ?? null;
const isMasked = ({ adapter }: Account, member: string) => adapter[member] === SECRET_MASK;

/**
 * The account as it is stored and answered: where a secret is set stands its mask, and beside it what the secret says of the account.
 * @param earlier the account as it is stored; null for a new one
 */
export function masked(deps: Adapters, account: Account, earlier: Account | null): Account {
  const rules = rulesOf(deps, account);
  const names = Object.keys(rules?.members ?? {});
  const set = names.filter((name) => account.adapter[name] !== undefined);
  const masks = Object.fromEntries(set.map((name) => [name, SECRET_MASK]));
  if (set.length === 0) return account;
  return { ...account, adapter: { ...account.adapter, ...saidBySecrets(rules, account, earlier), ...masks } };
}

/** A key that is kept says what it said; of several, those that were typed anew decide. */
function saidBySecrets(rules: Rules | null, account: Account, earlier: Account | null): Partial<AdapterConfig> {
  if (!rules?.says) return {};
  const isKept = Object.keys(rules.members).every((name) =>
    [undefined, SECRET_MASK].includes(account.adapter[name] as string),
  );
  const said = rules.says(account.adapter);
  if (!isKept || earlier === null) return said;
  return Object.fromEntries(Object.keys(said).map((member) => [member, earlier.adapter[member]]));
}

/**
 * Masks that stand for nothing: a mask keeps a secret only where it goes to the place that it went to, and belongs to what it belonged to.
 * @param earlier the account as it is stored; null for a new one
 */
export function* maskFaults(deps: Adapters, account: Account, earlier: Account | null): Generator<Violation> {
  const rules = rulesOf(deps, account);
  for (const [name, secret] of Object.entries(rules?.members ?? {})) {
    if (!rules || !isMasked(account, name) || keeps(rules, { name, of: secret?.of }, account, earlier)) continue;
    yield configFault('FIELD_REQUIRED', name, `${name} is not known for this address and key; give it anew.`);
  }
}

function keeps(
  { origin, trust = [] }: Rules,
  { name, of }: { name: string; of: string | undefined },
  { adapter }: Account,
  earlier: Account | null,
): boolean {
  if (earlier?.adapter.type !== adapter.type || !isMasked(earlier, name)) return false;
  const place = origin(adapter);
  const tied = of === undefined ? trust : [...trust, of];
  const isUnchanged = (member: string) => adapter[member] === earlier.adapter[member];
  return place !== null && place === origin(earlier.adapter) && tied.every(isUnchanged);
}

/**
 * What becomes of the account's secrets when it is stored, to be stored in the same commit; null where they stay as they are, because it comes
 * with their masks. Those that are replaced are kept for what was bought with them.
 * @param before the account as it is stored; null for a new one
 * @throws EngineError STATE_CONFLICT where it comes with secrets, and they cannot be put away yet.
 */
export async function secretChange(
  deps: Pick<AccountsDeps, 'secrets' | 'adapters'>,
  account: Account,
  before: Account | null,
): Promise<SecretChange | null> {
  const { adapter, carrierId } = account;
  const [rules, rulesBefore] = [rulesOf(deps, account), rulesOf(deps, before)];
  if (!rules && !rulesBefore) return null;
  const names = Object.keys(rules?.members ?? {}).filter((name) => adapter[name] !== undefined);
  const isKept = names.length > 0 && names.every((name) => isMasked(account, name));
  if (isKept) return null;
  // What cannot be opened any more is of no use, and gives way.
  const stored = await readAccountSecrets(deps.secrets, carrierId).catch(() => ({ current: null, earlier: [] }));
  const known = withOwners(stored, before, rulesBefore);
  const given = rules && names.length > 0 ? withKept(secretIn(adapter, rules), known) : null;
  const next = rotated(known, given, rules ?? { members: {} });
  return accountSecretsChange(deps.secrets, carrierId, next).catch((error: unknown) => {
    throw error instanceof SecretsLockedError ? new EngineError('STATE_CONFLICT', `${error.message}.`) : error;
  });
}

/** The secrets of an account that is not stored yet; a mask stands for the one that is kept. Null where all are kept, or there are none. */
export async function typedSecrets(
  deps: Pick<AccountsDeps, 'secrets' | 'adapters'>,
  account: Account,
): Promise<NewSecret | null> {
  const { adapter, carrierId } = account;
  const rules = rulesOf(deps, account);
  const names = Object.keys(rules?.members ?? {}).filter((name) => adapter[name] !== undefined);
  if (!rules || names.every((name) => isMasked(account, name))) return null;
  const kept = names.some((name) => isMasked(account, name)) ? await readAccountSecrets(deps.secrets, carrierId) : null;
  return withKept(secretIn(adapter, rules), { current: kept?.current ?? null });
}

/** Secrets of earlier versions do not say which access key they belong to. */
function withOwners({ current, earlier }: AccountSecrets, before: Account | null, rules: Rules | null): AccountSecrets {
  const owners = Object.values(rules?.members ?? {}).flatMap((secret) => secret?.of ?? []);
  const known = before ? owners.map((owner) => [owner, before.adapter[owner]]) : [];
  const said = Object.fromEntries(known.filter(([, value]) => value !== undefined)) as Record<string, string>;
  return { current: current && { ...said, ...current }, earlier };
}

/** Of several secrets, those that come masked beside a new one are what they were. */
const withKept = (given: NewSecret, { current }: Pick<AccountSecrets, 'current'>): NewSecret => ({
  ...Object.fromEntries(
    Object.entries(given).map(([member, value]) => [member, value === SECRET_MASK ? current?.[member] : value]),
  ),
  origin: given.origin,
});

/** States in which the service may have to be asked about a shipment, or for its documents. */
const UNSETTLED = ['RESERVED', 'SENDING', 'UNKNOWN', 'PURCHASED'] as const;

/** Forgets keys and tokens that were replaced, once everything that was bought with them is settled. */
export async function forgetReplacedSecrets({
  ledger,
  secrets,
}: Pick<AccountsDeps, 'ledger' | 'secrets'>): Promise<void> {
  for (const { carrierId } of await ledger.accounts.list({ includeHidden: true })) {
    const needed = async () => {
      const unsettled = await ledger.shipments.listInStates(UNSETTLED);
      const ofIt = unsettled.filter(({ prepared }) => prepared.account.carrierId === carrierId);
      return new Set(ofIt.map(({ prepared }) => prepared.account.identity));
    };
    // Those that cannot be opened now are looked at the next time.
    await forgetEarlier(secrets, carrierId, needed).catch(() => undefined);
  }
}
