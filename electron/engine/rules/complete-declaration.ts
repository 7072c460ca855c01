import type { Account } from '#shared/schema/accounts/account.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { accountDeclares } from '#shared/shipment/declared.ts';
import type { PreparedShipment } from './prepared-shipment.ts';
import type { WellFormed } from './request/well-formed.ts';

/**
 * Adds to a declaration what the account says of it and the request does not. Where nothing is declared, nothing is added. Changes the request
 * that it is given: it is the engine's own copy.
 * @returns what was added; null where nothing was
 */
export function completeDeclaration(
  request: WellFormed<ShipmentRequest>,
  account: Account | null,
): NonNullable<PreparedShipment['fromAccount']> | null {
  if (!account?.customs || !request.customs?.customsItems?.length) return null;
  const added = accountDeclares(request, account);
  if (added === null || (added.paymentTerms === null && added.taxIdentifiers.length === 0)) return null;
  const { paymentTerms, taxIdentifiers } = added;
  if (paymentTerms !== null) request.paymentOption = { ...request.paymentOption, paymentTerms };
  if (taxIdentifiers.length > 0) request.taxIndentifiers = [...(request.taxIndentifiers ?? []), ...taxIdentifiers];
  return { paymentTerms: paymentTerms !== null, taxIdentifiers: taxIdentifiers.length };
}
