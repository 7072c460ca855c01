import type { Engine } from '#electron/engine/index.ts';
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
  | 'confirmClock'
  | 'waiveDesk';

export const maintenanceHandlers = (engine: Engine): Pick<Handlers, Names> => ({
  examineStation: () => engine.maintenance.examine(),
  listBackups: async () => ({ backups: await engine.maintenance.listBackups() }),
  createBackup: async () => ({ backup: await engine.maintenance.backUp() }),
  readBackup: ({ params }) => engine.maintenance.readBackup(params.name),
  readRestore: async () => ({ restore: engine.maintenance.readRestore() }),
  planRestore: async ({ body }) => ({ restore: await engine.maintenance.planRestore(body.backup) }),
  cancelRestore: async () => {
    engine.maintenance.cancelRestore();
    return null;
  },
  confirmRestore: async (_, context) => {
    await engine.maintenance.confirmRestore(callerId(context));
    return null;
  },
  confirmClock: async (_, context) => {
    await engine.maintenance.confirmClock(callerId(context));
    return null;
  },
  waiveDesk: async ({ params }, context) => {
    await engine.maintenance.waiveDesk(params.desk, callerId(context));
    return null;
  },
});
