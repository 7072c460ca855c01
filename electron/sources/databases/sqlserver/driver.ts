import { withDriver } from '../optional-driver.ts';
import { keepDecimals, type ValueReading } from './decimals.ts';
import type { Cell } from './values.ts';

/** What is used of the driver `tedious`. It is an optional dependency, so nothing here needs it to be installed, its types neither. */
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

const DRIVER = 'tedious';

/** @param at what would be asked @throws DiagnosticError where the driver is not installed */
export async function loadDriver(at: string): Promise<Driver> {
  return withDriver({ driver: DRIVER, at }, async () => {
    const reading = (await import(`${DRIVER}/lib/value-parser.js`)) as { default: ValueReading };
    keepDecimals(reading.default);
    return ((await import(DRIVER)) as { default: Driver }).default;
  });
}
