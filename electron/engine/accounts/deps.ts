import type { Account } from '#shared/schema/accounts/account.ts';
import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { AdapterDefinition } from './adapter-definition.ts';
import type { CarrierDefinition } from './carrier-definition.ts';
import type { NumberStock } from './number-stock.ts';
import type { SecretStore } from './secrets/secret-store.ts';
import type { AccountStore } from './store.ts';

/** What an adapter says of an account, where it can. */
export interface AccountAdapter {
  definition: AdapterDefinition;
  /** Finds out whether a purchase would be taken. Never buys, and changes nothing. */
  test?(account: Account, signal: AbortSignal): Promise<AccountTest>;
  /** How many numbers it may still give out, where it lives on numbers that it keeps here; else there is no such end. */
  stock?(account: Account): Promise<NumberStock>;
}

/** A shipment as far as it keeps the secrets of its account alive. */
interface BoughtWith {
  prepared: { account: { carrierId: string; identity?: string } };
}

/** What carrier accounts need. */
export interface AccountsDeps {
  ledger: {
    accounts: AccountStore;
    shipments: { listInStates(states: readonly ShipmentState[]): Promise<BoughtWith[]> };
  };
  carriers: readonly CarrierDefinition[];
  adapters: Readonly<Record<string, AccountAdapter>>;
  secrets: SecretStore;
}
