import type { Disk } from '../disk.ts';
import type { PrintJobStore } from '../printing/index.ts';
import type { ShipmentLedger } from '../shipping/index.ts';
import type { Metrics } from './metrics.ts';

/** What the metrics of the station need. */
export interface MetricsDeps {
  ledger: {
    shipments: Pick<ShipmentLedger, 'countDoubts'>;
    printing: { jobs: Pick<PrintJobStore, 'list'> };
    now(): number;
  };
  disk: Disk;
  metrics: Metrics;
  version: string;
}
