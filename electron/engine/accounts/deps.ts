import type { Account } from '#shared/schema/accounts/account.ts';
import type { ImportedCarrier } from '#shared/schema/accounts/account-import.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { AccountTest } from '#shared/schema/accounts/account-test.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { EventBus } from '../events/index.ts';
import type { AdapterDefinition } from './adapter-definition.ts';
import type { CarrierDefinition } from './carrier-definition.ts';
import type { NumberStock } from './number-stock.ts';
import type { NewSecret } from './secrets/account-secret.ts';
import type { SecretStore } from './secrets/secret-store.ts';
import type { AccountStore } from './store.ts';

/** An account as its adapter is asked about it: one that is stored, or one that a person is only setting up. */
export interface AccountLogin {
  account: Pick<Account, 'carrierId' | 'adapter'>;
  /** The secrets as they were typed; null: those that are kept for the account. */
  typed: NewSecret | null;
}

export type ImportOutcome =
  | { kind: 'imported'; carriers: ImportedCarrier[] }
  | { kind: 'failed'; result: AccountTest['result']; reason: string; trouble: Diagnostic | null };

/** What an adapter says of an account, where it can. */
export interface AccountAdapter {
  definition: AdapterDefinition;
  /**
   * Finds out whether a purchase would be taken. Never buys, and changes nothing.
   * @param typed the secrets as they were typed; those that are kept for the account unless given
   */
  test?(account: Account, signal: AbortSignal, typed?: NewSecret | null): Promise<AccountTest>;
  /** The carriers that the keys open, with their services and packagings, so that nobody types codes. Changes nothing. */
  importCarriers?(login: AccountLogin, signal: AbortSignal): Promise<ImportOutcome>;
  /** How many numbers it may still give out, where it lives on numbers that it keeps here; else there is no such end. */
  stock?(account: Account): Promise<NumberStock>;
}

/** A shipment as far as it keeps the secrets of its account alive. */
interface BoughtWith {
  prepared: { account: { carrierId: string; identity?: string } };
}

/** What became of the newest shipments of an account; milliseconds. */
export interface RecentPurchases {
  carrierId: string;
  lastPurchaseAt: number | null;
  /** Since then: rejected, not sent, or in doubt. */
  failures: number;
  lastFailureAt: number | null;
}

/** What carrier accounts need. */
export interface AccountsDeps {
  ledger: {
    now(): number;
    accounts: AccountStore;
    shipments: {
      listInStates(states: readonly ShipmentState[]): Promise<BoughtWith[]>;
      /** Of each account that occurs in so many newest shipments, what became of these. Reads no shipment. */
      recentByAccount(shipments: number): Promise<RecentPurchases[]>;
    };
  };
  carriers: readonly CarrierDefinition[];
  adapters: Readonly<Record<string, AccountAdapter>>;
  secrets: SecretStore;
  events: Pick<EventBus, 'publish'>;
}
