import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { HealthCheck } from '#shared/schema/health.ts';
import { CliError } from '../cli-error.ts';
import type { Context, Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { dataDirOf, runningOn } from '../find-station.ts';
import { table } from '../io.ts';

const NODE_MAJOR = 24;

function runtime(): HealthCheck {
  const [major = 0] = process.versions.node.split('.').map(Number);
  const status = major >= NODE_MAJOR ? 'ok' : 'failed';
  return { name: 'node', status, detail: `Node ${process.versions.node}; the station needs ${NODE_MAJOR} or newer.` };
}

function folder({ where }: Context): HealthCheck[] {
  const dataDir = dataDirOf(where);
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
    return [proved, ...ready.checks];
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
