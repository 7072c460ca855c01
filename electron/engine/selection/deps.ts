import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { AccountStore } from '../accounts/index.ts';
import type { PreparedShipment } from '../rules/index.ts';
import type { SelectionRuleStore } from './selection-rule-store.ts';

/** A shipment that was bought, as far as rules are tried on it. */
export interface PastShipment {
  id: string;
  transactionId: string;
  acceptedAt: number;
  prepared: PreparedShipment;
}

interface PastShipments {
  /** Newest first. */
  list(query: {
    clientIds?: string[];
    states: ShipmentState[];
    limit: number;
    cursor?: string;
  }): Promise<{ shipments: PastShipment[]; next: string | null }>;
}

/** What choosing needs. */
export interface SelectingDeps {
  ledger: { selectionRules: SelectionRuleStore; accounts: Pick<AccountStore, 'list'> };
}

/** What the table of rules needs. */
export interface SelectionDeps {
  ledger: SelectingDeps['ledger'] & {
    shipments: PastShipments;
    /** Ledger time. */
    now(): number;
  };
}
