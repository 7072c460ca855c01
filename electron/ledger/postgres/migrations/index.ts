import { accountLabels } from './0011-account-labels.ts';
import { accounts } from './0002-accounts.ts';
import { carrierManifests } from './0009-carrier-manifests.ts';
import { batches } from './0005-batches.ts';
import { heldOrders } from './0015-held-orders.ts';
import { orders } from './0010-orders.ts';
import { ordersOfClients } from './0021-orders-of-clients.ts';
import { ordersToRedact } from './0017-orders-to-redact.ts';
import { referencesOfAccounts } from './0018-references-of-accounts.ts';
import { printsOfClients } from './0022-prints-of-clients.ts';
import { printing } from './0004-printing.ts';
import { refusalsAhead } from './0019-refusals-ahead.ts';
import { rangeFloors } from './0014-range-floors.ts';
import { releasedHolds } from './0020-released-holds.ts';
import { restatements } from './0007-restatements.ts';
import { shipmentsOfOrders } from './0012-shipments-of-orders.ts';
import { voidsAhead } from './0013-voids-ahead.ts';
import { submittedVoids } from './0016-submitted-voids.ts';
import { shippedDigests } from './0008-shipped-digests.ts';
import { shipments } from './0003-shipments.ts';
import { station } from './0001-station.ts';
import { unprintedLabels } from './0023-unprinted-labels.ts';
import { webhooks } from './0006-webhooks.ts';

export interface Migration {
  statements: string;
  /** The oldest version of the ledger whose programs still work on it afterwards: where a column is only added, an earlier one. */
  oldest: number;
}

/** In order; the n-th brings the ledger to version n. Only ever added to. */
export const MIGRATIONS: readonly Migration[] = [
  { oldest: 1, statements: [station, accounts, shipments, printing, batches, webhooks].join('\n') },
  // A program that knows of no restatement would buy while one is awaited.
  { oldest: 2, statements: restatements },
  // An older one would take a line that vouches for content for a broken one.
  { oldest: 3, statements: shippedDigests },
  // An older one closes a day as it always did, and tells no carrier.
  { oldest: 3, statements: carrierManifests },
  { oldest: 3, statements: orders },
  // An older one would draw labels without the layout that their account has.
  { oldest: 6, statements: accountLabels },
  { oldest: 6, statements: shipmentsOfOrders },
  { oldest: 6, statements: voidsAhead },
  // An older one would give out numbers that may have been given out.
  { oldest: 9, statements: rangeFloors },
  { oldest: 9, statements: heldOrders },
  // An older one would void what was only to be voided.
  { oldest: 11, statements: submittedVoids },
  { oldest: 11, statements: ordersToRedact },
  { oldest: 11, statements: referencesOfAccounts },
  { oldest: 11, statements: refusalsAhead },
  { oldest: 11, statements: releasedHolds },
  { oldest: 11, statements: ordersOfClients },
  { oldest: 11, statements: printsOfClients },
  { oldest: 11, statements: unprintedLabels },
];
