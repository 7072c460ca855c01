import { api } from './api.ts';
import { batch } from './batch.ts';
import { attention } from './attention.ts';
import { carriers } from './carriers.ts';
import { desktop } from './desktop.ts';
import { doctor } from './doctor.ts';
import { firstRun } from './first-run.ts';
import { fields } from './fields.ts';
import { history } from './history.ts';
import { hotFolder } from './hot-folder.ts';
import { papers } from './papers.ts';
import { printers } from './printers.ts';
import { problems } from './problems.ts';
import { scale } from './scale.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { ship } from './ship.ts';
import { shipment } from './shipment.ts';
import { states } from './states.ts';
import { troubles } from './troubles.ts';

export const en = {
  shell,
  fields,
  problems,
  troubles,
  ship,
  states,
  history,
  hotFolder,
  shipment,
  papers,
  batch,
  attention,
  printers,
  carriers,
  api,
  scale,
  settings,
  desktop,
  doctor,
  firstRun,
};
