import type { Account, AccountService, AdapterConfig } from '#shared/schema/accounts/account.ts';
import type { AccountImport, CarrierImport, ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { CarrierDefinition } from './carrier-definition.ts';
import { changeAccount } from './accounts.ts';
import { maskFaults } from './account-secrets.ts';
import type { AccountLogin, AccountsDeps, ImportOutcome } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { requireNone } from '../violation.ts';
import { noAccount } from './require-account.ts';
import { secretIn } from './secrets/account-secret.ts';

/** How long a service has for its list. */
const IMPORT_MS = 30_000;
/** An account has no room for more. */
const MOST_SERVICES = 200;

/**
 * The carriers that keys open, as they were typed, before there is an account. Stores nothing.
 * @throws EngineError OPERATION_NOT_SUPPORTED, VALIDATION_FAILED where a mask stands in the place of a key.
 */
export async function importCarriers(deps: AccountsDeps, adapter: AdapterConfig): Promise<CarrierImport> {
  const rules = deps.adapters[adapter.type]?.definition.secrets;
  const asAccount = { carrierId: '', adapter } as Account;
  requireNone([...maskFaults(deps, asAccount, null)]);
  return toImport(await ask(deps, { account: asAccount, typed: rules ? secretIn(adapter, rules) : null }));
}

/**
 * Takes services and packagings of an account from its service, in place of those it has. Groups and limits that a person gave a service stay.
 * @throws EngineError NOT_FOUND, OPERATION_NOT_SUPPORTED, and what changing an account throws.
 */
export async function importIntoAccount(deps: AccountsDeps, carrierId: string): Promise<AccountImport> {
  const imported = toImport(await ask(deps, { account: await accountOf(deps, carrierId), typed: null }));
  // What was changed of it while the service was asked stays.
  const account = await accountOf(deps, carrierId);
  const nothing = { account: null, leftOut: [] };
  if (!imported.works) return { ...imported, ...nothing };
  const own = imported.carriers.find((carrier) => isOf(account, carrier));
  if (!own) {
    const detail = `${account.friendlyName} is none of the carriers that the service gives these keys.`;
    return { ...imported, ...nothing, result: 'ACCOUNT_UNKNOWN', works: false, detail };
  }
  const carrier = deps.carriers.find(({ key }) => key === account.carrier);
  const { services, leftOut } = fitted(own.services, account, carrier);
  if (services.length === 0) return { ...imported, account: null, leftOut };
  const { packages, requiresFundedAmount, balance } = own;
  const changed = { ...account, services, packages, requiresFundedAmount, balance };
  return { ...imported, account: await changeAccount(deps, carrierId, changed), leftOut };
}

async function accountOf({ ledger }: AccountsDeps, carrierId: string): Promise<Account> {
  const account = await ledger.accounts.find(carrierId);
  if (!account) throw noAccount(carrierId);
  return account;
}

async function ask(deps: AccountsDeps, login: AccountLogin): Promise<ImportOutcome> {
  const adapter = deps.adapters[login.account.adapter.type];
  if (adapter?.importCarriers) return adapter.importCarriers(login, AbortSignal.timeout(IMPORT_MS));
  const message = 'This way of buying has no list of carriers to take: type the services of the account.';
  throw new EngineError('OPERATION_NOT_SUPPORTED', message);
}

function toImport(outcome: ImportOutcome): CarrierImport {
  if (outcome.kind === 'imported') {
    const { carriers } = outcome;
    return {
      result: 'ACCEPTED',
      works: true,
      detail: `The service gives ${carriers.length} carriers.`,
      trouble: null,
      carriers,
    };
  }
  const { result, reason, trouble } = outcome;
  return { result, works: false, detail: trouble ? inEnglish(trouble) : reason, trouble, carriers: [] };
}

const isOf = ({ adapter }: Account, { adapter: chosen }: ImportedCarrier) =>
  Object.entries(chosen).every(([member, value]) => adapter[member] === value);

/** The services as the rules of the carrier want them: the nine keep theirs, whatever the service says of limits. */
function fitted(given: readonly AccountService[], account: Account, carrier: CarrierDefinition | undefined) {
  const needsGroup = carrier !== undefined && carrier.sizeByGroup !== null;
  const seen = new Set<string>();
  const services = given.flatMap((service): AccountService[] => {
    const { serviceCode, limits, group: _, ...rest } = service;
    if (seen.has(serviceCode)) return [];
    seen.add(serviceCode);
    const known = account.services.find((each) => each.serviceCode === serviceCode);
    const kept = limits ?? known?.limits;
    const isPlaced = !needsGroup || known?.group !== undefined;
    return isPlaced
      ? [
          {
            ...{ serviceCode, ...rest },
            ...(needsGroup && known?.group && { group: known.group }),
            ...(carrier?.limitsPerService && kept && { limits: kept }),
          },
        ]
      : [];
  });
  const placed = services.slice(0, MOST_SERVICES);
  const leftOut = [...seen].filter((code) => !placed.some(({ serviceCode }) => serviceCode === code));
  return { services: placed, leftOut };
}
