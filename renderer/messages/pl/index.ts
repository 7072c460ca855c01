import type { en } from '../en/index.ts';
import type { Translated } from '../translated.ts';
import { addresses } from '#renderer/features/addresses/messages.pl.ts';
import { api } from '#renderer/features/api/messages.pl.ts';
import { batch } from '#renderer/features/batch/messages.pl.ts';
import { attention } from '#renderer/features/attention/messages.pl.ts';
import { carriers } from '#renderer/features/carriers/messages.pl.ts';
import { desktop } from '#renderer/features/settings/desktop/messages.pl.ts';
import { doctor } from '#renderer/features/doctor/messages.pl.ts';
import { firstRun } from '#renderer/features/first-run/messages.pl.ts';
import { border } from './border.ts';
import { carrierManifest } from './carrier-manifest.ts';
import { common } from './common.ts';
import { fields } from './fields.ts';
import { labelFiles } from './label-files.ts';
import { labelLayout } from '#renderer/features/label-layout/messages.pl.ts';
import { history } from '#renderer/features/history/messages.pl.ts';
import { hotFolder } from '#renderer/features/settings/hot-folder/messages.pl.ts';
import { documents } from '#renderer/features/shipment/documents/messages.pl.ts';
import { invoices } from '#renderer/features/invoices/messages.pl.ts';
import { orders } from '#renderer/features/orders/messages.pl.ts';
import { pack } from '#renderer/features/pack/messages.pl.ts';
import { packers } from '#renderer/features/packers/messages.pl.ts';
import { products } from '#renderer/features/products/messages.pl.ts';
import { printers } from '#renderer/features/printers/messages.pl.ts';
import { problems } from './problems.ts';
import { rules } from '#renderer/features/rules/messages.pl.ts';
import { scale } from './scale.ts';
import { settings } from '#renderer/features/settings/messages.pl.ts';
import { shell } from './shell.ts';
import { ship } from '#renderer/features/ship/messages.pl.ts';
import { shipment } from '#renderer/features/shipment/messages.pl.ts';
import { sources } from '#renderer/features/sources/messages.pl.ts';
import { states } from './states.ts';
import { diagnostics } from '#shared/diagnostics/pl.ts';
import { actionNames, roleNames } from '#shared/diagnostics/roles/pl.ts';

export const pl: Translated<typeof en> = {
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
