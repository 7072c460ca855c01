import { comparableName } from '#shared/format/party-field-names.ts';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import type { InvoicedShipment } from './invoiced-shipments.ts';

/** Tells services by the names that carriers give them. */
export function createServices({ services = {} }: InvoiceReading, accounts: readonly Account[]) {
  const codeOf = new Map(Object.entries(services).map(([name, code]) => [comparableName(name), code]));
  const known = new Set(
    accounts.flatMap((account) =>
      account.services.flatMap(({ serviceCode, name }) => [comparableName(serviceCode), comparableName(name)]),
    ),
  );
  const compared = new Map<string, boolean | null>();

  /** Null where the name may mean anything. */
  function isOther(billed: string, { service }: InvoicedShipment): boolean | null {
    const key = JSON.stringify([billed, service.serviceCode, service.name]);
    const before = compared.get(key);
    if (before !== undefined) return before;
    const name = comparableName(codeOf.get(comparableName(billed)) ?? billed);
    const isSame = name === comparableName(service.serviceCode) || name === comparableName(service.name);
    const isTold = codeOf.has(comparableName(billed)) || known.has(name);
    const result = isSame ? false : isTold ? true : null;
    compared.set(key, result);
    return result;
  }

  return {
    isOther: (billed: string, shipment: InvoicedShipment): boolean => isOther(billed, shipment) === true,
    /** Whether the name is not told at all. */
    isUnknown: (billed: string, shipment: InvoicedShipment): boolean => isOther(billed, shipment) === null,
  };
}
