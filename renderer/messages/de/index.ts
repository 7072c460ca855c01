import type { en } from '../en/index.ts';
import type { Translated } from '../translated.ts';
import { addresses } from '#renderer/features/addresses/messages.de.ts';
import { api } from '#renderer/features/api/messages.de.ts';
import { batch } from '#renderer/features/batch/messages.de.ts';
import { attention } from '#renderer/features/attention/messages.de.ts';
import { carriers } from '#renderer/features/carriers/messages.de.ts';
import { desktop } from '#renderer/features/settings/desktop/messages.de.ts';
import { doctor } from '#renderer/features/doctor/messages.de.ts';
import { firstRun } from '#renderer/features/first-run/messages.de.ts';
import { border } from './border.ts';
import { carrierManifest } from './carrier-manifest.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { labelFiles } from './label-files.ts';
import { labelLayout } from '#renderer/features/label-layout/messages.de.ts';
import { history } from '#renderer/features/history/messages.de.ts';
import { hotFolder } from '#renderer/features/settings/hot-folder/messages.de.ts';
import { documents } from '#renderer/features/shipment/documents/messages.de.ts';
import { invoices } from '#renderer/features/invoices/messages.de.ts';
import { orders } from '#renderer/features/orders/messages.de.ts';
import { pack } from '#renderer/features/pack/messages.de.ts';
import { packers } from '#renderer/features/packers/messages.de.ts';
import { products } from '#renderer/features/products/messages.de.ts';
import { printers } from '#renderer/features/printers/messages.de.ts';
import { problems } from './problems.ts';
import { rules } from '#renderer/features/rules/messages.de.ts';
import { scale } from './scale.ts';
import { settings } from '#renderer/features/settings/messages.de.ts';
import { shell } from './shell.ts';
import { ship } from '#renderer/features/ship/messages.de.ts';
import { shipment } from '#renderer/features/shipment/messages.de.ts';
import { sources } from '#renderer/features/sources/messages.de.ts';
import { states } from './states.ts';
import { diagnostics } from '#shared/diagnostics/de.ts';
import { actionNames, roleNames } from '#shared/diagnostics/roles/de.ts';

export const de: Translated<typeof en> = {
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
