import type { DecimalSeparator } from '#shared/format/parse-number.ts';
import type { SourceConnection, SourceReading } from '#shared/schema/orders/source.ts';
import type { SecretStore } from '../accounts/index.ts';
import type { Leases } from '../leases.ts';
import type { Log } from '../log.ts';
import type { Statement } from './statement.ts';
import type { SourceStore } from './source-store.ts';

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
  /** How decimals are written; null where its numbers have to show it. */
  decimalSeparator: DecimalSeparator | null;
  /** True where the key was not looked for: the rows are all that there are. */
  isWhole?: boolean;
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

/** What sources of orders need. */
export interface SourcesDeps {
  ledger: {
    sources: SourceStore;
    leases: Leases;
    /** Ledger time. */
    now(): number;
  };
  sourceReader: SourceReader;
  secrets: SecretStore;
  /** How often it is looked whether a source is due, in milliseconds, where the usual does not fit. */
  sourcesEvery?: number;
  log: Log;
}
