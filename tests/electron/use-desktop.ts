import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Channel } from '#shared/ipc/bridge.ts';
import { startDesktop } from '#electron/main/desktop.ts';
import type { RunningDesktop } from '#electron/main/run-desktop.ts';
import { newDataDir } from '../helpers/station.ts';
import { standInElectron, type StandIn, type StandInOptions } from './stand-in.ts';

export interface TestDesktop extends StandIn {
  desktop: RunningDesktop;
  dataDir: string;
  /** Calls the station as the window's page does. */
  call(path: string, init?: RequestInit): Promise<Response>;
  /** Asks the main process as the window's page does, unless another frame is given. */
  ask(channel: Channel, given?: unknown, senderFrame?: object | null): Promise<unknown>;
}

export interface LaunchOptions extends StandInOptions {
  dataDir?: string;
  args?: string[];
  env?: NodeJS.ProcessEnv;
  platform?: NodeJS.Platform;
  /** Called while it starts. */
  meanwhile?(standIn: StandIn): void;
}

interface Open {
  desktop: RunningDesktop;
  dataDir: string;
}
const open: Open[] = [];
async function close(...all: Open[]): Promise<void> {
  for (const { desktop } of all) await desktop.stop();
  for (const { dataDir } of all) rmSync(dataDir, { recursive: true, force: true });
}
/** For files whose tests launch applications: each is stopped after its test. */
export function useLaunches(): void {
  afterEach(() => close(...open.splice(0)));
}

export const OWN_FRAME = { parent: null, origin: 'app://station' };

/** Starts the application on a stand-in of Electron; null where it ends instead. */
export async function tryLaunch(options: LaunchOptions = {}): Promise<StandIn & { desktop: RunningDesktop | null }> {
  const standIn = standInElectron(options);
  const { dataDir = newDataDir(), args = [], env = {}, platform = 'linux' } = options;
  const starting = startDesktop(standIn.electron, {
    args: ['--data-dir', dataDir, '--port', '0', ...args],
    env,
    platform,
    program: '/opt/Packbench/packbench',
  });
  options.meanwhile?.(standIn);
  const desktop = await starting;
  if (desktop) open.push({ desktop, dataDir });
  else if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
  return { ...standIn, desktop };
}

export async function launch(options: LaunchOptions = {}): Promise<TestDesktop> {
  const dataDir = options.dataDir ?? newDataDir();
  const { desktop, seen, ...standIn } = await tryLaunch({ ...options, dataDir });
  if (desktop === null) throw new Error(`It did not start: ${seen.errors.join()}`);
  return {
    ...standIn,
    seen,
    desktop,
    dataDir,
    async call(path, init = {}) {
      const answer = seen.answers.get('app');
      if (!answer) throw new Error('Nobody answers app://');
      return answer(new Request(new URL(path, 'app://station/'), init));
    },
    ask: async (channel, given, senderFrame = OWN_FRAME) => {
      const handler = seen.calls.get(channel);
      if (!handler) throw new Error(`Nobody answers ${channel}`);
      return handler({ senderFrame }, given);
    },
  };
}

/** One application for all tests of a file (or of a `describe`); it is there from the first test on. */
export function useDesktop(options: LaunchOptions = {}): TestDesktop {
  const own = {} as TestDesktop;
  beforeAll(async () => {
    Object.assign(own, await launch(options));
    open.splice(0);
  });
  afterAll(() => close(own));
  return own;
}
