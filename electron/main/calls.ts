import type { Clipboard, IpcMain, IpcMainInvokeEvent } from 'electron';
import { LEAST_PASSPHRASE, channelOf, type CallName, type Calls, type LedgerPlace } from '#shared/ipc/bridge.ts';
import type { PassphraseCipher } from '#electron/secrets/passphrase-cipher.ts';
import type { LedgerSettings } from './ledger-setting.ts';
import { isLanguage, type Language } from '#shared/format/languages.ts';
import { WINDOW_ORIGIN } from '#electron/api/window-calls.ts';

export interface CallTargets {
  clipboard: Pick<Clipboard, 'writeText'>;
  speak(language: Language): void;
  restart(): void;
  ledger: LedgerSettings;
  /** Null where the system has a keyring. */
  passphrase: Pick<PassphraseCipher, 'state' | 'unlock'> | null;
}

/** Longer than anything that is copied or typed. */
const MOST_CHARACTERS = 100_000;

/** An answer to every call of the page, which is not to be trusted: what it gives is looked at. */
type Answers = {
  readonly [Name in CallName]: (given: unknown) => ReturnType<Calls[Name]> | Promise<ReturnType<Calls[Name]>>;
};

/** Answers the page's calls. Only the page itself may call, and only with what its calls take. @throws Error to every other caller. */
export function answerCalls(
  ipcMain: Pick<IpcMain, 'handle'>,
  { clipboard, speak, restart, ledger, passphrase }: CallTargets,
): void {
  const answers: Answers = {
    copy: (given) => clipboard.writeText(textIn(given)),
    speak: (given) => {
      if (!isLanguage(given)) throw new Error('Not a language');
      speak(given);
    },
    restart: () => restart(),
    secrets: () => passphrase?.state() ?? 'keyring',
    ledger: () => ledger.read(),
    setLedger: (given) => ledger.set(given === null ? null : placeIn(given)),
    unlockSecrets: async (given) => {
      const typed = textIn(given);
      if (!passphrase || (passphrase.state() === 'new' && typed.length < LEAST_PASSPHRASE)) return false;
      return passphrase.unlock(typed);
    },
  };
  for (const [name, answer] of Object.entries(answers) as [CallName, Answers[CallName]][])
    ipcMain.handle(channelOf(name), (event, given: unknown) => {
      requireOwnPage(event);
      return answer(given);
    });
}

/** The main frame of the window's page; not a frame in it, not a page that took its place. */
function requireOwnPage({ senderFrame }: IpcMainInvokeEvent): void {
  if (senderFrame?.parent === null && senderFrame.origin === WINDOW_ORIGIN) return;
  throw new Error('Only the window of the station may ask this');
}

function textIn(given: unknown): string {
  if (typeof given === 'string' && given.length <= MOST_CHARACTERS) return given;
  throw new Error('Not a text');
}

function placeIn(given: unknown): LedgerPlace {
  if (typeof given !== 'object' || given === null) throw new Error('Not a place of a ledger');
  const { address, passwordFile, caFile, secretsKey } = given as Record<string, unknown>;
  return {
    address: textIn(address),
    passwordFile: textIn(passwordFile),
    caFile: textIn(caFile),
    secretsKey: textIn(secretsKey),
  };
}
