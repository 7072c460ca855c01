import { countryInCapitals } from '#shared/format/address/country-in-capitals.ts';
import type { Account } from '#shared/schema/accounts/account.ts';

interface LabelColumns {
  label_design: string | null;
  routing_table: string | null;
}

/**
 * An account as it is read: with what its labels are made by, which have columns of their own and are set by calls of their own. Earlier versions
 * kept the country that it ships from as it was written.
 */
export const toAccount = (account: Account, { label_design, routing_table }: LabelColumns): Account => ({
  ...account,
  shipFrom: account.shipFrom && countryInCapitals(account.shipFrom),
  ...(label_design !== null && { labelDesign: label_design }),
  ...(routing_table !== null && { routingTable: routing_table }),
});

/** An account as its column has it, whatever a caller sent back of what it read. */
export function withoutLabels(account: Account): Account {
  const { labelDesign: _design, routingTable: _table, ...rest } = account;
  return rest;
}
