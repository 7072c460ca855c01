import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { CliError, Refusal } from '../cli-error.ts';
import type { Context, Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { AS_ITS_OWNER, runningOn } from '../find-station.ts';
import { table } from '../io.ts';
import type { StationClient } from '../station-client.ts';

const NODE_MAJOR = 24;

function runtime(): HealthCheck {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const status = major >= NODE_MAJOR ? 'ok' : 'failed';
  return { name: 'node', status, detail: `Node ${process.versions.node}; the station needs ${NODE_MAJOR} or newer.` };
}

function folder({ where: { dataDir } }: Context): HealthCheck[] {
  try {
    return looksOf(dataDir);
  } catch (error) {
    const detail = `${(error as Error).message}. ${AS_ITS_OWNER}`;
    return [{ name: 'folder', status: 'failed', detail }];
  }
}

/** @throws Error in the words of the system where this account may not look */
function looksOf(dataDir: string): HealthCheck[] {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (!found) return [{ name: 'folder', status: 'failed', detail: `${dataDir} is not there.` }];
  const isOpen = (path: string) =>
    process.platform !== 'win32' && ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
  const open = [dataDir, join(dataDir, 'credentials.json'), join(dataDir, 'ledger.db')].filter(isOpen);
  const running = runningOn(dataDir);
  return [
    open.length === 0
      ? { name: 'folder', status: 'ok', detail: `${dataDir} is its owner's alone.` }
      : { name: 'folder', status: 'failed', detail: `Other accounts can read ${open.join(', ')}.` },
    running
      ? { name: 'running', status: 'ok', detail: `A station left word that it runs at ${running.baseUrl}.` }
      : { name: 'running', status: 'failed', detail: 'No station runs on this folder.' },
  ];
}

/** Every hash, the journal's chain, backups and clock, where the client is an administrator's. */
async function examination(client: StationClient): Promise<HealthCheck[]> {
  try {
    return (await client.call('examineStation')).checks;
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code !== 'SCOPE_MISSING') throw error;
    return [{ name: 'examination', status: 'warning', detail: 'Only an API client with the scope admin may examine.' }];
  }
}

/** What the station says of itself, once it has proved who it is. */
async function station(context: Context): Promise<HealthCheck[]> {
  try {
    const client = await context.station();
    const ready = await client.call('healthReady');
    const proved: HealthCheck = {
      name: 'identity',
      status: 'ok',
      detail: `${client.baseUrl} is the station, and takes the keys.`,
    };
    const known = new Set(ready.checks.map(({ name }) => name));
    const examined = (await examination(client)).filter(({ name }) => !known.has(name));
    return [proved, ...ready.checks, ...examined];
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return [{ name: 'identity', status: 'failed', detail: error.message }];
  }
}

export const registerDoctor: Register = (program, on) =>
  void program
    .command('doctor')
    .description('look for what keeps the station from working, and say it')
    .action(
      on(async (context) => {
        const checks = [runtime(), ...folder(context), ...(await station(context))];
        const failed = checks.some(({ status }) => status === 'failed');
        context.show({ status: failed ? 'failed' : 'ok', checks }, () =>
          table(checks.map(({ name, status, detail }) => [status, name, detail])),
        );
        return failed ? EXIT.failed : EXIT.ok;
      }),
    );
