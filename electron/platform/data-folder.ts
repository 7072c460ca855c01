import { accessSync, constants, existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#shared/format/is-record.ts';
import { closeFolder } from './folder-permissions.ts';
import { makeFolder } from './make-folder.ts';
import { parseFile } from './parse-file.ts';
import { writeDurably } from './write-durably.ts';

export const ledgerPath = (dataDir: string) => join(dataDir, 'ledger.db');
/** Whoever has its lock is the desk of a shared ledger in this folder. */
export const deskLockPath = (dataDir: string) => join(dataDir, 'desk.lock');
export const secretKeyPath = (dataDir: string) => join(dataDir, 'secrets.key');
export const passphrasePath = (dataDir: string) => join(dataDir, 'secrets.passphrase');
const credentialsPath = (dataDir: string) => join(dataDir, 'credentials.json');
const runningPath = (dataDir: string) => join(dataDir, 'station.json');

/** Everybody may write there, and remove nothing of others. */
const SHARED = 0o1002;

/**
 * Makes the folder where it is missing, and closes it to everybody but its owner.
 * @returns what stood open to other accounts.
 * @throws Error with a sentence for the operator where the folder is not ours, or cannot be made or written.
 */
export function prepareDataFolder(dataDir: string): string[] {
  const isNew = asDataFolder(dataDir, () => makeFolder(dataDir));
  requireUsableFolder(dataDir);
  return !isNew || process.platform === 'win32' ? closeFolder(dataDir) : [];
}

/** Changes nothing. @throws Error with a sentence for the operator where the folder is there, and cannot be written. */
export function requireUsableFolder(dataDir: string): void {
  asDataFolder(dataDir, () => {
    const found = statSync(dataDir, { throwIfNoEntry: false });
    if (found?.isDirectory() === false) throw new Error('it is no folder');
    // As /tmp: closed to the others, it would keep all their programs from working.
    if (found && (found.mode & SHARED) === SHARED) throw new Error('all accounts of this machine share it');
    if (found) accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  });
}

function asDataFolder<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(
      `The data folder ${dataDir} cannot be used: ${(error as Error).message}. Give the station another one with --data-dir.`,
      { cause: error },
    );
  }
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Replaces the file in one step, so that a reader sees the old or the new one, never half of it. What lies at the draft's name is not written into. */
function replaceFile(path: string, value: unknown): void {
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, asJson(value), { mode: 0o600, flag: 'wx' });
  renameSync(draft, path);
}

/** The same, and on the disk before this returns: the secret key is nowhere else, and a power cut must not take it. */
const replaceCredentials = (dataDir: string, value: unknown) =>
  writeDurably(credentialsPath(dataDir), Buffer.from(asJson(value)));

/** Writes credentials.json for the first API client (contract, section 1); the address follows when the station listens. */
export const writeFirstCredentials = (dataDir: string, keys: { accessKey: string; secretKey: string }) =>
  replaceCredentials(dataDir, { baseUrl: null, ...keys });

/**
 * Puts the current address into credentials.json, unless it stands there; where somebody has taken the file away, it stays away.
 * @returns false where what is there is not JSON any more, as after somebody's hand: it keeps nobody from starting, and stays as it is
 */
export function writeAddress(dataDir: string, baseUrl: string): boolean {
  const path = credentialsPath(dataDir);
  if (!existsSync(path)) return true;
  const written = jsonIn(readFileSync(path, 'utf8'));
  if (!isRecord(written)) return false;
  if (written['baseUrl'] !== baseUrl) replaceCredentials(dataDir, { ...written, baseUrl });
  return true;
}

/** Undefined where it is not JSON. */
function jsonIn(text: string): unknown {
  try {
    return parseFile(text);
  } catch {
    return undefined;
  }
}

/** Leaves word of who runs on this folder: for a second start to name, and with a secret by which callers can tell it from an impostor. */
export const writeRunningStation = (dataDir: string, station: { baseUrl: string; secret: string }) =>
  replaceFile(runningPath(dataDir), { ...station, processId: process.pid });

export const removeRunningStation = (dataDir: string) => rmSync(runningPath(dataDir), { force: true });

/** The running station in words, as far as it left word. */
export function describeRunningStation(dataDir: string): string {
  try {
    const { baseUrl, processId } = JSON.parse(readFileSync(runningPath(dataDir), 'utf8')) as {
      baseUrl: string;
      processId: number;
    };
    return `${baseUrl} (process ${processId})`;
  } catch {
    return 'a station that is just starting';
  }
}
