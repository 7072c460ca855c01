import { station } from './0001-station.ts';
import { accounts } from './0002-accounts.ts';
import { apiClients } from './0003-api-clients.ts';
import { shipments } from './0004-shipments.ts';
import { journal } from './0005-journal.ts';
import { documents } from './0006-documents.ts';
import { numberRanges } from './0007-number-ranges.ts';
import { search } from './0008-search.ts';
import { presets } from './0009-presets.ts';
import { addresses } from './0010-addresses.ts';
import { gateway } from './0013-gateway.ts';
import { printing } from './0011-printing.ts';
import { manifests } from './0011-manifests.ts';
import { batches } from './0014-batches.ts';
import { checksums } from './0015-seals.ts';
import { retention } from './0016-retention.ts';
import { webhooks } from './0017-webhooks.ts';
import { printOrders } from './0018-print-orders.ts';
import { sealAll } from './0019-seal-all.ts';
import { learnedWeights } from './0020-learned-weights.ts';
import { webhookTroubles } from './0021-webhook-troubles.ts';
import { attemptTroubles } from './0022-attempt-troubles.ts';
import { ownShipments } from './0023-own-shipments.ts';
import { purchaseNotes } from './0024-purchase-notes.ts';
import { otherChains } from './0025-other-chains.ts';
import { shippedDigests } from './0026-shipped-digests.ts';
import { carrierManifests } from './0027-carrier-manifests.ts';
import { orders } from './0028-orders.ts';
import { shipmentTotals } from './0029-shipment-totals.ts';
import { accountLabels } from './0030-account-labels.ts';
import { shipmentsOfOrders } from './0031-shipments-of-orders.ts';
import { totalsOf32Days } from './0032-totals-of-32-days.ts';
import { rangeFloors } from './0033-range-floors.ts';
import { heldOrders } from './0034-held-orders.ts';
import { ordersToRedact } from './0035-orders-to-redact.ts';
import { ordersOfSources } from './0036-orders-of-sources.ts';
import { referencesOfAccounts } from './0037-references-of-accounts.ts';
import { ordersOfClients } from './0038-orders-of-clients.ts';
import { releasedHolds } from './0039-released-holds.ts';
import { printsOfClients } from './0040-prints-of-clients.ts';
import { unprintedLabels } from './0041-unprinted-labels.ts';

/** In order; the n-th brings the ledger to version n. Only ever added to. */
export const MIGRATIONS: readonly string[] = [
  station,
  accounts,
  apiClients,
  shipments,
  journal,
  documents,
  numberRanges,
  search,
  presets,
  addresses,
  printing,
  manifests,
  gateway,
  batches,
  checksums,
  retention,
  webhooks,
  printOrders,
  sealAll,
  learnedWeights,
  webhookTroubles,
  attemptTroubles,
  ownShipments,
  purchaseNotes,
  otherChains,
  shippedDigests,
  carrierManifests,
  orders,
  shipmentTotals,
  accountLabels,
  shipmentsOfOrders,
  totalsOf32Days,
  rangeFloors,
  heldOrders,
  ordersToRedact,
  ordersOfSources,
  referencesOfAccounts,
  ordersOfClients,
  releasedHolds,
  printsOfClients,
  unprintedLabels,
];
