import { comparableCode, type Carrier } from '#shared/schema/accounts/carrier.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { AccountsDeps } from './deps.ts';

export interface CarrierFilter {
  carrierCode?: string | undefined;
  carrierId?: string | undefined;
  primary?: boolean | undefined;
  supportsLabelMessages?: boolean | undefined;
}

/** The connected accounts in the specification's shape (specification, "Carrier"; contract, section 7). */
export async function listCarriers(deps: AccountsDeps, filter: CarrierFilter): Promise<Carrier[]> {
  const accounts = await deps.ledger.accounts.list();
  const wanted = (value: unknown, filtered: unknown) => filtered === undefined || value === filtered;
  return accounts
    .map((account) => toCarrier(deps, account))
    .filter(
      (carrier) =>
        wanted(comparableCode(carrier.carrierCode), filter.carrierCode && comparableCode(filter.carrierCode)) &&
        wanted(carrier.carrierId, filter.carrierId) &&
        wanted(carrier.primary, filter.primary) &&
        wanted(carrier.supportsLabelMessages, filter.supportsLabelMessages),
    );
}

function toCarrier(deps: AccountsDeps, account: Account): Carrier {
  const { carrierId, carrierCode } = account;
  const definition = deps.carriers.find(({ key }) => key === account.carrier);
  return {
    carrierCode,
    carrierId,
    requiresFundedAmount: account.requiresFundedAmount,
    balance: account.balance,
    nickname: account.nickname,
    friendlyName: account.friendlyName,
    primary: account.primary,
    hasMultiPackageSupportingServices: account.services.some((service) => service.isMultiPackageSupported),
    supportsLabelMessages: (definition?.references.length ?? 0) > 0,
    services: account.services.map(({ serviceCode, name, domestic, international, isMultiPackageSupported }) => ({
      carrierId,
      carrierCode,
      serviceCode,
      name,
      domestic,
      international,
      isMultiPackageSupported,
    })),
    packages: account.packages,
    options: account.options,
  };
}
