import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isHostName, parseHubAddress } from '../hub/hub-address.ts';
import { holdsPassword, readLedgerAddress, type LedgerAddress } from '../ledger/postgres/address.ts';
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
  /** The database that stations share, in place of the file in the data folder. */
  ledger?: LedgerAddress;
  /** The key file with which the secrets of accounts are closed, in place of the data folder's own. */
  secretsKey?: string;
}

const OPTIONS = {
  headless: { type: 'boolean', says: 'no window' },
  'no-open': { type: 'boolean', says: 'open no window; the address of one in a browser is printed' },
  host: { type: 'string', value: 'ADDRESS', default: '127.0.0.1', says: 'a loopback address to listen at' },
  port: { type: 'string', value: 'PORT', default: String(DEFAULT_PORT), says: 'the port; 0 takes a free one' },
  'data-dir': { type: 'string', value: 'DIR', says: 'where ledger and credentials lie' },
  hub: { type: 'string', value: 'ADDRESS', says: 'let the network in through TLS, at this address of the machine' },
  'hub-name': { type: 'string', value: 'NAME', says: 'the name of the machine in the network' },
  'hub-cert': { type: 'string', value: 'FILE', says: 'a certificate of yours for it, in PEM' },
  'hub-key': { type: 'string', value: 'FILE', says: 'the key of that certificate, in PEM' },
  restore: { type: 'string', value: 'NAME', says: 'put this backup in the place of the ledger first' },
  ledger: { type: 'string', value: 'ADDRESS', says: 'the PostgreSQL that desks share, in place of the file' },
  'ledger-password-file': { type: 'string', value: 'FILE', says: 'its password, in the first line' },
  'ledger-ca': { type: 'string', value: 'FILE', says: 'the certificate authority of the database, in PEM' },
  'accept-asynchronous-standby': {
    type: 'boolean',
    says: 'buy though a standby of the database may lack the last commits',
  },
  'secrets-key': {
    type: 'string',
    value: 'FILE',
    says: 'the key file that the desks of a shared ledger have in common',
  },
  help: { type: 'boolean', says: 'print this, and start nothing' },
} as const;

/** What a start can be told on the command line, a line for each option. */
export function describeArguments(): string {
  const options = Object.entries(OPTIONS).map(([name, option]) => {
    const unlessGiven = 'default' in option ? ` (${option.default} unless given)` : '';
    return { given: `--${name}${'value' in option ? ` ${option.value}` : ''}`, says: option.says + unlessGiven };
  });
  const width = Math.max(...options.map(({ given }) => given.length));
  return [
    'Usage: npm start -- [options]',
    '',
    ...options.map(({ given, says }) => `  ${given.padEnd(width)}  ${says}`),
  ].join('\n');
}

/**
 * What a start is told on the command line.
 * @param ignoreUnknown where the program has options of its own beside these, as Electron has
 * @throws Error in words for whoever typed them.
 */
export function readArguments(args: string[], { ignoreUnknown = false } = {}): Arguments {
  const { values } = parseArgs({ args: ignoreUnknown ? knownOnly(args) : args, options: OPTIONS });
  requireSaid(values);
  const port = Number(values.port);
  if (!/^[0-9]{1,5}$/.test(values.port) || port > 65_535)
    throw new Error(`--port takes a number from 0 to 65535, not ${values.port}.`);
  const { hub, 'hub-name': name, 'hub-cert': certFile, 'hub-key': keyFile } = values;
  if (hub === undefined && (name ?? certFile ?? keyFile) !== undefined)
    throw new Error('--hub-name, --hub-cert and --hub-key belong to --hub.');
  if (name !== undefined && !isHostName(name))
    throw new Error(`--hub-name takes a name of this machine in the network, such as packing.lan, not ${name}.`);
  if ((certFile === undefined) !== (keyFile === undefined)) throw new Error('--hub-cert and --hub-key go together.');
  const certificate = certFile !== undefined && keyFile !== undefined ? { certFile, keyFile } : undefined;
  const ledger = ledgerOf(values);
  if (ledger && values.restore !== undefined)
    throw new Error(
      '--restore belongs to a ledger in the data folder; a shared one is restored where its database runs.',
    );
  const secretsKey = values['secrets-key'] ?? process.env['PACKBENCH_SECRETS_KEY_FILE'];
  return {
    host: values.host,
    port,
    // Electron takes whole paths only.
    dataDir: resolve(values['data-dir'] ?? defaultDataDir()),
    ...(ledger && { ledger }),
    ...(secretsKey && { secretsKey: resolve(secretsKey) }),
    ...(values.restore !== undefined && { restore: values.restore }),
    ...(hub !== undefined && { hub: { ...parseHubAddress(hub), name, certificate } }),
  };
}

/** A script whose variable is not set means no option by it: not the folder that it runs in, nor the ledger in the data folder. */
function requireSaid(values: Record<string, unknown>): void {
  const empty = Object.entries(values).find(([, value]) => value === '');
  if (empty) throw new Error(`--${empty[0]} takes a value; the one that is given is empty.`);
}

interface LedgerValues {
  ledger?: string | undefined;
  'ledger-password-file'?: string | undefined;
  'ledger-ca'?: string | undefined;
  'accept-asynchronous-standby'?: boolean | undefined;
}

/** From the command line, or from PACKBENCH_LEDGER and PACKBENCH_LEDGER_PASSWORD_FILE. */
function ledgerOf(values: LedgerValues): LedgerAddress | undefined {
  const { PACKBENCH_LEDGER: fromEnvironment, PACKBENCH_LEDGER_PASSWORD_FILE: passwordFile } = process.env;
  const address = values.ledger ?? fromEnvironment;
  if (!address) {
    if (values['ledger-password-file'] ?? values['ledger-ca'] ?? values['accept-asynchronous-standby'])
      throw new Error('--ledger-password-file, --ledger-ca and --accept-asynchronous-standby belong to --ledger.');
    return undefined;
  }
  if (values.ledger !== undefined) requireNoPassword(values.ledger, '--ledger');
  return readLedgerAddress(address, {
    passwordFile: values['ledger-password-file'] ?? passwordFile,
    caFile: values['ledger-ca'],
    acceptsAsynchronous: values['accept-asynchronous-standby'] ?? false,
  });
}

function requireNoPassword(address: string, option: string): void {
  if (holdsPassword(address))
    throw new Error(
      `A password in ${option} could be read by every user of this machine; put it into a file: --ledger-password-file FILE.`,
    );
}

/** The address of a shared ledger where another option than `--ledger` names it. @throws Error in words for whoever typed it. */
export function readSharedAddress(
  address: string,
  {
    option,
    ...given
  }: { option: string; ledgerPasswordFile?: string; ledgerCa?: string; acceptAsynchronousStandby?: boolean },
): LedgerAddress {
  requireNoPassword(address, option);
  return readLedgerAddress(address, {
    passwordFile: given.ledgerPasswordFile ?? process.env['PACKBENCH_LEDGER_PASSWORD_FILE'],
    caFile: given.ledgerCa,
    acceptsAsynchronous: given.acceptAsynchronousStandby ?? false,
  });
}

/** The arguments without those that are none of ours; the value of an unknown option is taken for one only behind `=`. */
function knownOnly(args: string[]): string[] {
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, tokens: true });
  return tokens.flatMap((token) => {
    if (token.kind !== 'option' || !Object.hasOwn(OPTIONS, token.name)) return [];
    return token.value === undefined ? [token.rawName] : [`${token.rawName}=${token.value}`];
  });
}
