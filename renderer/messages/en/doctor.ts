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
  checks: { ledger: 'Ledger', disk: 'Disk', unknown: 'Shipments in doubt', accounts: 'Carrier accounts' },
} as const;
