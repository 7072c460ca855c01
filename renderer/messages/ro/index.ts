import type { en } from '../en/index.ts';
import type { Translated } from '../translated.ts';
import { addresses } from '#renderer/features/addresses/messages.ro.ts';
import { api } from '#renderer/features/api/messages.ro.ts';
import { batch } from '#renderer/features/batch/messages.ro.ts';
import { attention } from '#renderer/features/attention/messages.ro.ts';
import { carriers } from '#renderer/features/carriers/messages.ro.ts';
import { desktop } from '#renderer/features/settings/desktop/messages.ro.ts';
import { doctor } from '#renderer/features/doctor/messages.ro.ts';
import { firstRun } from '#renderer/features/first-run/messages.ro.ts';
import { border } from './border.ts';
import { carrierManifest } from './carrier-manifest.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { labelFiles } from './label-files.ts';
import { labelLayout } from '#renderer/features/label-layout/messages.ro.ts';
import { history } from '#renderer/features/history/messages.ro.ts';
import { hotFolder } from '#renderer/features/settings/hot-folder/messages.ro.ts';
import { documents } from '#renderer/features/shipment/documents/messages.ro.ts';
import { invoices } from '#renderer/features/invoices/messages.ro.ts';
import { orders } from '#renderer/features/orders/messages.ro.ts';
import { pack } from '#renderer/features/pack/messages.ro.ts';
import { packers } from '#renderer/features/packers/messages.ro.ts';
import { products } from '#renderer/features/products/messages.ro.ts';
import { printers } from '#renderer/features/printers/messages.ro.ts';
import { problems } from './problems.ts';
import { rules } from '#renderer/features/rules/messages.ro.ts';
import { scale } from './scale.ts';
import { settings } from '#renderer/features/settings/messages.ro.ts';
import { shell } from './shell.ts';
import { ship } from '#renderer/features/ship/messages.ro.ts';
import { shipment } from '#renderer/features/shipment/messages.ro.ts';
import { sources } from '#renderer/features/sources/messages.ro.ts';
import { states } from './states.ts';
import { diagnostics } from '#shared/diagnostics/ro.ts';
import { actionNames, roleNames } from '#shared/diagnostics/roles/ro.ts';

export const ro: Translated<typeof en> = {
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
