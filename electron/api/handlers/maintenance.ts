import type { Engine } from '#electron/engine/engine.ts';
import { callerId } from '../caller-id.ts';
import type { Handlers } from '../mount.ts';

type Names =
  | 'examineStation'
  | 'listBackups'
  | 'createBackup'
  | 'readBackup'
  | 'readRestore'
  | 'planRestore'
  | 'cancelRestore'
  | 'confirmRestore'
  | 'confirmClock';

export const maintenanceHandlers = (engine: Engine): Pick<Handlers, Names> => ({
  examineStation: () => engine.examine(),
  listBackups: async () => ({ backups: await engine.listBackups() }),
  createBackup: async () => ({ backup: await engine.backUp() }),
  readBackup: ({ params }) => engine.readBackup(params.name),
  readRestore: async () => ({ restore: engine.readRestore() }),
  planRestore: async ({ body }) => ({ restore: await engine.planRestore(body.backup) }),
  cancelRestore: async () => {
    engine.cancelRestore();
    return null;
  },
  confirmRestore: async (_, context) => {
    await engine.confirmRestore(callerId(context));
    return null;
  },
  confirmClock: async (_, context) => {
    await engine.confirmClock(callerId(context));
    return null;
  },
});
