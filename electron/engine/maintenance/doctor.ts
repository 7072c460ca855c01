import type { DoctorReport } from '#shared/schema/station/doctor.ts';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { secretsCheck } from '../accounts/index.ts';
import type { MaintenanceDeps } from './deps.ts';
import { ELSEWHERE, madeBy } from './backups.ts';
import { ready } from './health.ts';
import { DiagnosticError } from '../diagnostic-error.ts';

const DAY = 24 * 60 * 60 * 1000;
const MOST_NAMED = 5;

/** Examines everything: the checks of health, all that is stored against its hashes, backups, spill file and clock. */
export async function examine(deps: MaintenanceDeps): Promise<DoctorReport> {
  const stored = await deps.ledger.maintenance.check();
  const { checks } = await ready(deps);
  const secrets = await secretsCheck(deps);
  const all = [...checks, ...stored, ...secrets, await backupCheck(deps), spillCheck(deps), permissionsCheck(deps)];
  const worst = (['failed', 'warning'] as const).find((status) => all.some((check) => check.status === status));
  return { status: worst ?? 'ok', version: deps.version, at: new Date(deps.ledger.now()).toISOString(), checks: all };
}

async function backupCheck({ ledger }: MaintenanceDeps): Promise<HealthCheck> {
  const kept = ledger.maintenance.backups;
  if (kept === null) return { name: 'backup', status: 'ok', detail: inEnglish(ELSEWHERE), trouble: ELSEWHERE };
  const backups = await kept.list().catch((error: unknown) => {
    if (error instanceof DiagnosticError) return error;
    throw error;
  });
  if (backups instanceof DiagnosticError)
    return { name: 'backup', status: 'warning', detail: backups.message, trouble: backups.trouble };
  const [newest] = madeBy(ledger.now(), backups);
  if (!newest) return { name: 'backup', status: 'warning', detail: 'There is no backup yet; one is made every day.' };
  const at = new Date(newest.takenAt).toISOString();
  const isRecent = ledger.now() - newest.takenAt < 2 * DAY;
  return {
    name: 'backup',
    status: isRecent ? 'ok' : 'warning',
    detail: `The newest backup is of ${at}.`,
    facts: { at },
  };
}

function spillCheck({ spill }: MaintenanceDeps): HealthCheck {
  if (!spill.ready()) return { name: 'spill', status: 'failed', detail: 'There is no room for the spill file.' };
  const count = spill.entries().length;
  return count === 0
    ? { name: 'spill', status: 'ok', detail: 'No answer waits to be taken into the ledger.' }
    : {
        name: 'spill',
        status: 'warning',
        detail: `${count} answer(s) wait to be taken into the ledger.`,
        facts: { n: count },
      };
}

/** Every start closes the folder; what was opened since is a warning. */
function permissionsCheck({ openToOthers }: MaintenanceDeps): HealthCheck {
  const open = openToOthers();
  const name = 'permissions';
  if (open.length === 0)
    return { name, status: 'ok', detail: 'Only the account of the station may read the data folder.' };
  const [things, names] = [open.length, open.slice(0, MOST_NAMED).join(', ')];
  const trouble = diagnostic('FOLDER_OPEN_TO_OTHERS', { things, names });
  return { name, status: 'warning', detail: inEnglish(trouble), facts: { n: things }, trouble };
}
