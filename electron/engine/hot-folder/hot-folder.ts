import type { HotFolderSetting, HotFolderStatus } from '#shared/schema/hot-folder.ts';
import type { Settings } from '#shared/schema/settings.ts';
import { trouble, troubleOnly, type SaidTrouble } from '#shared/schema/trouble.ts';
import type { Batches } from '../batches/batches.ts';
import type { EngineDeps } from '../deps.ts';
import { EngineError } from '../engine-error.ts';
import { createDoorbell } from '../events/doorbell.ts';
import type { DroppedFile } from './drop-box.ts';
import { asInput, asWorking, fileNameOf, freeName, nameIn } from './file-names.ts';
import { createHotFolderClient, hotFolderClient } from './hot-folder-client.ts';
import { advanceDrop, newDrop, type Drop, type DropWork } from './process-drop.ts';

/** In milliseconds. */
export interface HotFolderTiming {
  lookEvery: number;
  /** A file that does not grow for so long is whole. */
  stable: number;
  /** How long a batch that paused by itself rests before it goes on. */
  rest: number;
}
const TIMING: HotFolderTiming = { lookEvery: 1000, stable: 2000, rest: 60_000 };

export type HotFolder = ReturnType<typeof createHotFolder>;

/** Watches the folder that the settings name, and makes batches of what is dropped there. */
export function createHotFolder(deps: EngineDeps, batches: Batches) {
  const { ledger, dropBox: box } = deps;
  const timing = { ...TIMING, ...deps.hotFolderTiming };
  const bell = createDoorbell();
  const drops = new Map<string, Drop>();
  /** When each file was first seen as it is now, by the steady clock. */
  const seen = new Map<string, { file: DroppedFile; since: number }>();
  let stopped = false;
  let unread: SaidTrouble | null = null;
  let running: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    const { hotFolder: setting } = await ledger.settings.read();
    if (setting === null) return forget();
    const client = (await hotFolderClient(ledger)) ?? (await createHotFolderClient(ledger));
    if (client.revokedAt !== null) return;
    const files = await box.list(setting.path);
    const present = new Set(files.map(({ name }) => name.toLowerCase()));
    for (const { name } of files) {
      const working = asWorking(name);
      if (working && !drops.has(name)) drops.set(name, newDrop(working));
    }
    for (const file of arrived(files)) await take(setting, file, present);
    for (const [name, drop] of drops) {
      if (stopped) return;
      if (ledger.now() < drop.notBefore) continue;
      const work = { deps, batches, box, setting, clientId: client.id, restMs: timing.rest };
      if (!present.has(name.toLowerCase()) || (await advance(work, drop))) drops.delete(name);
    }
  }

  /** One file that cannot be brought on does not hold up the others; it is tried again. */
  const advance = (work: DropWork, drop: Drop) =>
    advanceDrop(work, drop).catch((error: unknown) => {
      deps.log('dropped file failed', { batchId: drop.batchId, error });
      drop.notBefore = ledger.now() + timing.rest;
      return false;
    });

  /** Those that have been as they are for long enough. */
  function arrived(files: readonly DroppedFile[]): DroppedFile[] {
    const now = performance.now();
    const inputs = files.filter(({ name }) => asInput(name) !== null);
    for (const name of seen.keys()) if (!inputs.some((file) => file.name === name)) seen.delete(name);
    return inputs.filter((file) => {
      const before = seen.get(file.name);
      if (before?.file.size === file.size && before.file.changedAt === file.changedAt)
        return now - before.since >= timing.stable;
      seen.set(file.name, { file, since: now });
      return false;
    });
  }

  async function take({ path }: HotFolderSetting, file: DroppedFile, present: Set<string>): Promise<void> {
    const input = asInput(file.name);
    if (!input) return;
    const name = freeName(input, present);
    const working = nameIn('working', name);
    if (!(await box.rename(path, file.name, working))) return;
    seen.delete(file.name);
    present.add(working.toLowerCase());
    drops.set(working, newDrop(name));
  }

  function forget(): void {
    drops.clear();
    seen.clear();
  }

  async function watch(): Promise<void> {
    while (!stopped) {
      try {
        await look();
        unread = null;
      } catch (error) {
        if (unread === null) deps.log('hot folder failed', { error });
        const { hotFolder } = await ledger.settings.read().catch(() => ({ hotFolder: null }));
        unread = trouble('FOLDER_UNREADABLE', 'The folder cannot be read.', { at: hotFolder?.path ?? '' });
      }
      await bell.rang(timing.lookEvery);
    }
  }

  return {
    /** @throws EngineError VALIDATION_FAILED where the folder that is to be set cannot be used. */
    async checkSetting({ hotFolder }: Settings): Promise<void> {
      const fault = hotFolder && (await box.fault(hotFolder.path));
      if (!fault) return;
      const message = fault.sentence;
      const at = { pointer: '/hotFolder/path', message, actual: hotFolder.path, trouble: troubleOnly(fault) };
      const errors = [{ code: 'FIELD_INVALID' as const, ...at }];
      throw new EngineError('VALIDATION_FAILED', message, { errors });
    },

    /** Looks at the folder that is set now; where its client was revoked, setting it anew makes another one. */
    async settingChanged(before: Settings, after: Settings): Promise<void> {
      if (before.hotFolder?.path !== after.hotFolder?.path) forget();
      const client = await hotFolderClient(ledger);
      if (before.hotFolder === null && after.hotFolder !== null && client?.revokedAt)
        await createHotFolderClient(ledger);
      bell.ring();
    },

    async status(): Promise<HotFolderStatus> {
      const { hotFolder } = await ledger.settings.read();
      const arriving = seen.size;
      const working = [...drops.values()].map(({ name, batchId }) => ({ file: fileNameOf(name), batchId }));
      const shown = { path: hotFolder?.path ?? null, arriving, working, trouble: null };
      if (hotFolder === null) return { state: 'OFF', detail: 'No folder is set.', ...shown };
      const fault = unread ?? (await box.fault(hotFolder.path));
      if (fault !== null)
        return { ...shown, state: 'UNREACHABLE', detail: fault.sentence, trouble: troubleOnly(fault) };
      if ((await hotFolderClient(ledger))?.revokedAt)
        return { state: 'REVOKED', detail: 'Its API client was revoked; set the folder anew to go on.', ...shown };
      return { state: 'WATCHING', detail: 'Files are taken when they have not grown for two seconds.', ...shown };
    },

    start: () => void (running = watch()),

    async stop(): Promise<void> {
      stopped = true;
      bell.ring();
      await running;
    },
  };
}
