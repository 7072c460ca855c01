import * as accountLabels from './account-labels.ts';
import * as accounts from './accounts.ts';
import * as addresses from './desk/addresses.ts';
import * as administration from './administration.ts';
import * as attention from './shipping/attention.ts';
import * as batchPrinting from './batches/batch-printing.ts';
import * as batchRows from './batches/batch-rows.ts';
import * as batches from './batches/batches.ts';
import * as commandBarcodes from './desk/command-barcodes.ts';
import * as carrierInvoices from './carrier-invoices.ts';
import * as carriers from './carriers.ts';
import * as events from './events.ts';
import * as labelFiles from './batches/label-files.ts';
import * as files from './shipping/files.ts';
import * as health from './health.ts';
import * as documents from './shipping/documents.ts';
import * as orders from './orders/orders.ts';
import * as packing from './orders/packing.ts';
import * as selectionRules from './orders/selection-rules.ts';
import * as sources from './orders/sources.ts';
import * as packers from './packers.ts';
import * as products from './desk/products.ts';
import * as presets from './desk/presets.ts';
import * as printers from './desk/printers.ts';
import * as preview from './shipping/preview.ts';
import * as requests from './requests.ts';
import * as rules from './rules.ts';
import * as hotFolder from './batches/hot-folder.ts';
import * as rates from './shipping/rates.ts';
import * as options from './shipping/options.ts';
import * as scale from './desk/scale.ts';
import * as session from './session.ts';
import * as history from './shipping/history.ts';
import * as handOvers from './shipping/hand-overs.ts';
import * as manifests from './shipping/manifests.ts';
import * as shipments from './shipping/shipments.ts';
import * as token from './token.ts';
import * as webhooks from './webhooks.ts';
import * as maintenance from './maintenance.ts';

/** Every endpoint by its operation id: the one list that the server, OpenAPI, clients and tests read. */
export const routes = {
  ...shipments,
  ...options,
  ...rates,
  ...preview,
  ...printers,
  ...documents,
  ...commandBarcodes,
  ...scale,
  ...presets,
  ...products,
  ...addresses,
  ...orders,
  ...packing,
  ...sources,
  ...selectionRules,
  ...batches,
  ...hotFolder,
  ...batchRows,
  ...batchPrinting,
  ...labelFiles,
  ...carriers,
  ...accounts,
  ...accountLabels,
  ...rules,
  ...administration,
  ...maintenance,
  ...requests,
  ...token,
  ...attention,
  ...history,
  ...handOvers,
  ...manifests,
  ...carrierInvoices,
  ...session,
  ...packers,
  ...events,
  ...webhooks,
  ...files,
  ...health,
};
export type Routes = typeof routes;
export type OperationId = keyof Routes;
