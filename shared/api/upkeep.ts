import { Type } from 'typebox';
import { Backup, DoctorReport } from '../schema/doctor.ts';
import { defineRoute } from './define-route.ts';

export const examineStation = defineRoute({
  method: 'GET',
  path: '/station/v1/doctor',
  summary: 'Examine the station: ledger, hashes, journal, documents, disk, backups, clock',
  description: 'Reads everything that is stored; with a large ledger that takes a while, and keeps nobody waiting.',
  tag: 'Administration',
  access: ['admin'],
  success: { status: 200, description: 'What was found, whether good or bad', body: DoctorReport },
  problems: [],
});

export const listBackups = defineRoute({
  method: 'GET',
  path: '/station/v1/backups',
  summary: 'List the backups that are kept, newest first',
  tag: 'Administration',
  access: ['admin'],
  success: { status: 200, description: 'The backups', body: Type.Object({ backups: Type.Array(Backup) }) },
  problems: [],
});

export const createBackup = defineRoute({
  method: 'POST',
  path: '/station/v1/backups',
  summary: 'Back up the ledger now',
  description:
    'One is made every day by itself. `--restore <name>` at the next start puts a backup in the place of the ledger.',
  tag: 'Administration',
  access: ['admin'],
  success: { status: 201, description: 'Written and checked', body: Type.Object({ backup: Backup }) },
  problems: ['STORAGE_FULL'],
});
