import type { en } from '../en/index.ts';
import type { Translated } from '../translated.ts';
import { addresses } from '#renderer/features/addresses/messages.es.ts';
import { api } from '#renderer/features/api/messages.es.ts';
import { batch } from '#renderer/features/batch/messages.es.ts';
import { attention } from '#renderer/features/attention/messages.es.ts';
import { carriers } from '#renderer/features/carriers/messages.es.ts';
import { desktop } from '#renderer/features/settings/desktop/messages.es.ts';
import { doctor } from '#renderer/features/doctor/messages.es.ts';
import { firstRun } from '#renderer/features/first-run/messages.es.ts';
import { border } from './border.ts';
import { carrierManifest } from './carrier-manifest.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { labelFiles } from './label-files.ts';
import { labelLayout } from '#renderer/features/label-layout/messages.es.ts';
import { history } from '#renderer/features/history/messages.es.ts';
import { hotFolder } from '#renderer/features/settings/hot-folder/messages.es.ts';
import { documents } from '#renderer/features/shipment/documents/messages.es.ts';
import { invoices } from '#renderer/features/invoices/messages.es.ts';
import { orders } from '#renderer/features/orders/messages.es.ts';
import { pack } from '#renderer/features/pack/messages.es.ts';
import { packers } from '#renderer/features/packers/messages.es.ts';
import { products } from '#renderer/features/products/messages.es.ts';
import { printers } from '#renderer/features/printers/messages.es.ts';
import { problems } from './problems.ts';
import { rules } from '#renderer/features/rules/messages.es.ts';
import { scale } from './scale.ts';
import { settings } from '#renderer/features/settings/messages.es.ts';
import { shell } from './shell.ts';
import { ship } from '#renderer/features/ship/messages.es.ts';
import { shipment } from '#renderer/features/shipment/messages.es.ts';
import { sources } from '#renderer/features/sources/messages.es.ts';
import { states } from './states.ts';
import { diagnostics } from '#shared/diagnostics/es.ts';
import { actionNames, roleNames } from '#shared/diagnostics/roles/es.ts';

export const es: Translated<typeof en> = {
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
