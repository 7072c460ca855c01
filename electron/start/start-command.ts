import { basename, resolve } from 'node:path';
import { defaultDataDir } from './headless-arguments.ts';

/** What a process knows of how it was started. */
export type StartedAs = Pick<NodeJS.Process, 'argv' | 'env' | 'execPath' | 'platform'> & {
  versions: { electron?: string };
  /** Electron's: true where it runs an application from its sources. */
  defaultApp?: boolean;
};

/** Options without a value that a start is repeated with. */
const REPEATED = ['--headless', '--no-open'];

/**
 * The command that starts the station in this data folder again the way it was started (the installed application, the `packbench`
 * command, npm), with these options more; null where that cannot be known. Ports and the hub are left out.
 */
export function startCommand(started: StartedAs, dataDir: string, more: readonly string[] = []): string | null {
  const isDefault = dataDir === defaultDataDir();
  const options = [...(isDefault ? [] : ['--data-dir', resolve(dataDir)]), ...more];
  const program = programOf(started);
  return (
    program && [...program(options.length > 0), ...options].map((word) => quoted(word, started.platform)).join(' ')
  );
}

function programOf(started: StartedAs): ((hasOptions: boolean) => string[]) | null {
  const { argv, env, execPath, versions, defaultApp = false } = started;
  const { APPIMAGE: image, npm_lifecycle_event: script } = env;
  if (versions.electron !== undefined && !defaultApp) return () => [image ?? execPath];
  if (/^(?:packbench(?:\.ts)?|launch\.mjs)$/.test(basename(argv[1] ?? ''))) return () => ['packbench', 'serve'];
  if (script !== 'start') return null;
  const repeated = argv.filter((argument) => REPEATED.includes(argument));
  return (hasOptions) => ['npm', 'start', ...(hasOptions || repeated.length > 0 ? ['--'] : []), ...repeated];
}

/** As a shell of the platform takes it. */
export function quoted(word: string, platform: NodeJS.Platform): string {
  if (/^[\w./:@=+-]+$/.test(word)) return word;
  return platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
