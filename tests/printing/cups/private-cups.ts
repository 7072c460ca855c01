import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until as isSoAtLast } from '../../helpers/until.ts';
import { promisify } from 'node:util';
import { cupsFiles, cupsServer, privateBus } from './configuration.ts';

const run = promisify(execFile);
const LABEL_DRIVER = 'drv:///sample.drv/zebraep2.ppd';

/** A CUPS of its own on a free port, with nothing in it. */
export interface PrivateCups {
  /** As a printer's connection names it. */
  server: string;
  /** Makes a queue as an administrator does; see lpadmin(8). */
  addQueue(name: string, uri: string, model: string, ...options: string[]): Promise<void>;
  /** Runs a program of CUPS against this server. */
  command(program: string, ...parameters: string[]): Promise<string>;
  /** An IPP Everywhere printer, with labels of 4 x 6 inches and others, or with the paper of an office. */
  startIppPrinter(loaded: 'labels' | 'paper'): Promise<IppPrinter>;
  stop(): Promise<void>;
}

export interface IppPrinter {
  uri: string;
  /** The documents it printed, in order, and how often it was to print each. */
  printed(): { bytes: Buffer; copies: number }[];
  /** Puts so many sheets of Letter into the tray of a printer of paper. */
  fill(sheets: 0 | 250): Promise<void>;
}

/** CUPS's own programs lie where only an administrator's PATH leads. */
const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` };

/** Installs what is missing where it may; false where there is no CUPS to test against. */
export function haveCups(): boolean {
  const said = execFileSync(join(import.meta.dirname, 'install-cups.sh'), {
    encoding: 'utf8',
    env: ENVIRONMENT,
  }).trim();
  if (said !== '') console.log(said);
  const isRoot = process.getuid?.() === 0;
  if (said === '' && !isRoot) console.log('Only root can run a private CUPS: tests against a real CUPS are skipped.');
  return said === '' && isRoot;
}

export async function startPrivateCups(): Promise<PrivateCups> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-cups-'));
  const processes: ChildProcess[] = [];
  const start = (program: string, parameters: string[], environment: Record<string, string> = {}) => {
    const child = spawn(program, parameters, { stdio: 'ignore', env: { ...ENVIRONMENT, ...environment } });
    processes.push(child);
  };
  const port = await freePort();
  const server = `127.0.0.1:${port}`;
  const command = async (program: string, ...parameters: string[]) =>
    (await run(program, parameters, { env: { ...ENVIRONMENT, CUPS_SERVER: server } })).stdout;

  prepare(folder, port);
  start('cupsd', ['-f', '-c', `${folder}/etc/cupsd.conf`, '-s', `${folder}/etc/cups-files.conf`]);
  await until(async () => (await command('lpstat', '-r').catch(() => '')).includes('is running'));
  let printers = 0;

  return {
    server,
    command,
    async addQueue(name, uri, model, ...options) {
      await command('lpadmin', '-p', name, '-E', '-v', uri, '-m', model, ...options);
      // The description of an IPP Everywhere printer comes after lpadmin has returned.
      if (model === 'everywhere') await until(async () => existsSync(`${folder}/etc/ppd/${name}.ppd`));
    },
    async startIppPrinter(loaded) {
      const bus = `${folder}/bus.sock`;
      if (!existsSync(bus)) start('dbus-daemon', [`--config-file=${folder}/bus.conf`, '--nofork', '--nopidfile']);
      await until(async () => existsSync(bus));
      const [ippPort, out] = [await freePort(), `${folder}/ipp-${++printers}`];
      mkdirSync(`${out}/spool`, { recursive: true });
      const output = `${out}/$(printf %05d "$IPP_JOB_ID")-$IPP_COPIES.out`;
      writeFileSync(`${out}/print.sh`, `#!/bin/sh\ncp "$1" "${output}"\n`, { mode: 0o755 });
      const media = loaded === 'labels' ? ['-P', `${folder}/label.ppd`] : ['-f', 'application/pdf'];
      const parameters = ['-p', `${ippPort}`, '-n', 'localhost', '-d', `${out}/spool`, '-k', '-r', 'off', ...media];
      start('ippeveprinter', [...parameters, '-c', `${out}/print.sh`, 'Printer'], {
        DBUS_SYSTEM_BUS_ADDRESS: `unix:path=${bus}`,
      });
      await until(() => listens(ippPort));
      const outputs = () =>
        readdirSync(out)
          .filter((name) => name.endsWith('.out'))
          .sort();
      return {
        uri: `ipp://localhost:${ippPort}/ipp/print`,
        printed: () =>
          outputs().map((name) => ({
            bytes: readFileSync(join(out, name)),
            copies: Number(/-([0-9]+)\.out$/.exec(name)?.[1] ?? 1),
          })),
        async fill(sheets) {
          const tray = { size1: 'na_letter_8.5x11in', type1: 'stationery', level1: `${sheets}` };
          const byPass = { size3: 'na_number-10_4.125x9.5in', type3: 'envelope', level3: sheets === 0 ? '0' : '25' };
          await fetch(`http://localhost:${ippPort}/media?${new URLSearchParams({ ...tray, ...byPass })}`);
        },
      };
    },
    async stop() {
      const ended = processes.map((child) => new Promise((resolve) => child.once('exit', resolve)));
      for (const child of processes) child.kill();
      await Promise.all(ended);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function prepare(folder: string, port: number): void {
  for (const name of ['etc/ppd', 'spool/tmp', 'cache', 'run', 'log'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(`${folder}/etc/cups-files.conf`, cupsFiles(folder));
  writeFileSync(`${folder}/etc/cupsd.conf`, cupsServer(folder, port));
  writeFileSync(`${folder}/bus.conf`, privateBus(`${folder}/bus.sock`));
  const driver = execFileSync('/usr/lib/cups/daemon/cups-driverd', ['cat', LABEL_DRIVER], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const defaults = /^\*(DefaultPageSize|DefaultPageRegion|DefaultImageableArea|DefaultPaperDimension):.*/gm;
  writeFileSync(`${folder}/label.ppd`, driver.replaceAll(defaults, '*$1: w288h432'));
  chmodSync(folder, 0o755);
  execFileSync('chown', ['-R', 'root:lp', folder]);
  execFileSync('chown', ['lp:lp', `${folder}/spool`, `${folder}/cache`, `${folder}/run`]);
  chmodSync(`${folder}/spool/tmp`, 0o1770);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function listens(port: number): Promise<boolean> {
  const answer = await fetch(`http://localhost:${port}/`).catch(() => null);
  return answer !== null;
}

/** @throws Error where it is not so after 10 s. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  if (!(await isSoAtLast(isSo, { everyMs: 25, atMostMs: 10_000 })))
    throw new Error('What was waited for did not happen');
}
