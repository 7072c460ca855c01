import { Type, type Static } from 'typebox';
import { HealthCheck } from './health.ts';
import { Literals } from '../literals.ts';

/** What an examination of the whole station found. */
export const DoctorReport = Type.Object(
  {
    status: Literals(['ok', 'warning', 'failed'], { description: 'The worst of the checks' }),
    version: Type.String(),
    at: Type.String({ format: 'date-time' }),
    checks: Type.Array(HealthCheck),
  },
  { title: 'DoctorReport' },
);
export type DoctorReport = Static<typeof DoctorReport>;

export const Backup = Type.Object(
  {
    name: Type.String({ description: 'Of the file in the folder `backups` of the data folder' }),
    reason: Literals(['daily', 'asked', 'migration']),
    takenAt: Type.String({ format: 'date-time' }),
    size: Type.Integer({ description: 'Bytes' }),
  },
  { title: 'Backup' },
);
export type Backup = Static<typeof Backup>;
