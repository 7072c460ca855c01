import type { Account, AdapterConfig } from '#shared/schema/accounts/account.ts';
import { accountActivity } from './account-activity.ts';
import { changeAccount, createAccount, removeAccount, testAccount, tryAccount } from './accounts.ts';
import { listCarriers, type CarrierFilter } from './carrier-list.ts';
import { carrierRules } from './carrier-rules.ts';
import type { AccountsDeps } from './deps.ts';
import { describeAdapter } from './describe-adapter.ts';
import { importCarriers, importIntoAccount } from './import-carriers.ts';
import { traitsOf } from './traits.ts';

export { configFault, defineAdapter, type AdapterDefinition } from './adapter-definition.ts';
export { forgetReplacedSecrets } from './account-secrets.ts';
export type { CarrierDefinition, Precision, ReferenceField, Rounding, SizeLimits } from './carrier-definition.ts';
export type { AccountAdapter, AccountsDeps, RecentPurchases } from './deps.ts';
export type { NumberRanges } from './number-ranges.ts';
export type { NumberStock } from './number-stock.ts';
export { whereItIsNow } from './moved-account.ts';
export { numbersCheck } from './numbers-check.ts';
export { secretsCheck } from './secrets-check.ts';
export { lacking, leftOut, noPlace, noPlaces, notAllowed, tooLong, type CheckedRequest } from './request-faults.ts';
export { noAccount, requireAccount } from './require-account.ts';
export { SecretsLockedError, type SealedSecrets, type SecretStore } from './secrets/secret-store.ts';
export type { AccountStore } from './store.ts';
export { traitsOf };
export type { Defined, Traits } from './traits.ts';

/** Carrier accounts, and what the carriers behind them take. */
export const createAccounts = (deps: AccountsDeps) => ({
  listCarriers: (filter: CarrierFilter) => listCarriers(deps, filter),
  listRules: () => deps.carriers.map(carrierRules),
  listAdapters: () => Object.values(deps.adapters).map(describeAdapter),
  /** The schemas of their configurations, by which an account's is checked and described. */
  configSchemas: Object.values(deps.adapters).map(({ definition }) => definition.config),
  list: () => deps.ledger.accounts.list(),
  isTest: (account: Account) => traitsOf(deps.adapters, account).isTest,
  activity: () => accountActivity(deps),
  create: (account: Account) => createAccount(deps, account),
  change: (carrierId: string, account: Account) => changeAccount(deps, carrierId, account),
  remove: (carrierId: string) => removeAccount(deps, carrierId),
  test: (carrierId: string) => testAccount(deps, carrierId),
  tryOut: (account: Account) => tryAccount(deps, account),
  importCarriers: (adapter: AdapterConfig) => importCarriers(deps, adapter),
  importIntoAccount: (carrierId: string) => importIntoAccount(deps, carrierId),
});
