type Finding = 'ok' | 'warning' | 'failed';

/** Whether everything is as it should be. */
export const doctor = {
  title: 'Doctor',
  run: 'Look again',
  save: 'Save the findings',
  station: 'Station',
  printers: 'Printers',
  ready: 'The station can ship.',
  notReady: 'The station cannot ship.',
  version: 'Packbench {version}',
  bundle:
    'The saved findings name nobody: they hold no addresses, keys, hosts, paths or names, and can be sent to whoever helps.',
  printerReady: 'The printer is ready.',
  asking: 'The printers are asked.',
  running: 'The station reads everything that it keeps.',
  readAll: 'Everything that is stored was read and compared with its hashes.',
  readSome: 'Only the quick checks were made: {why}',
  checks: {
    ledger: 'Ledger',
    database: 'Database',
    disk: 'Disk',
    unknown: 'Shipments in doubt',
    accounts: 'Carrier accounts',
    numbers: 'Number ranges',
    sources: 'Sources of orders',
    writeBack: 'What sources are told',
    secrets: 'Secrets of accounts',
    structure: 'Tables and indexes',
    rows: 'Rows of the ledger',
    journal: 'Journal',
    documents: 'Documents',
    contents: 'What was shipped',
    backup: 'Backup',
    spill: 'Answers set aside',
    clock: 'Clock',
    restore: 'Restore',
    desks: 'Other desks',
    witness: 'Witness of the ledger',
    permissions: 'Permissions',
  },
  found: {
    ledger: {
      ok: 'The ledger answers.',
      warning: 'The ledger answers slowly.',
      failed: 'The ledger does not answer as it should.',
    },
    database: {
      ok: 'The database keeps what it confirms.',
      warning: 'Look at the settings of the database.',
      failed: 'The database does not keep what it has confirmed.',
    },
    disk: {
      ok: '{mib} MiB are free on the disk of the data folder.',
      warning: 'Only {mib} MiB are free on the disk of the data folder. Make room.',
      failed: 'Only {mib} MiB are free: nothing can be bought until there is room.',
    },
    unknown: {
      ok: 'No shipment is in doubt.',
      warning: 'One shipment is in doubt, since {since}. | {n} shipments are in doubt, the oldest since {since}.',
      failed: 'Shipments are in doubt.',
    },
    accounts: {
      ok: 'One account is connected. | {n} accounts are connected.',
      warning: 'Look at the accounts.',
      failed: 'No carrier account is connected.',
    },
    numbers: {
      ok: 'One account has numbers enough. | {n} accounts have numbers enough.',
      warning: 'Few numbers are left.',
      failed: 'Few numbers are left.',
    },
    sources: {
      ok: 'One source answers. | {n} sources answer.',
      warning: 'A source cannot be read.',
      failed: 'A source cannot be read.',
    },
    writeBack: {
      ok: 'Sources know of all that was sold.',
      warning: 'Something waits to be told.',
      failed: 'Something waits to be told.',
    },
    secrets: {
      ok: 'The secret of one account opens here. | The secrets of {n} accounts open here.',
      warning: 'The secret of one account does not open here. | The secrets of {n} accounts do not open here.',
      failed: 'The secrets of accounts do not open here.',
    },
    structure: {
      ok: 'Tables and indexes are whole.',
      warning: 'Look at the ledger.',
      failed: 'The ledger is damaged.',
    },
    rows: {
      ok: 'One row is as it was written. | {n} rows are as they were written.',
      warning: 'Not every row was compared.',
      failed: 'A row is not as it was written.',
    },
    journal: {
      ok: 'Its one line is as it was written. | {n} lines follow from each other.',
      warning: 'Look at the journal.',
      failed: 'The journal is broken.',
    },
    contents: {
      ok: 'One shipment is what the journal says was shipped. | {n} shipments are what the journal says was shipped.',
      warning: 'Look at the shipments.',
      failed: 'Shipments are not what the journal says was shipped.',
    },
    documents: {
      ok: 'One document is as it was stored. | {n} documents are as they were stored.',
      warning: 'Look at the documents.',
      failed: 'Documents are damaged.',
    },
    backup: {
      ok: 'The newest backup is of {at}.',
      warning: 'There is no backup of the last two days. Make one under Settings.',
      failed: 'There is no backup.',
    },
    spill: {
      ok: 'No answer of a carrier waits to be taken into the ledger.',
      warning: 'One answer waits to be taken into the ledger. | {n} answers wait to be taken into the ledger.',
      failed: 'There is no room to set answers aside.',
    },
    permissions: {
      ok: 'Only the account of the station may read the data folder.',
      warning:
        'Other accounts may read one thing in the data folder. Start the station again: it closes it. | Other accounts may read {n} things in the data folder. Start the station again: it closes them.',
      failed: 'The data folder cannot be looked at.',
    },
    desks: {
      ok: 'No desk is awaited.',
      warning: 'Other desks are awaited.',
      failed: 'Nothing is bought: other desks are awaited.',
    },
    restore: {
      ok: 'The ledger knows everything.',
      warning: 'The ledger was restored and does not know all sales.',
      failed: 'The ledger was restored or copied: purchases wait to be confirmed.',
    },
    witness: {
      ok: 'The witness of the ledger is kept.',
      warning: 'The witness of the ledger cannot be written.',
      failed: 'The witness of the ledger cannot be written.',
    },
    clock: {
      ok: 'The clock agrees with the ledger.',
      warning: 'The clock is one minute behind the ledger. | The clock is {n} minutes behind the ledger.',
      failed: 'The clock is wrong.',
    },
  } as const satisfies Record<string, Record<Finding, string>>,
} as const;
