import { Type, type Static } from 'typebox';
import { Backup } from './doctor.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { DiagnosticOrNull } from '../../diagnostics/diagnostic.ts';

const Instant = () => Type.String({ format: 'date-time' });

/** PLANNED: done at the next start. DONE and FAILED say what came of the last one, until it is dismissed or another one is planned. */
const RESTORE_STATES = ['PLANNED', 'DONE', 'FAILED'] as const;
export type RestoreState = (typeof RESTORE_STATES)[number];

/** Going back to a backup, from the plan to what came of it. */
export const Restore = Type.Object(
  {
    state: Literals(RESTORE_STATES),
    backup: Type.String({ description: 'The name of the backup' }),
    takenAt: Instant(),
    plannedAt: Instant(),
    startCommand: Nullable(
      Type.String({
        description:
          'While it is planned: what starts the station again as it was started, for a shell; null where it does not know',
      }),
    ),
    endedAt: Nullable(Type.String({ format: 'date-time', description: 'Null while it is planned' })),
    detail: Nullable(Type.String({ description: 'Why it failed; nothing was changed then' })),
    trouble: DiagnosticOrNull('What the detail says'),
    quarantine: Nullable(
      Type.String({ description: 'The folder with the files that were in its place; nothing is thrown away' }),
    ),
    shipmentsInDoubt: Nullable(
      Type.Integer({
        description:
          'How many shipments that the ledger that was replaced had beyond the backup are kept under their transaction ids as UNKNOWN; what was refused or voided is none of them. Null where none was replaced, or it could not be read',
      }),
    ),
  },
  { title: 'Restore' },
);
export type Restore = Static<typeof Restore>;

export const RestoreBody = Type.Object({ restore: Restore }, { title: 'RestoreBody' });
export const RestoreOrNone = Type.Object({ restore: Nullable(Restore) }, { title: 'RestoreOrNone' });

export const RestoreRequest = Type.Object(
  { backup: Type.String({ maxLength: 100, description: 'The name of the backup' }) },
  { title: 'RestoreRequest', additionalProperties: false },
);

/** A backup, and what going back to it would mean now. */
export const BackupDetail = Type.Object(
  {
    backup: Backup,
    shipmentsSince: Type.Integer({ description: 'Accepted since it was begun' }),
    restoreCommand: Nullable(
      Type.String({
        description:
          'What goes back to it at the start of a station that does not run, for a shell; null where the station does not know how it was started',
      }),
    ),
  },
  { title: 'BackupDetail' },
);
export type BackupDetail = Static<typeof BackupDetail>;
