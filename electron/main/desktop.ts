import { join } from 'node:path';
import { prepareDataFolder } from '#electron/platform/data-folder.ts';
import { makeFolder } from '#electron/platform/make-folder.ts';
import { readArguments, type Arguments } from '#electron/start/headless-arguments.ts';
import { describeStartFailure } from '#electron/start/start-failure.ts';
import { HIDDEN } from './autostart.ts';
import { isDebugged } from './debugging.ts';
import type { ElectronParts } from './electron-parts.ts';
import { whereSet, withLedgerSetting } from './ledger-setting.ts';
import { guardPages, guardSession } from './window/guard.ts';
import { quitOrderly } from './quit.ts';
import type { RunningDesktop } from './run-desktop.ts';
import { registerScheme } from './window/scheme.ts';
import { languageOf } from '#shared/format/languages.ts';
import { WORDS } from './messages/index.ts';

export interface DesktopOptions {
  /** What follows the program on the command line. */
  args: string[];
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  /** The application's own program. */
  program: string;
}

/**
 * The desktop application: everything that must happen before Electron is ready, then a station and its window. A second start only
 * brings the window of the first to the front; what it was given on its command line is not read.
 * @returns when it is up; null where it ends instead
 */
export async function startDesktop(electron: ElectronParts, options: DesktopOptions): Promise<RunningDesktop | null> {
  const { app } = electron;
  let running: RunningDesktop | null = null;
  let isWindowWanted = !options.args.includes(HIDDEN);
  registerScheme(electron.protocol);
  app.enableSandbox();

  if (app.isPackaged && isDebugged(app.commandLine))
    return refuse(electron, WORDS[languageOf(app.getLocale())].debugging);
  let given: Arguments;
  let isLedgerGiven: boolean;
  try {
    given = readArguments(options.args, { ignoreUnknown: true });
    prepareDataFolder(given.dataDir);
    const profile = join(given.dataDir, 'desktop');
    makeFolder(profile);
    isLedgerGiven = given.ledger !== undefined;
    given = withLedgerSetting(given);
    app.setPath('userData', profile);
  } catch (error) {
    return refuse(electron, (error as Error).message);
  }
  if (!app.requestSingleInstanceLock()) {
    app.quit();
    return null;
  }
  app.on('second-instance', () => {
    isWindowWanted = true;
    running?.show();
  });
  app.on('activate', () => running?.show());
  // The station serves local tools, too: it goes on when the window is closed, and ends with the application.
  app.on('window-all-closed', () => undefined);
  guardPages(app, electron.shell, () => running?.address ?? '');
  quitOrderly(app, async () => running?.stop());

  await app.whenReady();
  guardSession(electron.session.defaultSession);
  try {
    const { runDesktop } = await import('./run-desktop.ts');
    running = await runDesktop(electron, { ...options, given, isLedgerGiven });
  } catch (error) {
    const where = isLedgerGiven || !given.ledger ? '' : ` ${whereSet(given.dataDir)}`;
    return refuse(electron, `${describeStartFailure(error, given)}${where}`);
  }
  if (isWindowWanted) running.show();
  return running;
}

function refuse({ app, dialog }: ElectronParts, reason: string): null {
  dialog.showErrorBox(WORDS[languageOf(app.getLocale())].cannotStart, reason);
  app.exit(1);
  return null;
}
