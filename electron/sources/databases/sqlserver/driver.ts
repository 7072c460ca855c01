import { keepDecimals, type ValueReading } from './decimals.ts';
import type { Cell } from './values.ts';

/** What is used of the driver `tedious`, which is loaded when a source needs it. */
export interface Driver {
  Connection: new (config: object) => Client;
  Request: new (text: string, done: Done) => Request;
  TYPES: Record<'VarChar' | 'NVarChar', unknown>;
}
type Done = (error?: Error | null) => void;

export interface Client {
  on(event: 'error' | 'rerouting', listener: () => void): unknown;
  connect(done: Done): void;
  beginTransaction(done: Done): void;
  commitTransaction(done: Done): void;
  rollbackTransaction(done: Done): void;
  execSql(request: Request): void;
  /** What runs is told to stop. */
  cancel(): void;
  close(): void;
}

interface Request {
  setTimeout(milliseconds: number): void;
  addParameter(name: string, type: unknown, value: string | null): void;
  on(event: 'columnMetadata', listener: (columns: { colName: string }[]) => void): unknown;
  on(event: 'row', listener: (cells: Cell[]) => void): unknown;
}

/** Loads it, and has it keep every digit of a number. */
export async function loadDriver(): Promise<Driver> {
  const parser = 'tedious/lib/value-parser.js';
  keepDecimals(((await import(parser)) as { default: ValueReading }).default);
  return ((await import('tedious')) as unknown as { default: Driver }).default;
}
