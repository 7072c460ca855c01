import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { HealthCheck, Ready } from '#shared/schema/station/health.ts';
import { LedgerAwayError } from '../ledger-errors.ts';
import type { MaintenanceDeps } from './deps.ts';
import { numbersCheck } from '../accounts/index.ts';
import { clockCheck } from './clock-doubt.ts';
import { gapChecks } from '../shipping/index.ts';
import { sourcesCheck } from '../sources/index.ts';

const LOW_SPACE_BYTES = 200 * 2 ** 20;
const NO_SPACE_BYTES = 16 * 2 ** 20;

/** How long the ledger may take to say how it does: a window waits for the answer. */
const PATIENCE_MS = 3000;

/** Whether the station can ship, and why not. Reads; buys and writes nothing. */
export async function ready(deps: MaintenanceDeps): Promise<Ready> {
  const [ledger = [], gap = [], ...rest] = await storedChecks(deps);
  const checks = [...ledger, ...gap, clockCheck(deps), spaceCheck(deps), ...rest.flat()];
  const failed = checks.some((check) => check.status === 'failed');
  return { status: failed ? 'not_ready' : 'ready', version: deps.version, checks };
}

/** What has to be asked of the ledger: how it does, and then what is in it. */
async function storedChecks(deps: MaintenanceDeps): Promise<HealthCheck[][]> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new LedgerAwayError('The ledger does not answer')), PATIENCE_MS);
  try {
    const { ledger } = deps;
    const isShared = ledger.others !== null;
    const asked = askLedger(deps);
    return await (isShared ? Promise.race([asked, late.promise]) : asked);
  } catch (error) {
    if (!(error instanceof LedgerAwayError)) throw error;
    const trouble = diagnostic('LEDGER_AWAY');
    return [[{ name: 'ledger', status: 'failed', detail: inEnglish(trouble), trouble }]];
  } finally {
    clearTimeout(timer);
  }
}

async function askLedger(deps: MaintenanceDeps): Promise<HealthCheck[][]> {
  const ledger = await ledgerChecks(deps);
  return [
    ledger,
    await gapChecks(deps.ledger),
    [await unknownCheck(deps), await accountsCheck(deps)],
    await numbersCheck(deps),
    await sourcesCheck(deps),
  ];
}

async function ledgerChecks({ ledger, log }: MaintenanceDeps): Promise<HealthCheck[]> {
  try {
    return await ledger.checks();
  } catch (error) {
    if (error instanceof LedgerAwayError) throw error;
    log('ledger check failed', { error });
    const trouble = diagnostic('LEDGER_SILENT');
    return [{ name: 'ledger', status: 'failed', detail: inEnglish(trouble), trouble }];
  }
}

function spaceCheck({ disk }: MaintenanceDeps): HealthCheck {
  const free = disk.freeBytes();
  const mib = Math.floor(free / 2 ** 20);
  const status = free < NO_SPACE_BYTES ? 'failed' : free < LOW_SPACE_BYTES ? 'warning' : 'ok';
  return { name: 'disk', status, detail: `${mib} MiB are free on the disk of the data folder.`, facts: { mib } };
}

async function unknownCheck(deps: MaintenanceDeps): Promise<HealthCheck> {
  const { count: n, oldestAt } = await deps.ledger.shipments.countDoubts();
  if (oldestAt === null) return { name: 'unknown', status: 'ok', detail: 'No shipment is in doubt.' };
  const since = new Date(oldestAt).toISOString();
  return {
    name: 'unknown',
    status: 'warning',
    detail: `${n} shipment(s) in doubt, the oldest since ${since}.`,
    facts: { n, since },
  };
}

async function accountsCheck(deps: MaintenanceDeps): Promise<HealthCheck> {
  const accounts = await deps.ledger.accounts.list();
  return accounts.length > 0
    ? {
        name: 'accounts',
        status: 'ok',
        detail: `${accounts.length} carrier account(s).`,
        facts: { n: accounts.length },
      }
    : { name: 'accounts', status: 'failed', detail: 'No carrier account is connected.' };
}
