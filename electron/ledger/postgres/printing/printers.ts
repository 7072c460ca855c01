import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';
import type { PrinterStore } from '#electron/engine/printing/ports.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { withoutDefaultsOf, withoutFallbackOn } from '../../printing/other-printers.ts';
import type { Database, Session } from '../database.ts';

type Row = { printer: Printer };

/** The printers of one desk. */
export function openPrinters(database: Database, stationId: string): PrinterStore {
  const inOrder = createKeyedQueue();

  async function read(session: Session): Promise<Printer[]> {
    const rows = await session.all<Row>('SELECT printer FROM printer WHERE station_id = $1 ORDER BY position', [
      stationId,
    ]);
    return rows.map(({ printer }) => printer);
  }

  const insert = (session: Session, printer: Printer) =>
    session.run('INSERT INTO printer (station_id, id, printer) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
      ...[stationId, printer.id, JSON.stringify(printer)],
    ]);
  const update = (session: Session, printer: Printer) =>
    session.run('UPDATE printer SET printer = $3 WHERE station_id = $1 AND id = $2', [
      ...[stationId, printer.id, JSON.stringify(printer)],
    ]);

  /** Rewrites the other printers that `changed` gives another shape. */
  async function changeOthers(
    session: Session,
    printerId: string,
    changed: (printer: Printer) => Printer,
  ): Promise<void> {
    for (const other of await read(session)) {
      const after = changed(other);
      if (other.id !== printerId && JSON.stringify(after) !== JSON.stringify(other)) await update(session, after);
    }
  }

  /** A change of one printer, and of the others that comes with it; one after another, since a default belongs to one printer. */
  const put = (
    write: (session: Session) => Promise<number>,
    printerId: string,
    ofOthers: (other: Printer) => Printer,
  ) =>
    inOrder.run('put', () =>
      database.transaction(async (session) => {
        if ((await write(session)) === 0) return false;
        await changeOthers(session, printerId, ofOthers);
        return true;
      }),
    );

  return {
    list: () => read(database),
    async find(printerId) {
      const row = await database.one<Row>('SELECT printer FROM printer WHERE station_id = $1 AND id = $2', [
        stationId,
        printerId,
      ]);
      return row?.printer ?? null;
    },
    create: (printer) => put((session) => insert(session, printer), printer.id, withoutDefaultsOf(printer)),
    update: (printer) => put((session) => update(session, printer), printer.id, withoutDefaultsOf(printer)),
    remove: (printerId) =>
      put(
        (session) => session.run('DELETE FROM printer WHERE station_id = $1 AND id = $2', [stationId, printerId]),
        printerId,
        withoutFallbackOn(printerId),
      ),
  };
}
