import type { Account } from '#shared/schema/accounts/account.ts';
import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import { countryInCapitals } from '#shared/format/address/country-in-capitals.ts';
import { isCountryCode } from '#shared/schema/country.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { AccountsDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { CarrierDefinition } from './carrier-definition.ts';
import { invalid, requireNone, violation } from '../violation.ts';
import { maskFaults, masked, secretChange, typedSecrets } from './account-secrets.ts';
import { noAccount } from './require-account.ts';
import { accountSecretsChange, type NewSecret } from './secrets/account-secret.ts';

/** What an account must keep to beyond its schema. @param earlier the account that it takes the place of */
function accountFaults(
  deps: Pick<AccountsDeps, 'adapters'>,
  account: Account,
  { carrier, earlier }: { carrier: CarrierDefinition; earlier: Account | null },
): Violation[] {
  const { adapter } = account;
  return [
    ...serviceFaults(account, carrier),
    ...shipFromFaults(account),
    ...(deps.adapters[adapter.type]?.definition.faults?.(adapter) ?? []),
    ...maskFaults(deps, account, earlier),
  ];
}

function* serviceFaults(
  { services }: Account,
  { name, sizeByGroup, limitsPerService }: CarrierDefinition,
): Generator<Violation> {
  const seen = new Set<string>();
  for (const [index, service] of services.entries()) {
    const pointer = `/services/${index}`;
    if (seen.has(service.serviceCode)) {
      yield violation(
        'FIELD_INVALID',
        `${pointer}/serviceCode`,
        `Service ${service.serviceCode} is listed twice.`,
        service.serviceCode,
      );
    }
    seen.add(service.serviceCode);
    if (!service.domestic && !service.international) {
      yield violation(
        'FIELD_INVALID',
        `${pointer}/domestic`,
        `Service ${service.serviceCode} is neither domestic nor international.`,
      );
    }
    if (sizeByGroup !== null && service.group === undefined) {
      yield violation(
        'FIELD_REQUIRED',
        `${pointer}/group`,
        `The limits of ${name} depend on the group; service ${service.serviceCode} names none.`,
      );
    }
    if (sizeByGroup === null && service.group !== undefined) {
      yield violation('FIELD_INVALID', `${pointer}/group`, `Services of ${name} have no group.`, service.group);
    }
    if (!limitsPerService && service.limits !== undefined) {
      yield violation('FIELD_INVALID', `${pointer}/limits`, `Services of ${name} have no limits of their own.`);
    }
  }
}

function* shipFromFaults({ shipFrom }: Account): Generator<Violation> {
  if (shipFrom === null) return;
  const { address, contact } = shipFrom;
  if (!isCountryCode(address.countryCode)) {
    yield violation(
      'FIELD_INVALID',
      '/shipFrom/address/countryCode',
      `${address.countryCode} is not an ISO 3166-1 country code.`,
      address.countryCode,
    );
  }
  if (!contact.personName?.trim() && !contact.companyName?.trim()) {
    yield violation('FIELD_REQUIRED', '/shipFrom/contact/personName', 'A person or a company must be named.');
  }
}

function requireValid(deps: AccountsDeps, account: Account, earlier: Account | null): void {
  const carrier = deps.carriers.find(({ key }) => key === account.carrier);
  if (!carrier) throw new Error(`There are no rules of ${account.carrier}`);
  requireNone(accountFaults(deps, account, { carrier, earlier }));
}

/** An account as it is kept: what its labels are made by is set by calls of its own, whatever was sent back here. */
function keptOf(earlier: Account | null, { labelDesign: _, routingTable: __, ...account }: Account): Account {
  return {
    ...account,
    shipFrom: account.shipFrom && countryInCapitals(account.shipFrom),
    ...(earlier?.labelDesign !== undefined && { labelDesign: earlier.labelDesign }),
    ...(earlier?.routingTable !== undefined && { routingTable: earlier.routingTable }),
  };
}

/** @throws EngineError VALIDATION_FAILED, STATE_CONFLICT or ALREADY_EXISTS. */
export async function createAccount(deps: AccountsDeps, account: Account): Promise<Account> {
  requireValid(deps, account, null);
  const stored = keptOf(null, masked(deps, account, null));
  if (!(await deps.ledger.accounts.create(stored, await secretChange(deps, account, null)))) {
    throw new EngineError(
      'ALREADY_EXISTS',
      `The carrierId ${account.carrierId} is in use, perhaps by a removed account with history.`,
    );
  }
  tell(deps, stored.carrierId, 'CREATED');
  return stored;
}

/** @throws EngineError VALIDATION_FAILED, STATE_CONFLICT or NOT_FOUND. */
export async function changeAccount(deps: AccountsDeps, carrierId: string, account: Account): Promise<Account> {
  if (account.carrierId !== carrierId) {
    const message = `The path says carrierId ${carrierId}, the body says ${account.carrierId}.`;
    throw invalid(violation('FIELD_CONFLICT', '/carrierId', message, account.carrierId));
  }
  const earlier = await deps.ledger.accounts.find(carrierId);
  if (!earlier) throw noAccount(carrierId);
  requireValid(deps, account, earlier);
  const stored = keptOf(earlier, masked(deps, account, earlier));
  if (!(await deps.ledger.accounts.update(stored, await secretChange(deps, account, earlier))))
    throw noAccount(carrierId);
  tell(deps, carrierId, 'CHANGED');
  return stored;
}

/** Removes an account; one with history is hidden, and keeps its secret for what is still in doubt. @throws EngineError NOT_FOUND. */
export async function removeAccount(deps: AccountsDeps, carrierId: string): Promise<void> {
  const none = { current: null, earlier: [] };
  const outcome = await deps.ledger.accounts.remove(
    carrierId,
    await accountSecretsChange(deps.secrets, carrierId, none),
  );
  if (outcome === null) throw noAccount(carrierId);
  tell(deps, carrierId, 'REMOVED');
}

/** Whoever is about to buy with it sees whether it is live. */
function tell({ events, ledger }: AccountsDeps, id: string, state: 'CREATED' | 'CHANGED' | 'REMOVED'): void {
  events.publish({ type: 'account', id, state, at: new Date(ledger.now()).toISOString() });
}

/** How long a service has for its answers to a test. */
const TEST_MS = 15_000;

/** Tries an account without buying. @throws EngineError NOT_FOUND or OPERATION_NOT_SUPPORTED. */
export async function testAccount(deps: AccountsDeps, carrierId: string): Promise<AccountTest> {
  const account = await deps.ledger.accounts.find(carrierId);
  if (!account) throw noAccount(carrierId);
  return test(deps, account);
}

/**
 * Tries an account as it would be stored, with the keys that it comes with; a mask stands for the key that is kept. Stores nothing.
 * @throws EngineError VALIDATION_FAILED or OPERATION_NOT_SUPPORTED.
 */
export async function tryAccount(deps: AccountsDeps, account: Account): Promise<AccountTest> {
  const earlier = await deps.ledger.accounts.find(account.carrierId);
  requireValid(deps, account, earlier);
  return test(deps, keptOf(earlier, masked(deps, account, earlier)), await typedSecrets(deps, account));
}

async function test(deps: AccountsDeps, account: Account, typed: NewSecret | null = null): Promise<AccountTest> {
  const adapter = deps.adapters[account.adapter.type];
  if (!adapter?.test) {
    throw new EngineError('OPERATION_NOT_SUPPORTED', `Account ${account.carrierId} cannot be tested.`);
  }
  return adapter.test(account, AbortSignal.timeout(TEST_MS), typed);
}
