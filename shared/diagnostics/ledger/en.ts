/** What is wrong with the ledger, its backups, and the folder it lies in. */
export const ledger = {
  LEDGER_STOPPED: 'The ledger failed and writes nothing until the station is started again.',
  LEDGER_SILENT: 'The ledger does not answer.',
  LEDGER_AWAY:
    'The database of the shared ledger is away. Nothing is bought or printed until it is back; the station goes on by itself.',
  LEDGER_DAMAGED: 'The ledger is damaged. The system says: “{words}”',
  CLOCK_JUMPED:
    'The clock of the machine jumped ahead to {clock}, and the time that passed does not bear it out. The station goes on from {ledger} until you confirm the clock, or it is set right.',
  CLOCK_LEAPT:
    'Nothing was recorded between {from} and {to}: the station was off for so long, or the clock is wrong. Nothing is blanked after the retention time until you confirm the clock.',
  RESTORED_WITHOUT_KEYS:
    'The ledger was restored, and what was written between {from} and {until} could not be read. What was bought then is kept as in doubt. Accounts and settings are as they were before. A key of an API client that was taken away then may work again, and those made then are unknown.',
  RESTORED_WITH_GAP:
    'The ledger was restored, and what was written between {from} and {until} could not be read. What was bought then may be missing. Keys of API clients that were taken away then work again, and those made then are unknown.',
  LEDGER_COPIED:
    'The ledger in this file was written last on {from}. Since then it was copied, put back from a copy, or taken over into a shared database: what was bought elsewhere until {until} is not in it. Go on in one place only: both would give out the same numbers.',
  WITNESS_FAILED:
    'The file beside the ledger that would show damage at the next start cannot be written any more. Free some room and start the station again.',
  DATABASE_TOO_OLD: 'The server runs PostgreSQL {version}; a shared ledger needs 15 or newer.',
  DATABASE_SETTING_OFF:
    'The database has {setting} off: what it has confirmed may be gone after a crash. Set {setting} = on in postgresql.conf and reload it.',
  DATABASE_STANDBY_BEHIND:
    'The database has {n} standby(s) that may lack its last commits: promoted, they would not know of purchases. Set synchronous_standby_names, or start with --accept-asynchronous-standby.',
  DATABASE_CLOCK:
    'The clocks of the database and of this desk are {seconds} seconds apart; at most 60 are allowed. Set the clock that is wrong.',
  DESKS_AWAITED:
    'The database may lack what was written last: a standby was promoted, or an older copy put in its place. Nothing is bought at any desk before these have started and stated again what they know: {desks}. Where one is gone for good, an administrator says so: packbench desks waive {first}.',
  LOSS_NOT_EXAMINED:
    'The database may lack what was written last: another server, or another copy, answers than before. Nothing is bought before the desks have stated again what they know.',
  LEDGER_BEHIND:
    'The ledger has lost what was written last: its journal ends with line {last}, and line {sequence} was written at {at}. What was bought in between is not in it.',
  LEDGER_LACKS_CHANGES:
    'The ledger has lost what was written last: changes of API clients, accounts or settings, or a void that a carrier was asked for. A key that was revoked may be valid in it.',
  LEDGER_OTHER: 'The ledger is not the one that this station wrote: line {line} of its journal is another one.',
  LEDGER_STRUCTURE_CHANGED: 'The structure of the ledger is not what was written.',
  FILE_NO_DATABASE: '{at} is not a database ({bytes} bytes). It was left as it is.',
  FILE_NO_LEDGER: '{at} is a database, but not a ledger of Packbench.',
  LEDGER_DISK_FAILED: 'The disk failed. The system says: “{words}”',
  LEDGER_TOO_NEW: 'It was written by a newer version of Packbench (ledger version {found}; this one knows {known}).',
  SHARED_LEDGER_NEWER:
    'A newer version of Packbench has brought the shared ledger to version {found}; this one knows {known}. Start the newer version here.',
  LEDGER_NO_ROOM: 'The disk has no room for the ledger.',
  ROW_CHANGED: 'Row {row} of the table {table} is not what was written.',
  JOURNAL_BROKEN: 'The journal of {desk} does not follow from line {line} on.',
  SHIPMENTS_CHANGED:
    '{changed} of {checked} shipments are not what the journal says was shipped, the first {first}: addresses, weights, numbers or documents were changed.',
  JOURNAL_LINE_CHANGED: 'Line {line} of the journal is not what was written.',
  DOCUMENTS_DAMAGED: '{damaged} of {checked} documents are damaged, the first {first}.',
  BACKUPS_ELSEWHERE:
    'The ledger lies in a database that several stations share: whoever runs the database backs it up, and restores it.',
  BACKUP_GONE: 'There is no backup {backup} any more. There are: {known}.',
  FOLDER_OPEN_TO_OTHERS:
    'Other user accounts may read in the data folder: {names} ({things} in all). Start the station again; it closes them.',
} as const;
