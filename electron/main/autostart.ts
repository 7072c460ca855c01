import { rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { App } from 'electron';
import { makeFolder } from '#electron/platform/make-folder.ts';

/** With this the application starts without opening its window: nobody has asked for one at login. */
export const HIDDEN = '--hidden';

export interface AutostartParts {
  app: Pick<App, 'setLoginItemSettings'>;
  platform: NodeJS.Platform;
  env: NodeJS.ProcessEnv;
  /** The application's own program. */
  program: string;
}

/** Starts the application at login, or no more. */
export function setAutostart({ app, platform, env, program }: AutostartParts, isOn: boolean): void {
  if (platform !== 'linux') return app.setLoginItemSettings({ openAtLogin: isOn, args: [HIDDEN] });
  const folder = join(env['XDG_CONFIG_HOME'] ?? join(env['HOME'] ?? homedir(), '.config'), 'autostart');
  const file = join(folder, 'packbench.desktop');
  if (!isOn) return rmSync(file, { force: true });
  makeFolder(folder, 0o777);
  // An AppImage runs from a place that changes at each start; the variable names the file itself.
  writeFileSync(file, desktopEntry(env['APPIMAGE'] ?? program), { mode: 0o600 });
}

/**
 * A file of the Desktop Application Autostart Specification. With TryExec it is ignored once the program is gone: what a removed
 * application leaves in somebody's home starts nothing.
 */
export const desktopEntry = (program: string) =>
  [
    '[Desktop Entry]',
    'Type=Application',
    'Name=Packbench',
    `TryExec=${escaped(program)}`,
    `Exec=${quoted(program)} ${HIDDEN}`,
    'X-GNOME-Autostart-enabled=true',
    '',
  ].join('\n');

/** Strings of a desktop entry: a backslash is written twice, and nothing begins a new line. */
const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', String.raw`\r`);
/** Arguments of Exec: in double quotes, where `"`, backtick, `$` and backslash are escaped; then the rules of strings; `%` is a code. */
const quoted = (text: string) => escaped(`"${text.replaceAll(/["`$\\]/g, String.raw`\$&`)}"`).replaceAll('%', '%%');
