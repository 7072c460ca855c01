import type { HealthCheck } from '#shared/schema/station/health.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { AccountsDeps } from './deps.ts';
import { readAccountSecrets } from './secrets/account-secret.ts';
import { SecretsLockedError } from './secrets/secret-store.ts';

/** Whether the secrets of accounts open here, in one check; there is none where no account has any. One that does not open stops no other. */
export async function secretsCheck(
  deps: Pick<AccountsDeps, 'ledger' | 'adapters' | 'secrets'>,
): Promise<HealthCheck[]> {
  const accounts = await deps.ledger.accounts.list();
  const proving = accounts.filter(({ adapter }) => deps.adapters[adapter.type]?.definition.secrets);
  const closed: string[] = [];
  for (const { carrierId } of proving) if (!(await opens(deps, carrierId))) closed.push(carrierId);
  const [name, n] = ['secrets', proving.length];
  if (n === 0) return [];
  if (closed.length === 0)
    return [{ name, status: 'ok', detail: `${n} account(s) have secrets that open here.`, facts: { n } }];
  const trouble = diagnostic('SECRETS_UNREADABLE', { accounts: closed.join(', ') });
  return [{ name, status: 'warning', detail: inEnglish(trouble), facts: { n: closed.length }, trouble }];
}

/** Secrets that wait for their passphrase open once it is typed. */
const opens = ({ secrets }: Pick<AccountsDeps, 'secrets'>, carrierId: string): Promise<boolean> =>
  readAccountSecrets(secrets, carrierId).then(
    () => true,
    (error: unknown) => error instanceof SecretsLockedError,
  );
