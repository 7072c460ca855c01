import type { Engine } from '#electron/engine/engine.ts';
import type { Handlers } from '../mount.ts';

export const upkeepHandlers = (engine: Engine): Pick<Handlers, 'examineStation' | 'listBackups' | 'createBackup'> => ({
  examineStation: () => engine.examine(),
  listBackups: async () => ({ backups: await engine.listBackups() }),
  createBackup: async () => ({ backup: await engine.backUp() }),
});
