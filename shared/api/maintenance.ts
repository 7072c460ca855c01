import { Type } from 'typebox';
import { Backup, DoctorReport } from '../schema/station/doctor.ts';
import { BackupDetail, RestoreBody, RestoreOrNone, RestoreRequest } from '../schema/station/restore.ts';
import { defineRoute } from './define-route.ts';

export const examineStation = defineRoute({
  method: 'GET',
  path: '/station/v1/doctor',
  summary: 'Examine the station: ledger, hashes, journal, documents, disk, backups, clock, permissions',
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
  problems: ['BACKUPS_ELSEWHERE', 'BACKUP_UNUSABLE'],
});

export const createBackup = defineRoute({
  method: 'POST',
  path: '/station/v1/backups',
  summary: 'Back up the ledger now',
  description:
    'One is made every day by itself. Where stations share a ledger, whoever runs its database backs it up: `BACKUPS_ELSEWHERE`. `PUT /station/v1/restore` plans to go back to one at the next start; `--restore <name>` does so on a station that is not running.',
  tag: 'Administration',
  access: ['admin'],
  action: 'maintain',
  success: { status: 201, description: 'Written and checked', body: Type.Object({ backup: Backup }) },
  problems: ['STORAGE_FULL', 'BACKUPS_ELSEWHERE', 'BACKUP_UNUSABLE'],
});

export const readBackup = defineRoute({
  method: 'GET',
  path: '/station/v1/backups/:name',
  summary: 'Show a backup, and how many shipments were accepted since',
  tag: 'Administration',
  access: ['admin'],
  params: Type.Object({ name: Type.String() }),
  success: { status: 200, description: 'The backup', body: BackupDetail },
  problems: ['NOT_FOUND', 'BACKUPS_ELSEWHERE', 'BACKUP_UNUSABLE'],
});

export const readRestore = defineRoute({
  method: 'GET',
  path: '/station/v1/restore',
  summary: 'Say whether the station goes back to a backup at the next start, or what came of the last time',
  tag: 'Administration',
  access: ['admin'],
  success: { status: 200, description: 'The plan or its outcome; null where there is neither', body: RestoreOrNone },
  problems: ['BACKUP_UNUSABLE'],
});

export const planRestore = defineRoute({
  method: 'PUT',
  path: '/station/v1/restore',
  summary: 'Go back to a backup at the next start',
  description:
    'The backup is read and compared with its hashes now, and again at the start; a backup that is not whole is `BACKUP_UNUSABLE`. Until the start nothing changes, and the station goes on buying. At the start, before the ledger is opened, its files are put away together and the backup takes their place, once. What was accepted since the backup is kept as UNKNOWN, under its transaction ids, so that nothing is bought twice; numbers that were given out stay given out. Everything else is as it was: accounts, settings, API clients, addresses, prints.',
  tag: 'Administration',
  access: ['admin'],
  action: 'maintain',
  body: RestoreRequest,
  success: { status: 200, description: 'Planned, in the place of an earlier plan', body: RestoreBody },
  problems: ['NOT_FOUND', 'BACKUPS_ELSEWHERE', 'BACKUP_UNUSABLE', 'STORAGE_FULL'],
});

export const cancelRestore = defineRoute({
  method: 'DELETE',
  path: '/station/v1/restore',
  summary: 'Stay with the ledger as it is, or dismiss what came of the last time',
  tag: 'Administration',
  access: ['admin'],
  action: 'maintain',
  success: { status: 204, description: 'There is no plan', body: null },
  problems: ['NOT_FOUND', 'BACKUP_UNUSABLE'],
});

export const confirmRestore = defineRoute({
  method: 'POST',
  path: '/station/v1/restore/confirmation',
  summary: 'Let purchases go on after a restore that knows less than the ledger before it, or after a copy',
  description:
    'Where the ledger that was replaced could not be read, the station does not know everything that happened since the backup: keys that were taken away work again, and where its witness file is lost too, sales may be missing. Until an administrator has looked through the API clients and asked the carriers, and confirms, create calls are `RESTORE_UNCONFIRMED`. Where sales may be missing, a question for a transaction without a row stays `TRANSACTION_IN_DOUBT`: it is no proof. A ledger whose file was copied, as with the data folder to another machine, or put back by other means, waits in the same way: what was bought since where it was copied from is not in it. Who confirms it says that nothing was, and that no station runs there any more.',
  tag: 'Administration',
  access: ['admin'],
  action: 'maintain',
  success: { status: 204, description: 'Purchases go on', body: null },
  problems: ['NOT_FOUND'],
});

export const confirmClock = defineRoute({
  method: 'POST',
  path: '/station/v1/clock/confirmation',
  summary: 'Say that the clock of the machine is right',
  description:
    'Where the clock jumps ahead and the time that passed does not bear it out, the station goes on with the time that passes: tokens, retries and transaction ids live as long as they should. Where more than a week lies between the last instant that was recorded and a start, nothing is redacted after the retention time. Once an administrator has confirmed it, the clock is followed. The check `clock` says which of them it is.',
  tag: 'Administration',
  access: ['admin'],
  action: 'maintain',
  success: { status: 204, description: 'The clock is followed', body: null },
  problems: ['NOT_FOUND'],
});

export const waiveDesk = defineRoute({
  method: 'POST',
  path: '/station/v1/desks/:desk/waiver',
  summary: 'Say that a desk of a shared ledger is gone for good, and wait for it no longer',
  description:
    'Where a standby of the database was promoted, or an older copy put in its place, nothing is bought at any desk before each has started and stated again what it knows; the check `desks` names those that are awaited. A desk whose machine or data folder is gone never will: once an administrator has said so, purchases go on without it. What it alone knew of is then lost: ids that it sold under may be sold under again, so ask the carriers first. Numbers that it may have given out are skipped. A desk that comes back all the same states what it knows then.',
  tag: 'Administration',
  access: ['admin'],
  action: 'maintain',
  params: Type.Object({ desk: Type.String() }),
  success: { status: 204, description: 'It is awaited no longer', body: null },
  problems: ['NOT_FOUND'],
});
