import type { HotFolderSetting, HotFolderStatus } from '#shared/schema/batches/hot-folder.ts';
import type { Settings } from '#shared/schema/station/settings.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { Batches } from '../batches/index.ts';
import type { HotFolderDeps } from './deps.ts';
import { DiagnosticError } from '../diagnostic-error.ts';
import { invalid, violation } from '../violation.ts';
import type { PutsOrders } from './order-file.ts';
import { createSignal } from '../events/index.ts';
import { WatchedFolderSilentError, type DroppedFile, type EntryKind } from './watched-folder.ts';
import { asInput, asTaken, fileNameOf, freeName, nameIn } from './file-names.ts';
import { claimFolder, isOwn } from './folder-owner.ts';
import { createHotFolderClient, hotFolderCaller, hotFolderClientIn } from './hot-folder-client.ts';
import { advanceInboxFile, newInboxFile, type InboxFile, type InboxWork } from './process-inbox-file.ts';
import { HOT_FOLDER_TIMING } from './timing.ts';

function metBy(error: unknown, at: string): Diagnostic {
  if (error instanceof DiagnosticError) return error.trouble;
  return diagnostic(error instanceof WatchedFolderSilentError ? 'NO_ANSWER' : 'FOLDER_UNREADABLE', { at });
}

export type HotFolder = ReturnType<typeof createHotFolder>;

/** Watches the folder that the settings name, and makes batches of what is dropped there; files of orders go into the order book. */
export function createHotFolder(deps: HotFolderDeps, batches: Batches, orders: PutsOrders) {
  const { ledger, watchedFolder: box } = deps;
  const timing = { ...HOT_FOLDER_TIMING, ...deps.hotFolderTiming };
  const signal = createSignal();
  const drops = new Map<string, InboxFile>();
  /** When each file was first seen as it is now, by the steady clock; and why it cannot be taken, where it cannot. */
  const seen = new Map<string, { file: DroppedFile; since: number; trouble: Diagnostic | null }>();
  let stopped = false;
  /** The folder that was looked at last, and what was met there. */
  let looked = '';
  let unread: { path: string; met: Diagnostic } | null = null;
  let running: Promise<void> = Promise.resolve();

  async function scanFolder(): Promise<void> {
    const { hotFolder: setting } = await ledger.settings.read();
    if (setting === null) return forget();
    looked = setting.path;
    const clients = await ledger.clients.list();
    const client = hotFolderClientIn(clients) ?? (await createHotFolderClient(ledger));
    if (client.revokedAt !== null) return;
    const found = await box.list(setting.path);
    await claimFolder(box, { path: setting.path, found, clients });
    const files = found.filter(({ kind }) => kind === 'file');
    const present = new Map(found.map(({ name, kind }): [string, EntryKind] => [name.toLowerCase(), kind]));
    for (const file of files) {
      const taken = asTaken(file.name);
      if (taken && !drops.has(fileNameOf(taken.name)))
        drops.set(fileNameOf(taken.name), newInboxFile(taken.name, taken.state));
    }
    for (const file of arrived(files)) await take(setting, file, present);
    for (const [name, drop] of drops) {
      if (stopped) return;
      if (ledger.now() < drop.notBefore) continue;
      const work = {
        ...{ deps, batches, orders, box, setting, isStopped: () => stopped },
        ...{ caller: hotFolderCaller(client), restMs: timing.rest },
      };
      const isGone = !present.has(nameIn(drop.state, drop.name).toLowerCase());
      if (isGone || (await advance(work, drop))) drops.delete(name);
    }
  }

  async function advance(work: InboxWork, drop: InboxFile): Promise<boolean> {
    const isDone = await alone(fileNameOf(drop.name), drop, () => advanceInboxFile(work, drop));
    if (isDone === null) drop.notBefore = ledger.now() + timing.rest;
    return isDone === true;
  }

  /** One file that cannot be taken, or brought on, does not hold up the others; it is tried again. Null where it could not be. */
  async function alone<T>(
    file: string,
    one: { batchId?: string | null; trouble: Diagnostic | null },
    work: () => Promise<T>,
  ): Promise<T | null> {
    try {
      const done = await work();
      one.trouble = null;
      return done;
    } catch (error) {
      if (stopped || error instanceof WatchedFolderSilentError) throw error;
      if (one.trouble === null) deps.log('dropped file failed', { batchId: one.batchId, error });
      one.trouble = diagnostic('SYSTEM_SAYS', { at: file, words: (error as Error).message });
      return null;
    }
  }

  /** Those that have been as they are for long enough. */
  function arrived(files: readonly DroppedFile[]): DroppedFile[] {
    const now = performance.now();
    const inputs = files.filter(({ name }) => asInput(name) !== null);
    for (const name of seen.keys()) if (!inputs.some((file) => file.name === name)) seen.delete(name);
    return inputs.filter((file) => {
      const before = seen.get(file.name);
      if (before?.file.size === file.size && before.file.changedAt === file.changedAt)
        return now - before.since >= timing.stable;
      seen.set(file.name, { file, since: now, trouble: null });
      return false;
    });
  }

  async function take({ path }: HotFolderSetting, file: DroppedFile, present: Map<string, EntryKind>): Promise<void> {
    const [input, arriving] = [asInput(file.name), seen.get(file.name)];
    if (!input || !arriving) return;
    const name = freeName(input, present);
    const working = nameIn('working', name);
    if (!(await alone(file.name, arriving, () => box.rename(path, file.name, working)))) return;
    seen.delete(file.name);
    present.set(working.toLowerCase(), 'file');
    drops.set(fileNameOf(name), newInboxFile(name, 'working'));
  }

  /** Why the folder cannot be used, also where it does not say. */
  const faultOf = (path: string) =>
    box.fault(path).catch((error: unknown) => {
      if (error instanceof WatchedFolderSilentError) return metBy(error, path);
      throw error;
    });

  /** Why a folder that is there cannot be this station's. */
  async function claimFault(path: string): Promise<Diagnostic | null> {
    try {
      await isOwn(box, { path, found: await box.list(path), clients: await ledger.clients.list() });
      return null;
    } catch (error) {
      return metBy(error, path);
    }
  }

  function forget(): void {
    drops.clear();
    seen.clear();
  }

  async function watch(): Promise<void> {
    while (!stopped) {
      try {
        await scanFolder();
        unread = null;
      } catch (error) {
        if (stopped) return;
        if (unread === null) deps.log('hot folder failed', { error });
        const at = looked;
        unread = { path: at, met: metBy(error, at) };
      }
      await signal.notified(timing.lookEvery);
    }
  }

  return {
    /** @throws EngineError VALIDATION_FAILED where the folder that is to be set cannot be used. */
    async checkSetting(before: Settings, { hotFolder }: Settings): Promise<void> {
      // One that is away by now keeps nobody from changing something else.
      if (hotFolder === null || hotFolder.path === before.hotFolder?.path) return;
      const fault = (await faultOf(hotFolder.path)) ?? (await claimFault(hotFolder.path));
      if (!fault) return;
      const wrong = violation('FIELD_INVALID', '/hotFolder/path', inEnglish(fault), hotFolder.path);
      throw invalid({ ...wrong, trouble: fault });
    },

    /** Looks at the folder that is set now; where its client was revoked, setting it anew makes another one. */
    async settingChanged(before: Settings, after: Settings): Promise<void> {
      if (before.hotFolder?.path !== after.hotFolder?.path) forget();
      const client = hotFolderClientIn(await ledger.clients.list());
      if (before.hotFolder === null && after.hotFolder !== null && client?.revokedAt)
        await createHotFolderClient(ledger);
      signal.notify();
    },

    async status(): Promise<HotFolderStatus> {
      const { hotFolder } = await ledger.settings.read();
      const held = [...seen.values()].flatMap(({ file, trouble }) =>
        trouble ? [{ file: file.name, batchId: null, trouble }] : [],
      );
      const arriving = seen.size - held.length;
      const taken = [...drops.values()].map(({ name, batchId, trouble: met }) => ({
        ...{ file: fileNameOf(name), batchId },
        trouble: met,
      }));
      const working = [...taken, ...held];
      const shown = { path: hotFolder?.path ?? null, arriving, working, trouble: null };
      if (hotFolder === null) return { state: 'OFF', detail: 'No folder is set.', ...shown };
      const fault = unread?.path === hotFolder.path ? unread.met : await faultOf(hotFolder.path);
      if (fault !== null) return { ...shown, state: 'UNREACHABLE', detail: inEnglish(fault), trouble: fault };
      if (hotFolderClientIn(await ledger.clients.list())?.revokedAt)
        return { state: 'REVOKED', detail: 'Its API client was revoked; set the folder anew to go on.', ...shown };
      return { state: 'WATCHING', detail: 'Files are taken when they have not grown for two seconds.', ...shown };
    },

    start: () => void (running = watch()),

    /** Ends after the step that is being done; a folder that hangs is waited for no longer than that. */
    async stop(patienceMs: number): Promise<void> {
      stopped = true;
      signal.notify();
      const patience = setTimeout(() => box.close(), patienceMs);
      await running;
      clearTimeout(patience);
      box.close();
    },
  };
}
