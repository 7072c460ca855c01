/** What is used of electron-updater. */
export interface Updater {
  autoDownload: boolean;
  autoInstallOnAppQuit: boolean;
  allowDowngrade: boolean;
  checkForUpdates(): Promise<unknown>;
}

export interface UpdateParts {
  /** Loaded at the first look only: an application that does not look for updates does not load what could. */
  load(): Promise<Updater>;
  log(event: string, details: Record<string, unknown>): void;
  lookEveryMs?: number;
}

const SIX_HOURS_MS = 6 * 3_600_000;

/**
 * Looks for newer versions where the setting says so, and installs one when the application is quit, never before. Where to look is written
 * into the package when it is built, so that nobody who may change a setting can have another program installed.
 */
export function createUpdates({ load, log, lookEveryMs = SIX_HOURS_MS }: UpdateParts) {
  let timer: ReturnType<typeof setInterval> | undefined;

  async function check(): Promise<void> {
    try {
      const updater = await load();
      Object.assign(updater, { autoDownload: true, autoInstallOnAppQuit: true, allowDowngrade: false });
      await updater.checkForUpdates();
    } catch (error) {
      log('update not found', { error });
    }
  }

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
  }

  return {
    async follow(isOn: boolean): Promise<void> {
      if (!isOn) return stop();
      if (timer) return;
      timer = setInterval(() => void check(), lookEveryMs);
      timer.unref();
      await check();
    },
    stop,
  };
}
