/** Tests that existed before the simulator, as they are run against a mutation: the first that fails ends it. */
export interface Stage {
  /** Files and folders below `tests`. */
  paths: readonly string[];
  /** Of tests/vitest.config.ts; `station` starts stations and processes, and takes long. */
  projects: readonly ('unit' | 'station')[];
}

/** The tests nearest to a source. */
const NEAREST: readonly [source: RegExp, paths: readonly string[]][] = [
  [
    /purchase\/(?!complete)|states\.ts|decisions/,
    ['engine/shipping/interleavings', 'api/shipping/repeated-id', 'fault/carrier'],
  ],
  [/complete-documents/, ['engine/shipping/every-package-labelled']],
  [/transaction-id-hold/, ['ledger/shipments/transaction-id-hold', 'ledger/conformance/shipments/repeated-id']],
  [/ownership/, ['engine/shipping/interleavings']],
  [
    /recovery\/rep|recovery\/rec/,
    ['ledger/local/replay', 'engine/shipping/interleavings', 'ledger/integrity/storage-full'],
  ],
  [/follow-up/, ['ledger/shipments/follow-up', 'api/history/look-up']],
  [/void-shipment/, ['api/history/void-submitted', 'ledger/conformance/shipments/purchase-notes']],
  [
    /engine\/printing/,
    ['engine/shipping/void-and-print', 'printing/queue', 'printing/restart', 'printing/voided', 'printing/late'],
  ],
  [/confirm-print/, ['printing/cups.test']],
  [/engine\/batches/, ['api/batches/batches', 'api/batches/batch-retry', 'api/batches/batch-runs']],
  [/sqlite\/batches/, ['ledger/conformance/batches', 'api/batches/batch-pauses']],
  [
    /orders\/|sources\//,
    ['engine/orders', 'engine/sources', 'ledger/conformance/orders', 'api/orders/write-back.test'],
  ],
  [/webhooks\//, ['api/station/webhooks']],
  [/engine\/scale/, ['scale']],
  [/hot-folder\//, ['api/batches/hot-folder']],
  [/lifecycle|stopping/, ['engine/stopping', 'api/shipping/stopping', 'process/stop']],
  [/write-queue/, ['ledger/write-queue', 'ledger/integrity/storage-full', 'ledger/integrity/disk-failure']],
  [/sqlite\/shipments/, ['ledger/conformance/shipments', 'ledger/shipments/follow-up', 'api/shipping/lost-answer']],
  [/journal/, ['ledger/journal', 'ledger/conformance/shipments/journal', 'ledger/integrity/storage-full']],
  [/ledger-time/, ['ledger/ledger-time', 'ledger/conformance/ledger-time', 'api/station/clock']],
  [/number-ranges/, ['ledger/conformance/accounts/number-ranges', 'api/accounts/range-account']],
  [/spill-file/, ['ledger/local/spill-file', 'ledger/local/replay']],
  [/ledger\/local|platform\//, ['ledger/integrity', 'ledger/opening', 'fault/disk']],
  [/adapters\/test/, ['api/shipping/create-shipment-answer', 'api/shipping/create-shipment-call']],
];

const BOTH = ['unit', 'station'] as const;

/** The campaign, those tests first that are nearest to the file. */
export function stagesFor(file: string): Stage[] {
  const nearest = NEAREST.filter(([source]) => source.test(file)).flatMap(([, paths]) => paths);
  return [
    { paths: nearest, projects: ['unit'] },
    { paths: nearest, projects: ['station'] },
    { paths: ['engine', 'ledger'], projects: ['unit'] },
    // Kills, troubles of carriers, disks and neighbours in their short form.
    {
      paths: ['fault/kills', 'fault/carrier', 'fault/disk', 'fault/rest', 'process/kill', 'process/batch-killed'],
      projects: BOTH,
    },
  ];
}
