import { join } from 'node:path';
import type { Arguments } from '#electron/start/headless-arguments.ts';
import { giveBackMemory } from '#electron/platform/give-back-memory.ts';
import { openLog } from '#electron/platform/log/open-log.ts';
import { restoreAtStart } from '#electron/start/restore-at-start.ts';
import { startStation } from '#electron/station.ts';
import type { Settings } from '#shared/schema/station/settings.ts';
import { setAutostart } from './autostart.ts';
import { answerCalls } from './calls.ts';
import { chooseCipher } from './choose-cipher.ts';
import type { ElectronParts } from './electron-parts.ts';
import { createDesktopUi } from './desktop-ui.ts';
import { followAttention } from './follow-attention.ts';
import { followSettings } from './follow-settings.ts';
import { openLedgerSettings } from './ledger-setting.ts';
import { keepAwake } from './keep-awake.ts';
import { restart } from './restart.ts';
import { answerScheme } from './window/scheme.ts';
import { utilityChild } from './utility-child.ts';
import { createUpdates, type Updater } from './updates.ts';

export interface RunOptions {
  given: Arguments;
  /** Whether the ledger was named on the command line or in the environment. */
  isLedgerGiven: boolean;
  env: NodeJS.ProcessEnv;
  platform: NodeJS.Platform;
  program: string;
  /** What follows the program on the command line. */
  args: string[];
}

export interface RunningDesktop {
  address: string;
  /** Opens the window, or brings it to the front. */
  show(): void;
  /** Finishes or settles what is in flight, and stops the station. */
  stop(): Promise<void>;
}

async function loadUpdater(): Promise<Updater> {
  const { default: updater } = await import('electron-updater');
  return updater.autoUpdater;
}

/** Starts the station and everything that follows it; Electron is ready. @throws Error where the station does not start. */
export async function runDesktop(electron: ElectronParts, options: RunOptions): Promise<RunningDesktop> {
  const { app, clipboard, ipcMain, powerSaveBlocker, protocol, safeStorage } = electron;
  const { given, platform, env, program } = options;
  const { dataDir } = given;
  const ledger = openLedgerSettings(dataDir, options.isLedgerGiven);
  const log = openLog(join(dataDir, 'logs'));
  // What is planned for the file in the folder waits while another ledger is used.
  if (!given.ledger) for (const said of await restoreAtStart(dataDir, given.restore)) log.write(said, {});
  const { cipher, passphrase } = await chooseCipher(safeStorage, { ...given, platform });
  const station = await startStation({
    ...given,
    cipher,
    log: log.write,
    startChild: utilityChild(electron.utilityProcess),
  });
  const { engine, events, baseUrl } = station;

  answerScheme(protocol, station.answerWindow);
  const placePath = join(dataDir, 'desktop', 'window.json');
  const ui = createDesktopUi(electron, { dataDir, stationAddress: baseUrl, platform, placePath });
  answerCalls(ipcMain, { clipboard, speak: ui.speak, restart: () => restart(app, options), ledger, passphrase });

  const updates = createUpdates({ load: loadUpdater, log: log.write });
  /** An application that is not installed has nothing to start at login, and nothing to update. */
  async function follow({ openAtLogin, checkForUpdates }: Settings): Promise<void> {
    try {
      setAutostart({ app, platform, env, program }, openAtLogin);
    } catch (error) {
      log.write('start at login not set', { error });
    }
    await updates.follow(checkForUpdates);
  }
  const running = (
    await engine.batches.list(await engine.identity.windowCaller(), { states: ['RUNNING'] })
  ).batches.map(({ id }) => id);
  const stops = [
    followAttention(station, ui.countAttention),
    keepAwake(powerSaveBlocker, events, running),
    ...(app.isPackaged ? [followSettings({ engine, events, log: log.write }, follow)] : []),
    updates.stop,
    giveBackMemory(),
  ];

  return {
    address: baseUrl,
    show: () => ui.show(),
    async stop() {
      stops.forEach((stop) => stop());
      await station.stop();
      await log.close();
    },
  };
}
