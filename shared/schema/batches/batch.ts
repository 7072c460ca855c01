import { Type, type Static } from 'typebox';
import { DECIMAL_SEPARATORS } from '../../format/parse-number.ts';
import { BATCH_FORMATS, BatchLine, BatchMapping } from './batch-file.ts';
import { BatchOptions } from './batch-options.ts';
import type { BatchRowState } from './batch-row.ts';
import { Literals } from '../literals.ts';
import { Nullable } from '../nullable.ts';
import { PartialShipment } from '../shipping/partial-shipment.ts';

const Instant = () => Type.String({ format: 'date-time' });

/** DRAFT: checked, not started. STOPPED and FINISHED can be started again for the rows that are ready by then. */
export const BATCH_STATES = ['DRAFT', 'RUNNING', 'PAUSED', 'STOPPED', 'FINISHED'] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** Why a batch paused: somebody asked, it did so by itself, or it ran in a ledger that was restored or copied. */
const PAUSE_REASONS = [
  'REQUESTED',
  'CARRIER_UNAVAILABLE',
  'STORAGE_FULL',
  'CLIENT_REVOKED',
  'RESTORE_UNCONFIRMED',
  'RESTORED',
  'STATION_FAULT',
] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const BatchCounts = Type.Object(
  {
    INVALID: Type.Integer(),
    READY: Type.Integer(),
    RUNNING: Type.Integer(),
    BOUGHT: Type.Integer(),
    REJECTED: Type.Integer(),
    NOT_SENT: Type.Integer(),
    UNKNOWN: Type.Integer(),
    SKIPPED: Type.Integer(),
  } satisfies Record<BatchRowState, unknown>,
  { title: 'BatchCounts' },
);
export type BatchCounts = Static<typeof BatchCounts>;

export const Batch = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    clientId: Type.String({ description: 'Whose transactions the rows are' }),
    format: Literals(BATCH_FORMATS),
    fileName: Nullable(Type.String()),
    ofOrders: Type.Boolean({
      description: 'Whether its rows are orders of the order book; what is wrong is put right there',
    }),
    contentHash: Type.String({ description: 'SHA-256 of the content, hexadecimal' }),
    edition: Type.Integer(),
    state: Literals(BATCH_STATES),
    pauseReason: Nullable(Literals(PAUSE_REASONS)),
    pauseDetail: Nullable(Type.String()),
    columns: Type.Array(Type.String(), { description: 'Empty for rows that came as JSON' }),
    mapping: BatchMapping,
    decimalSeparator: Nullable(Literals(DECIMAL_SEPARATORS)),
    defaults: PartialShipment,
    options: BatchOptions,
    footer: Type.Array(BatchLine, {
      description: 'Lines at the end of the table that are totals or notes: no shipments are made of them',
    }),
    rowCount: Type.Integer(),
    counts: BatchCounts,
    createdAt: Instant(),
    updatedAt: Instant(),
    startedAt: Nullable(Instant()),
    finishedAt: Nullable(Instant()),
  },
  { title: 'Batch' },
);
export type Batch = Static<typeof Batch>;

export const BatchBody = Type.Object({ batch: Batch }, { title: 'BatchBody' });

export const BatchPage = Type.Object(
  {
    batches: Type.Array(Batch),
    next: Nullable(Type.String({ description: 'Pass as `cursor` for the next page; null on the last' })),
  },
  { title: 'BatchPage' },
);
export type BatchPage = Static<typeof BatchPage>;
