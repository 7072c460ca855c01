import { createAccountLabels } from './account-labels/index.ts';
import { createAccounts } from './accounts/index.ts';
import type { AddressImport } from '#shared/schema/station/address-book.ts';
import type { ProductImport } from '#shared/schema/station/product.ts';
import { importAddresses } from './address-import/index.ts';
import { createAddresses } from './addresses/index.ts';
import { createAttention } from './attention/index.ts';
import { createBatchPrinting } from './batch-printing/index.ts';
import { createBatches } from './batches/index.ts';
import { createCarrierInvoices } from './carrier-invoices/index.ts';
import { createDocuments } from './documents/index.ts';
import type { EnginePorts } from './engine-ports.ts';
import { createErasure } from './erasure/index.ts';
import { createEventStreams } from './events/index.ts';
import { createHistory } from './history/index.ts';
import { createHotFolder } from './hot-folder/index.ts';
import { createIdentity } from './identity/index.ts';
import { createLabelFiles } from './label-files/index.ts';
import { createLifecycle } from './lifecycle.ts';
import { createMaintenance, createRequestLog } from './maintenance/index.ts';
import { createManifests } from './manifests/index.ts';
import { createStationMetrics } from './metrics/index.ts';
import { createOrders } from './orders/index.ts';
import { createPacking } from './packing/index.ts';
import { importProducts } from './product-import/index.ts';
import { createProducts } from './products/index.ts';
import { createPresets } from './presets/index.ts';
import { createPrinting } from './printing/index.ts';
import { createScaleDesk } from './scale/index.ts';
import { createSelection } from './selection/index.ts';
import { createSettings } from './settings/index.ts';
import { createShipping } from './shipping/index.ts';
import { createSources } from './sources/index.ts';
import { createStop } from './stopping.ts';
import { createWebhooks } from './webhooks/index.ts';

export type Engine = ReturnType<typeof createEngine>;

/** The use cases of the station; every edge (HTTP, window, command line) comes in here. */
export function createEngine(ports: EnginePorts) {
  const stopping = createStop(ports.log);
  const printing = createPrinting(ports, { buy: (call) => shipping.ship(call) });
  const shipping = createShipping(ports, stopping, printing);
  const orders = createOrders(ports);
  const batches = createBatches(ports, shipping.ship, orders);
  const batchPrinting = createBatchPrinting(ports, printing);
  const hotFolder = createHotFolder(ports, batches, orders);
  const scale = createScaleDesk(ports);
  const webhooks = createWebhooks(ports);
  const maintenance = createMaintenance(ports, stopping);
  const events = createEventStreams(ports.ledger.feed, ports.events);
  const addresses = createAddresses(ports);
  const manifests = createManifests(ports, stopping);
  const sources = createSources(ports, orders);
  const carrierInvoices = createCarrierInvoices(ports, stopping);
  const active = {
    shipping,
    printing,
    batches,
    batchPrinting,
    hotFolder,
    scale,
    webhooks,
    maintenance,
    events,
    addresses,
    manifests,
    orders,
    sources,
    carrierInvoices,
  };
  return {
    ...active,
    ...createLifecycle(active, stopping),
    accountLabels: createAccountLabels(ports),
    accounts: createAccounts(ports),
    attention: createAttention(ports, printing, manifests),
    documents: createDocuments(ports),
    erasure: createErasure(ports),
    history: createHistory(ports),
    identity: createIdentity(ports),
    importAddresses: (file: AddressImport) => importAddresses(ports, addresses, file),
    labelFiles: createLabelFiles(ports),
    packing: createPacking(ports, { orders, shipping, printing, scale }),
    metrics: createStationMetrics(ports, webhooks),
    presets: createPresets(ports),
    products: createProducts(ports),
    importProducts: (file: ProductImport) => importProducts(ports, file),
    requests: createRequestLog(ports),
    selection: createSelection(ports),
    settings: createSettings(ports, [hotFolder, scale]),
  };
}
