/**
 * What the page of the desktop application asks its main process: only what the station's API cannot do. The page reaches it as
 * `window.station`.
 */
export interface StationBridge {
  /** Calls to the page's own origin are answered by the station itself: they need no token. */
  readonly trusted: true;
  /** Where local tools call the station, such as `http://127.0.0.1:4820`. */
  readonly address: string;
  /** Puts the text on the clipboard. */
  copy(text: string): Promise<void>;
  /** The language of menu and tray. */
  speak(language: 'en' | 'de'): Promise<void>;
  /** Ends the application in order, and starts it again. */
  restart(): Promise<void>;
  secrets(): Promise<SecretsState>;
  /** Types the passphrase, or chooses it where there is none yet. @returns whether it was right. */
  unlockSecrets(passphrase: string): Promise<boolean>;
}

/** How the keys of accounts are kept: by the system's keyring, or behind a passphrase that is chosen (`new`) and typed once after each start. */
export type SecretsState = 'keyring' | 'new' | 'locked' | 'open';

/** The calls, and the names of their channels. */
export const CHANNELS = {
  copy: 'station:copy',
  speak: 'station:speak',
  restart: 'station:restart',
  secrets: 'station:secrets',
  unlockSecrets: 'station:unlock-secrets',
} as const;

/** How the page's preload script is told the station's address. */
export const ADDRESS_ARGUMENT = '--station-address=';

/** The shortest passphrase that may be chosen; nobody can guess 10 characters through scrypt as it is set. */
export const LEAST_PASSPHRASE = 10;
