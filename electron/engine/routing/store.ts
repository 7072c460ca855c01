import type { RoutingTableInfo } from '#shared/schema/accounts/labels/routing-table.ts';

/** A stretch of a routing table: from each key on, what holds there, as JSON. `first` is the lowest of its keys. */
export interface RoutingPage {
  country: string;
  first: string;
  steps: string;
}

export interface NewRoutingTable {
  id: string;
  info: RoutingTableInfo;
  /** The table as it is given back. */
  csv: string;
  pages: readonly RoutingPage[];
}

/** The routing tables of accounts. */
export interface RoutingTableStore {
  /** Gives the account the table in place of the one that it has, in one commit; null takes it away. False where there is no such account. */
  set(carrierId: string, table: NewRoutingTable | null): Promise<boolean>;
  /** What is known of the table; false where it is not there any more. */
  change(id: string, info: RoutingTableInfo): Promise<boolean>;
  info(id: string): Promise<RoutingTableInfo | null>;
  /** The table as it is given back. */
  csv(id: string): Promise<string | null>;
  /** The steps of the page that a key of the country lies in; null where there is none. */
  steps(id: string, country: string, key: string): Promise<string | null>;
}
