import type { en } from '../en/index.ts';
import type { Translated } from '../translated.ts';
import { addresses } from '#renderer/features/addresses/messages.fr.ts';
import { api } from '#renderer/features/api/messages.fr.ts';
import { batch } from '#renderer/features/batch/messages.fr.ts';
import { attention } from '#renderer/features/attention/messages.fr.ts';
import { carriers } from '#renderer/features/carriers/messages.fr.ts';
import { desktop } from '#renderer/features/settings/desktop/messages.fr.ts';
import { doctor } from '#renderer/features/doctor/messages.fr.ts';
import { firstRun } from '#renderer/features/first-run/messages.fr.ts';
import { border } from './border.ts';
import { carrierManifest } from './carrier-manifest.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { labelFiles } from './label-files.ts';
import { labelLayout } from '#renderer/features/label-layout/messages.fr.ts';
import { history } from '#renderer/features/history/messages.fr.ts';
import { hotFolder } from '#renderer/features/settings/hot-folder/messages.fr.ts';
import { documents } from '#renderer/features/shipment/documents/messages.fr.ts';
import { invoices } from '#renderer/features/invoices/messages.fr.ts';
import { orders } from '#renderer/features/orders/messages.fr.ts';
import { pack } from '#renderer/features/pack/messages.fr.ts';
import { packers } from '#renderer/features/packers/messages.fr.ts';
import { products } from '#renderer/features/products/messages.fr.ts';
import { printers } from '#renderer/features/printers/messages.fr.ts';
import { problems } from './problems.ts';
import { rules } from '#renderer/features/rules/messages.fr.ts';
import { scale } from './scale.ts';
import { settings } from '#renderer/features/settings/messages.fr.ts';
import { shell } from './shell.ts';
import { ship } from '#renderer/features/ship/messages.fr.ts';
import { shipment } from '#renderer/features/shipment/messages.fr.ts';
import { sources } from '#renderer/features/sources/messages.fr.ts';
import { states } from './states.ts';
import { diagnostics } from '#shared/diagnostics/fr.ts';
import { actionNames, roleNames } from '#shared/diagnostics/roles/fr.ts';

export const fr: Translated<typeof en> = {
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
