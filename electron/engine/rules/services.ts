import type { Account, AccountService } from '#shared/schema/accounts/account.ts';
import type { Route } from './packages/package-rules.ts';
import type { Report } from './report.ts';

const POINTER = '/serviceType';

/** The account's service of that code; null where there is none (SERVICE_NOT_FOUND). */
export function findService(account: Account, code: string | undefined, report: Report): AccountService | null {
  if (code === undefined) return null;
  const service = account.services.find(({ serviceCode }) => serviceCode === code);
  if (service !== undefined) return service;
  const allowed = account.services.map(({ serviceCode }) => serviceCode);
  const message = `${account.friendlyName} has no service "${code}"; it has ${allowed.join(', ')}.`;
  report.refuse('SERVICE_NOT_FOUND', POINTER, message, { actual: code, allowed, carrierCode: account.carrierCode });
  return null;
}

/** The service goes where the shipment goes, and takes as many packages as it has (contract, section 5: other checks). */
export function checkService(
  account: Account,
  service: AccountService,
  { route, packages }: { route: Route; packages: number },
  report: Report,
): void {
  const { carrierCode } = account;
  const { from, to } = route;
  if (from !== null && to !== null) {
    const need = from === to ? 'domestic' : 'international';
    if (!service[need]) {
      const message = `${service.serviceCode} (${service.name}) is not a service from ${from} to ${to}.`;
      report.refuse('SERVICE_NOT_AVAILABLE', POINTER, message, { actual: service.serviceCode, carrierCode });
    }
  }
  if (packages > 1 && !service.isMultiPackageSupported) {
    const message = `${service.serviceCode} (${service.name}) takes one package to a shipment; the request has ${packages}.`;
    report.refuse('MULTI_PACKAGE_NOT_SUPPORTED', '/itemLines', message, { actual: packages, limit: 1, carrierCode });
  }
}
