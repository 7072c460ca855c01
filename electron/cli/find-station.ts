import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDir } from '../start/headless-arguments.ts';
import { quoted } from '../start/start-command.ts';
import { isLoopback } from '../platform/loopback.ts';
import { parseFile } from '../platform/parse-file.ts';
import { isProof, newChallenge } from '../platform/station-proof.ts';
import { CliError } from './cli-error.ts';
import { EXIT } from './exit-codes.ts';
import type { Io } from './io.ts';
import { createStationClient, type StationClient } from './station-client.ts';

/** Where to find the station, as options say. */
export interface ConnectionOptions {
  dataDir?: string | undefined;
  url?: string | undefined;
  fingerprint?: string | undefined;
}

/** The same, as options or else the environment say. */
export interface Connection extends ConnectionOptions {
  dataDir: string;
  /** Those of the environment. */
  keys: Keys | null;
}

interface Running {
  baseUrl: string;
  secret: string;
}
interface Keys {
  accessKey: string;
  secretKey: string;
}

/** @throws CliError where the data folder is named by nothing, as by a script whose variable is not set */
export function connectionOf({ dataDir, url, fingerprint }: ConnectionOptions, env: Io['env']): Connection {
  if (dataDir === '') throw new CliError('--data-dir takes a value; the one that is given is empty.', EXIT.invalid);
  const { PACKBENCH_ACCESS_KEY: accessKey, PACKBENCH_SECRET_KEY: secretKey } = env;
  return {
    dataDir: dataDir ?? (env['PACKBENCH_DATA_DIR'] || defaultDataDir()),
    url: url ?? (env['PACKBENCH_URL'] || undefined),
    fingerprint: fingerprint ?? (env['PACKBENCH_FINGERPRINT'] || undefined),
    keys: accessKey && secretKey ? { accessKey, secretKey } : null,
  };
}

const HTTP_PORT = 80;

const UNKNOWN = 'The station does not know';
const keysAreGone = (credentials: string) =>
  `${UNKNOWN} the keys in ${credentials}, or they were revoked. Make an API client in the window (API & tools), and write its keys there; ` +
  'where no window is open, the station says at its next start how to open one.';

const runningPath = (dataDir: string) => join(dataDir, 'station.json');
const serveOn = (dataDir: string) => `packbench serve --data-dir ${quoted(dataDir, process.platform)}`;

/** The station that runs on the data folder, as it says itself; null where none does, or none can be seen. */
export function runningOn(dataDir: string): Running | null {
  try {
    return JSON.parse(readFileSync(runningPath(dataDir), 'utf8')) as Running;
  } catch {
    return null;
  }
}

/**
 * A client of the station that is meant. Keys leave only for a station that proved to be the one of the data folder, or that TLS vouches
 * for, or that the environment names together with the keys.
 */
export async function findStation({ dataDir, fingerprint, ...where }: Connection): Promise<StationClient> {
  const running = runningOn(dataDir);
  const url = where.url ?? running?.baseUrl;
  if (running === null && (url === undefined || where.keys === null)) whatIsThere(runningPath(dataDir));
  if (url === undefined)
    throw new CliError(`No station runs on ${dataDir}. Start one with: ${serveOn(dataDir)}`, EXIT.notSent);
  const base = checkedUrl(url);
  const dispatcher = await trustIn(fingerprint);
  const isProved = base.protocol === 'http:' && (where.keys === null || isOf(running, base));
  const origin = isProved ? await provenOrigin(base, running, dataDir) : base.origin;
  const anonymousClient = createStationClient(origin, () => Promise.reject(new Error('No token')), dispatcher);

  const credentials = join(dataDir, 'credentials.json');
  const keys = where.keys ?? keysIn(credentials);
  if (keys === null) {
    throw new CliError(
      `There is no credentials.json in ${dataDir}. Of desks that share a ledger the first one has it, and its keys are good at every desk: copy it here. ` +
        'Or make an API client in the window (API & tools), and set PACKBENCH_ACCESS_KEY and PACKBENCH_SECRET_KEY to its keys.',
    );
  }
  const token = async () => {
    const body = { grant_type: 'client_credentials', client_id: keys.accessKey, client_secret: keys.secretKey };
    const answer = await anonymousClient.call('issueToken', { body });
    if ('access_token' in answer) return answer.access_token;
    throw new CliError(where.keys === null ? keysAreGone(credentials) : `${UNKNOWN} these keys, or they were revoked.`);
  };
  return createStationClient(origin, token, dispatcher);
}

/**
 * The address that proved to be the station of the data folder; keys go there and nowhere else. A name is no address: `localhost` may lead
 * to two, and each has to prove itself.
 */
async function provenOrigin(base: URL, running: Running | null, dataDir: string): Promise<string> {
  if (!isOf(running, base)) throw new CliError(elsewhere(base, running, dataDir));
  const hosts = base.hostname === 'localhost' ? ['127.0.0.1', '[::1]'] : [base.hostname];
  let unreachable: unknown = null;
  // A proof is of an address with its port, which goes without saying in others.
  for (const origin of hosts.map((host) => `http://${host}:${base.port || HTTP_PORT}`)) {
    const challenge = newChallenge();
    const client = createStationClient(origin, () => Promise.reject(new Error('No token')));
    try {
      const { proof } = await client.call('healthLive', { query: { challenge } });
      if (isProof(proof, running.secret, origin, challenge)) return origin;
      unreachable = null;
      break;
    } catch (error) {
      unreachable = error;
    }
  }
  if (unreachable !== null) throw unreachable;
  throw new CliError(
    `What listens at ${base.origin} does not prove to be the station of the data folder; no keys were sent. Is another program on its port?`,
  );
}

const isOf = (running: Running | null, { port }: URL): running is Running =>
  running !== null && new URL(running.baseUrl).port === port;

/** Why the keys of the data folder do not go to an address that is not its station's, and what would. */
function elsewhere({ origin }: URL, running: Running | null, dataDir: string): string {
  const ownKeys = `set PACKBENCH_ACCESS_KEY and PACKBENCH_SECRET_KEY to keys of the station at ${origin}`;
  return running === null
    ? `No station runs on ${dataDir}, so that ${origin} is not it: no keys were sent. Start it with: ${serveOn(dataDir)} - or ${ownKeys}.`
    : `The station of ${dataDir} runs at ${running.baseUrl}, not at ${origin}: no keys were sent. Leave out --url, or ${ownKeys}.`;
}

/** Loaded only where a certificate is pinned. */
const trustIn = async (fingerprint: string | undefined) =>
  fingerprint === undefined ? undefined : (await import('./pinned-certificate.ts')).pinnedTo(fingerprint);

/** Keys go out in the clear on this machine only. */
function checkedUrl(text: string): URL {
  if (!URL.canParse(text)) throw new CliError(`${text} is no address.`, EXIT.invalid);
  const url = new URL(text);
  const isSafe =
    url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname.replaceAll(/[[\]]/g, '')));
  if (isSafe && url.username === '' && url.password === '') return url;
  throw new CliError(`${text} is neither on this machine nor https; keys are not sent there.`, EXIT.invalid);
}

/** What helps where the folder is another account's. */
export const AS_ITS_OWNER = 'Run this as the account that the station runs as.';

/** What the file holds; null where there is none. @throws CliError where it must not be read, as another account's */
function whatIsThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw new CliError(`${path} cannot be read: ${message}. ${AS_ITS_OWNER}`);
  }
}

/** @throws CliError where it is no JSON any more */
function keysIn(path: string): Keys | null {
  const text = whatIsThere(path);
  try {
    return text === null ? null : (parseFile(text) as Keys);
  } catch (error) {
    throw new CliError(`${path} is not JSON: ${(error as Error).message}.`);
  }
}
