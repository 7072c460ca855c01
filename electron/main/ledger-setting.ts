import { existsSync, readFileSync, rmSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { LedgerPlace, LedgerSetting } from '#shared/ipc/bridge.ts';
import { readSharedAddress, type Arguments } from '#electron/start/headless-arguments.ts';
import { leftBehind } from '#electron/start/open-ledger.ts';
import { tryLedger } from '#electron/start/try-ledger.ts';
import { requireKeyFile } from '#electron/secrets/key-file.ts';
import { writeDurably } from '#electron/platform/write-durably.ts';

/** Where the desktop application keeps what has to be known before a ledger is opened. */
const settingPath = (dataDir: string) => join(dataDir, 'desktop', 'ledger.json');

type Given = Pick<Arguments, 'dataDir' | 'ledger' | 'secretsKey'>;

function read(dataDir: string): LedgerPlace | null {
  const path = settingPath(dataDir);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as LedgerPlace) : null;
}

const addressOf = ({ address, passwordFile, caFile }: LedgerPlace) =>
  readSharedAddress(address, {
    option: 'the address',
    ...(passwordFile !== '' && { ledgerPasswordFile: passwordFile }),
    ...(caFile !== '' && { ledgerCa: caFile }),
  });

/** What the application is started with: the ledger of its settings, where the command line and the environment name none. @throws Error in words. */
export function withLedgerSetting<Known extends Given>(given: Known): Known {
  if (given.ledger) return given;
  const place = inWords(given.dataDir, () => read(given.dataDir));
  if (place === null) return given;
  const { secretsKey } = place;
  return {
    ...given,
    ledger: inWords(given.dataDir, () => addressOf(place)),
    ...(secretsKey !== '' && given.secretsKey === undefined && { secretsKey }),
  };
}

function inWords<T>(dataDir: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${(error as Error).message} ${whereSet(dataDir)}`, { cause: error });
  }
}

/** Where a person mends a setting with which the application does not start; empty where there is none. */
export const whereSet = (dataDir: string) =>
  existsSync(settingPath(dataDir))
    ? `The address is one of the application's settings: mend it in ${settingPath(dataDir)}, or delete that file to go back to the ledger in the data folder.`
    : '';

/** The setting as the page reads and changes it; it holds from the next start. */
export interface LedgerSettings {
  read(): LedgerSetting;
  /** Tries the ledger, and keeps the setting. @returns why not, in a sentence; null where it is kept */
  set(place: LedgerPlace | null): Promise<string | null>;
}

/** @param isGiven whether the command line or the environment names the ledger: then the setting waits. */
export const openLedgerSettings = (dataDir: string, isGiven: boolean): LedgerSettings => ({
  read: () => ({ place: read(dataDir), isGiven }),
  async set(place) {
    const path = settingPath(dataDir);
    if (place === null) {
      rmSync(path, { force: true });
      return null;
    }
    const relative = [place.passwordFile, place.caFile, place.secretsKey].find(
      (file) => file !== '' && !isAbsolute(file),
    );
    if (relative !== undefined) return `Write the whole path of ${relative}.`;
    try {
      if (existsSync(place.secretsKey)) requireKeyFile(place.secretsKey);
      const left = leftBehind(dataDir);
      const fault = left === null ? await tryLedger(addressOf(place)) : `${left}.`;
      if (fault !== null) return fault;
    } catch (error) {
      return (error as Error).message.replace('--secrets-key', 'The key file');
    }
    writeDurably(path, Buffer.from(`${JSON.stringify(place, null, 2)}\n`));
    return null;
  },
});
