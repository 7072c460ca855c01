import type { Language } from '../format/languages.ts';

/**
 * What the page of the desktop application asks its main process: only what the station's API cannot do. Both sides derive from this list: a
 * call that the preload script, the main process or this list lacks does not compile.
 */
export interface Calls {
  /** Puts the text on the clipboard. */
  copy(text: string): void;
  /** The language of menu and tray. */
  speak(language: Language): void;
  /** Ends the application in order, and starts it again. */
  restart(): void;
  secrets(): SecretsState;
  ledger(): LedgerSetting;
  /** Where the ledger is from the next start on; null for the file in the data folder. @returns why it is not kept, in a sentence; else null */
  setLedger(place: LedgerPlace | null): string | null;
  /** Types the passphrase, or chooses it where there is none yet. @returns whether it was right. */
  unlockSecrets(passphrase: string): boolean;
}

export type CallName = keyof Calls;
export type Channel<Name extends CallName = CallName> = `station:${Name}`;

export const channelOf = <Name extends CallName>(name: Name): Channel<Name> => `station:${name}`;

/** What the page has as `window.station`: every call, answered later. */
export type StationBridge = {
  readonly [Name in CallName]: (...given: Parameters<Calls[Name]>) => Promise<ReturnType<Calls[Name]>>;
} & {
  /** Calls to the page's own origin are answered by the station itself: they need no token. */
  readonly trusted: true;
  /** Where local tools call the station, such as `http://127.0.0.1:4820`. */
  readonly address: string;
};

/** How the keys of accounts are kept: by the system's keyring, or behind a passphrase that is chosen (`new`) and typed once after each start. */
export type SecretsState = 'keyring' | 'new' | 'locked' | 'open';

/** A ledger that stations share, as a person names it; what is left out is empty. Files are on this machine. */
export interface LedgerPlace {
  /** `postgres://USER@HOST:PORT/DATABASE` */
  address: string;
  /** Its first line is the password. */
  passwordFile: string;
  /** In PEM. */
  caFile: string;
  /** The key file that the desks of the ledger have in common. */
  secretsKey: string;
}

export interface LedgerSetting {
  /** Null for the file in the data folder. */
  place: LedgerPlace | null;
  /** Whether the command line or the environment names another one, which goes before. */
  isGiven: boolean;
}

/** How the page's preload script is told the station's address. */
export const ADDRESS_ARGUMENT = '--station-address=';

/** The shortest passphrase that may be chosen; nobody can guess 10 characters through scrypt as it is set. */
export const LEAST_PASSPHRASE = 10;
