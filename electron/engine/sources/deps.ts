import type { DecimalSeparator } from '#shared/format/parse-number.ts';
import type { SourceConnection, SourceReading } from '#shared/schema/orders/source.ts';
import type { WriteBackConnection } from '#shared/schema/orders/write-back.ts';
import type { SecretStore } from '../accounts/index.ts';
import type { EventBus } from '../events/index.ts';
import type { Leases } from '../leases.ts';
import type { Log } from '../log.ts';
import type { OrderStore } from '../orders/index.ts';
import type { ShipmentLedger } from '../shipping/index.ts';
import type { Statement } from './statement.ts';
import type { SourceStore } from './source-store.ts';
import type { WriteBackValues } from './write-back/values.ts';
import type { WriteBackStore } from './write-back/write-back-store.ts';

/** What stands in a column of a row; null where nothing does. */
export type SourceCell = string | number | null;
export type SourceRow = Readonly<Record<string, SourceCell>>;

export interface SourceQuestion {
  /** With its password in clear. */
  connection: SourceConnection;
  reading: SourceReading;
  /** Of a database. */
  statement: Statement | null;
  /** What is looked for; null where it is read. */
  key: string | null;
  /** What is known already; null where nothing is. */
  since: string | null;
  /** More rows than this are refused. */
  limit: number;
  patienceMs: number;
}

export interface SourceRows {
  columns: string[];
  rows: SourceRow[];
  /** Those that have more cells than there are columns, a sign that cells stand in the wrong ones. */
  shifted?: ReadonlySet<SourceRow>;
  /** The names of the files that rows stand in, where there are several. */
  fileOf?: ReadonlyMap<SourceRow, string>;
  /** How decimals are written; null where its numbers have to show it. */
  decimalSeparator: DecimalSeparator | null;
  /** True where the key was not looked for: the rows are all that there are. */
  isWhole?: boolean;
  /** True where the place says that it has further rows, which it did not give. */
  hasMore?: boolean;
  /** True where a column that is not there is one that nothing was said in. */
  mayLack?: boolean;
  /** What is to be given as `since` the next time, where the place itself can say it. */
  mark?: string;
  /** True where nothing changed since then; there are no rows. */
  isUnchanged?: boolean;
}

/** Reads what lies outside, and never writes. */
export interface SourceReader {
  /** @throws DiagnosticError in words for whoever set the source up */
  read(question: SourceQuestion): Promise<SourceRows>;
  close(): void;
}

/** What a place is told. */
export interface WriteCall {
  /** With its password in clear. */
  connection: WriteBackConnection;
  /** The statement, or the body of the request. */
  text: string;
  values: WriteBackValues;
  patienceMs: number;
}

/** Tells places outside what they are to know, with a statement or request that an administrator wrote, and nothing else. */
export interface SourceWriter {
  /** How many rows it touched; where that is not one, nothing was changed. @throws DiagnosticError in words for whoever set it up */
  write(call: WriteCall): Promise<{ rows: number }>;
  /** Does it twice, takes it back, and says whether the row was the same after the second time; null where that cannot be done there. */
  tryOut(call: WriteCall): Promise<{ rows: number; isRepeatable: boolean | null } | null>;
  close(): void;
}

/** What sources of orders need. */
export interface SourcesDeps {
  ledger: {
    sources: SourceStore;
    writeBack: WriteBackStore;
    orders: Pick<OrderStore, 'find'>;
    shipments: Pick<ShipmentLedger, 'find' | 'findByTransaction'>;
    leases: Leases;
    /** Ledger time. */
    now(): number;
  };
  sourceReader: SourceReader;
  sourceWriter: SourceWriter;
  events: Pick<EventBus, 'subscribe'>;
  secrets: SecretStore;
  /** How often it is looked whether something is to be read or told, in milliseconds, where the usual does not fit. */
  sourcesEvery?: number;
  log: Log;
}
