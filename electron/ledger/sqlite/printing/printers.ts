import type { Database } from 'better-sqlite3';
import type { PrinterStore } from '#electron/engine/printing/ports.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { withoutDefaultsOf, withoutFallbackOn } from '#electron/ledger/printing/other-printers.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

export function openPrinters(database: Database, queue: WriteQueue): PrinterStore {
  const all = database.prepare<[], string>('SELECT printer FROM printer ORDER BY position').pluck();
  const one = database.prepare<[string], string>('SELECT printer FROM printer WHERE id = ?').pluck();
  const insert = database.prepare('INSERT INTO printer (id, printer) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const update = database.prepare('UPDATE printer SET printer = ? WHERE id = ?');
  const remove = database.prepare('DELETE FROM printer WHERE id = ?');

  const parse = (json: string) => JSON.parse(json) as Printer;
  const read = () => all.all().map(parse);

  /** Rewrites the other printers that `changed` gives another shape. */
  function changeOthers(printerId: string, changed: (printer: Printer) => Printer): void {
    for (const other of read().filter(({ id }) => id !== printerId)) {
      const json = JSON.stringify(changed(other));
      if (json !== JSON.stringify(other)) update.run(json, other.id);
    }
  }

  const put = (printer: Printer, write: () => { changes: number }) =>
    queue.write(() => {
      if (write().changes === 0) return false;
      changeOthers(printer.id, withoutDefaultsOf(printer));
      return true;
    });

  return {
    list: async () => reading(read),
    find: async (printerId) =>
      reading(() => {
        const json = one.get(printerId);
        return json === undefined ? null : parse(json);
      }),
    create: (printer) => put(printer, () => insert.run(printer.id, JSON.stringify(printer))),
    update: (printer) => put(printer, () => update.run(JSON.stringify(printer), printer.id)),
    remove: (printerId) =>
      queue.write(() => {
        if (remove.run(printerId).changes === 0) return false;
        changeOthers(printerId, withoutFallbackOn(printerId));
        return true;
      }),
  };
}
