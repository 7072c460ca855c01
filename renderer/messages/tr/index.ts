import type { en } from '../en/index.ts';
import type { Translated } from '../translated.ts';
import { addresses } from '#renderer/features/addresses/messages.tr.ts';
import { api } from '#renderer/features/api/messages.tr.ts';
import { batch } from '#renderer/features/batch/messages.tr.ts';
import { attention } from '#renderer/features/attention/messages.tr.ts';
import { carriers } from '#renderer/features/carriers/messages.tr.ts';
import { desktop } from '#renderer/features/settings/desktop/messages.tr.ts';
import { doctor } from '#renderer/features/doctor/messages.tr.ts';
import { firstRun } from '#renderer/features/first-run/messages.tr.ts';
import { border } from './border.ts';
import { carrierManifest } from './carrier-manifest.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { labelFiles } from './label-files.ts';
import { labelLayout } from '#renderer/features/label-layout/messages.tr.ts';
import { history } from '#renderer/features/history/messages.tr.ts';
import { hotFolder } from '#renderer/features/settings/hot-folder/messages.tr.ts';
import { documents } from '#renderer/features/shipment/documents/messages.tr.ts';
import { invoices } from '#renderer/features/invoices/messages.tr.ts';
import { orders } from '#renderer/features/orders/messages.tr.ts';
import { pack } from '#renderer/features/pack/messages.tr.ts';
import { packers } from '#renderer/features/packers/messages.tr.ts';
import { products } from '#renderer/features/products/messages.tr.ts';
import { printers } from '#renderer/features/printers/messages.tr.ts';
import { problems } from './problems.ts';
import { rules } from '#renderer/features/rules/messages.tr.ts';
import { scale } from './scale.ts';
import { settings } from '#renderer/features/settings/messages.tr.ts';
import { shell } from './shell.ts';
import { ship } from '#renderer/features/ship/messages.tr.ts';
import { shipment } from '#renderer/features/shipment/messages.tr.ts';
import { sources } from '#renderer/features/sources/messages.tr.ts';
import { states } from './states.ts';
import { diagnostics } from '#shared/diagnostics/tr.ts';
import { actionNames, roleNames } from '#shared/diagnostics/roles/tr.ts';

export const tr: Translated<typeof en> = {
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
