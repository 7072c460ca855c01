import * as accounts from './accounts.ts';
import * as addresses from './addresses.ts';
import * as administration from './administration.ts';
import * as attention from './attention.ts';
import * as batchRows from './batch-rows.ts';
import * as batches from './batches.ts';
import * as commandBarcodes from './command-barcodes.ts';
import * as carriers from './carriers.ts';
import * as events from './events.ts';
import * as files from './files.ts';
import * as health from './health.ts';
import * as papers from './papers.ts';
import * as presets from './presets.ts';
import * as printers from './printers.ts';
import * as preview from './preview.ts';
import * as requests from './requests.ts';
import * as rules from './rules.ts';
import * as hotFolder from './hot-folder.ts';
import * as options from './options.ts';
import * as scale from './scale.ts';
import * as session from './session.ts';
import * as history from './history.ts';
import * as manifests from './manifests.ts';
import * as shipments from './shipments.ts';
import * as token from './token.ts';
import * as webhooks from './webhooks.ts';
import * as upkeep from './upkeep.ts';

/** Every endpoint by its operation id: the one list that the server, OpenAPI, clients and tests read. */
export const routes = {
  ...shipments,
  ...options,
  ...preview,
  ...printers,
  ...papers,
  ...commandBarcodes,
  ...scale,
  ...presets,
  ...addresses,
  ...batches,
  ...hotFolder,
  ...batchRows,
  ...carriers,
  ...accounts,
  ...rules,
  ...administration,
  ...upkeep,
  ...requests,
  ...token,
  ...attention,
  ...history,
  ...manifests,
  ...session,
  ...events,
  ...webhooks,
  ...files,
  ...health,
};
export type Routes = typeof routes;
export type OperationId = keyof Routes;
