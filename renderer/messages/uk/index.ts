import type { en } from '../en/index.ts';
import type { Translated } from '../translated.ts';
import { addresses } from '#renderer/features/addresses/messages.uk.ts';
import { api } from '#renderer/features/api/messages.uk.ts';
import { batch } from '#renderer/features/batch/messages.uk.ts';
import { attention } from '#renderer/features/attention/messages.uk.ts';
import { carriers } from '#renderer/features/carriers/messages.uk.ts';
import { desktop } from '#renderer/features/settings/desktop/messages.uk.ts';
import { doctor } from '#renderer/features/doctor/messages.uk.ts';
import { firstRun } from '#renderer/features/first-run/messages.uk.ts';
import { border } from './border.ts';
import { carrierManifest } from './carrier-manifest.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { labelFiles } from './label-files.ts';
import { labelLayout } from '#renderer/features/label-layout/messages.uk.ts';
import { history } from '#renderer/features/history/messages.uk.ts';
import { hotFolder } from '#renderer/features/settings/hot-folder/messages.uk.ts';
import { documents } from '#renderer/features/shipment/documents/messages.uk.ts';
import { invoices } from '#renderer/features/invoices/messages.uk.ts';
import { orders } from '#renderer/features/orders/messages.uk.ts';
import { pack } from '#renderer/features/pack/messages.uk.ts';
import { packers } from '#renderer/features/packers/messages.uk.ts';
import { products } from '#renderer/features/products/messages.uk.ts';
import { printers } from '#renderer/features/printers/messages.uk.ts';
import { problems } from './problems.ts';
import { rules } from '#renderer/features/rules/messages.uk.ts';
import { scale } from './scale.ts';
import { settings } from '#renderer/features/settings/messages.uk.ts';
import { shell } from './shell.ts';
import { ship } from '#renderer/features/ship/messages.uk.ts';
import { shipment } from '#renderer/features/shipment/messages.uk.ts';
import { sources } from '#renderer/features/sources/messages.uk.ts';
import { states } from './states.ts';
import { diagnostics } from '#shared/diagnostics/uk.ts';
import { actionNames, roleNames } from '#shared/diagnostics/roles/uk.ts';

export const uk: Translated<typeof en> = {
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
