import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseHubAddress } from '../hub/hub-address.ts';
import type { HubOptions } from '../hub/open-hub.ts';

const DEFAULT_PORT = 4820;

/** Where the operating system keeps an application's data of this user. */
export function defaultDataDir(): string {
  if (process.platform === 'win32')
    return join(process.env['APPDATA'] ?? join(homedir(), 'AppData', 'Roaming'), 'Packbench');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Packbench');
  return join(process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local', 'share'), 'packbench');
}

export interface Arguments {
  host: string;
  port: number;
  dataDir: string;
  hub?: HubOptions;
  /** The name of a backup that is put in the place of the ledger first, whatever is planned. */
  restore?: string;
}

const OPTIONS = {
  headless: { type: 'boolean' },
  'no-open': { type: 'boolean' },
  host: { type: 'string', default: '127.0.0.1' },
  port: { type: 'string', default: String(DEFAULT_PORT) },
  'data-dir': { type: 'string' },
  hub: { type: 'string' },
  'hub-name': { type: 'string' },
  'hub-cert': { type: 'string' },
  'hub-key': { type: 'string' },
  restore: { type: 'string' },
} as const;

/**
 * What a start is told on the command line.
 * @param ignoreUnknown where the program has options of its own beside these, as Electron has
 * @throws Error in words for whoever typed them.
 */
export function readArguments(args: string[], { ignoreUnknown = false } = {}): Arguments {
  const { values } = parseArgs({ args: ignoreUnknown ? knownOnly(args) : args, options: OPTIONS });
  const port = Number(values.port);
  if (!/^[0-9]{1,5}$/.test(values.port) || port > 65_535)
    throw new Error(`--port takes a number from 0 to 65535, not ${values.port}.`);
  const { hub, 'hub-name': name, 'hub-cert': certFile, 'hub-key': keyFile } = values;
  if (hub === undefined && (name ?? certFile ?? keyFile) !== undefined)
    throw new Error('--hub-name, --hub-cert and --hub-key belong to --hub.');
  if ((certFile === undefined) !== (keyFile === undefined)) throw new Error('--hub-cert and --hub-key go together.');
  const certificate = certFile !== undefined && keyFile !== undefined ? { certFile, keyFile } : undefined;
  return {
    host: values.host,
    port,
    dataDir: values['data-dir'] ?? defaultDataDir(),
    ...(values.restore !== undefined && { restore: values.restore }),
    ...(hub !== undefined && { hub: { ...parseHubAddress(hub), name, certificate } }),
  };
}

/** The arguments without those that are none of ours; the value of an unknown option is taken for one only behind `=`. */
function knownOnly(args: string[]): string[] {
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true });
  return tokens.flatMap((token) => {
    if (token.kind !== 'option' || !Object.hasOwn(OPTIONS, token.name)) return [];
    return token.value === undefined ? [token.rawName] : [`${token.rawName}=${token.value}`];
  });
}
