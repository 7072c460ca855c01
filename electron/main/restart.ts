import type { App } from 'electron';
import { HIDDEN } from './autostart.ts';

export interface RestartOptions {
  /** What follows the program on the command line. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
}

/**
 * Ends the application in order, and starts it again as it was started: but with its window, and without what was to be done once.
 * Run from its sources, Electron needs to be told where they are.
 */
export function restart(
  app: Pick<App, 'relaunch' | 'quit' | 'isPackaged' | 'getAppPath'>,
  { args, env }: RestartOptions,
): void {
  // An AppImage runs from a place that is gone when it ends; the variable names the file itself.
  const { APPIMAGE: execPath } = env;
  app.relaunch({
    args: [...(app.isPackaged ? [] : [app.getAppPath()]), ...repeatable(args)],
    ...(execPath !== undefined && { execPath }),
  });
  app.quit();
}

const repeatable = (args: readonly string[]) =>
  args.filter(
    (argument, index) => argument !== HIDDEN && !/^--restore(?:=|$)/.test(argument) && args[index - 1] !== '--restore',
  );
