import { addresses } from '#renderer/features/addresses/messages.en.ts';
import { api } from '#renderer/features/api/messages.en.ts';
import { batch } from '#renderer/features/batch/messages.en.ts';
import { attention } from '#renderer/features/attention/messages.en.ts';
import { carriers } from '#renderer/features/carriers/messages.en.ts';
import { desktop } from '#renderer/features/settings/desktop/messages.en.ts';
import { doctor } from '#renderer/features/doctor/messages.en.ts';
import { firstRun } from '#renderer/features/first-run/messages.en.ts';
import { border } from './border.ts';
import { carrierManifest } from './carrier-manifest.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { labelFiles } from './label-files.ts';
import { labelLayout } from '#renderer/features/label-layout/messages.en.ts';
import { history } from '#renderer/features/history/messages.en.ts';
import { hotFolder } from '#renderer/features/settings/hot-folder/messages.en.ts';
import { documents } from '#renderer/features/shipment/documents/messages.en.ts';
import { invoices } from '#renderer/features/invoices/messages.en.ts';
import { orders } from '#renderer/features/orders/messages.en.ts';
import { pack } from '#renderer/features/pack/messages.en.ts';
import { packers } from '#renderer/features/packers/messages.en.ts';
import { products } from '#renderer/features/products/messages.en.ts';
import { printers } from '#renderer/features/printers/messages.en.ts';
import { problems } from './problems.ts';
import { rules } from '#renderer/features/rules/messages.en.ts';
import { scale } from './scale.ts';
import { settings } from '#renderer/features/settings/messages.en.ts';
import { shell } from './shell.ts';
import { ship } from '#renderer/features/ship/messages.en.ts';
import { shipment } from '#renderer/features/shipment/messages.en.ts';
import { sources } from '#renderer/features/sources/messages.en.ts';
import { states } from './states.ts';
import { diagnostics } from '#shared/diagnostics/en.ts';
import { actionNames, roleNames } from '#shared/diagnostics/roles/en.ts';

export const en = {
  shell,
  common,
  border,
  carrierManifest,
  labelFiles,
  labelLayout,
  fields,
  problems,
  diagnostics,
  roleNames,
  actionNames,
  ship,
  states,
  history,
  hotFolder,
  shipment,
  documents,
  batch,
  addresses,
  attention,
  invoices,
  orders,
  pack,
  packers,
  sources,
  printers,
  products,
  rules,
  carriers,
  api,
  scale,
  settings,
  desktop,
  doctor,
  firstRun,
};
