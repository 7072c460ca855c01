import { randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerDamagedError } from '../errors.ts';
import { newStationId } from '../ids.ts';
import type { RowChecksums } from './integrity/row-checksums.ts';

const SECRET_BYTES = 32;
const CHANGED_STRUCTURE = diagnostic('LEDGER_STRUCTURE_CHANGED');

/** What the station knows of itself. Reads and writes inside the caller's transaction. */
export type Meta = ReturnType<typeof openMeta>;

export function openMeta(database: Database, checksums: RowChecksums) {
  const select = database.prepare<[string], unknown>('SELECT value FROM meta WHERE name = ?').pluck();
  const put = database.prepare(
    'INSERT INTO meta (name, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value',
  );
  const remove = database.prepare<[string]>('DELETE FROM meta WHERE name = ?');
  const newestLine = database.prepare<[], number>('SELECT at FROM journal ORDER BY sequence DESC LIMIT 1').pluck();

  const read = <T>(name: string): T | undefined => {
    checksums.check('meta', name);
    return select.get(name) as T | undefined;
  };
  const write = <T>(name: string, value: T): T => {
    put.run(name, value);
    return value;
  };
  const kept = <T>(name: string, make: () => T): T => read<T>(name) ?? write(name, make());
  const newestInstant = () => Math.max(read<number>('newest_instant') ?? 0, newestLine.get() ?? 0);

  return {
    /** Makes, at the first start, what identifies the station. */
    identity() {
      const stationId = kept('station_id', newStationId);
      return {
        stationId,
        // One that was copied from a database keeps its name.
        name: read<string>('ledger_name') ?? stationId,
        files: kept('secret_files', () => randomBytes(SECRET_BYTES)),
        clients: kept('secret_clients', () => randomBytes(SECRET_BYTES)),
      };
    },
    /**
     * Checks all that is checked at the start; where a migration has given the tables another shape since they were sealed, checksums them
     * anew. @param isAsLeft whether nobody has written to the ledger since it was closed whole. @throws LedgerDamagedError.
     */
    checkOrSeal(isAsLeft = false): void {
      if (isSealed(database)) {
        checksums.checkTables(isAsLeft);
        if (read('schema') !== checksums.schema()) throw new LedgerDamagedError(CHANGED_STRUCTURE);
        checksums.watch();
      } else {
        checksums.sealAll();
        checksums.watch();
        write('schema', checksums.schema());
        write('sealed', database.pragma('user_version', { simple: true }));
      }
    },
    /** The newest instant recorded, here or in the journal, milliseconds; 0 in a new ledger. */
    newestInstant,
    recordInstant: (at: number) => void write('newest_instant', Math.max(at, newestInstant())),
    /** Lets fresh sequence numbers for packages begin above this one. */
    raisePackageSequence: (to: number) =>
      void write('package_sequence', Math.max(to, read<number>('package_sequence') ?? 0)),
    /** Up to which line of the journal shipments are in the full text index; `otherwise` is kept where the ledger does not say. */
    indexedThrough: (otherwise: () => number): number => kept('indexed_through', otherwise),
    putIndexedThrough: (line: number) => void write('indexed_through', line),
    /** What is kept under a name as text; null where nothing is. */
    text: (name: string) => read<string>(name) ?? null,
    putText: (name: string, value: string) => void write(name, value),
    remove: (name: string) => void remove.run(name),
    /** The last of `count` fresh sequence numbers for packages. */
    takePackageSequence: (count: number) => write('package_sequence', (read<number>('package_sequence') ?? 0) + count),
  };
}

/** Whether all rows were sealed in the shape that they have in this version of the ledger. */
export function isSealed(database: Database): boolean {
  const sealed = database.prepare<[], unknown>("SELECT value FROM meta WHERE name = 'sealed'").pluck().get();
  return sealed === database.pragma('user_version', { simple: true });
}
