import { isDeepStrictEqual } from 'node:util';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { PRINTER_DEFAULTS, type Printer, type PrinterDraft } from '#shared/schema/printing/printer.ts';
import { stocksOf } from '#shared/schema/shipping/label-specification.ts';
import { type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { EngineError } from '../engine-error.ts';
import { unfitStock } from '../rules/index.ts';
import { makesCopies } from './copies.ts';
import type { PrintingDeps } from './deps.ts';
import { invalid, requireNone, violation } from '../violation.ts';

const HIGHEST = { EPL: { darkness: 15, speed: 6 }, ZPL: { darkness: 30, speed: 14 } } as const;
const ABSOLUTE_PATH = /^(?:\/|[A-Za-z]:[\\/]|\\\\)/;

/** What a printer must keep to beyond its schema; `others` are those it may fall back on. */
function printerFaults(printer: Printer, others: readonly Printer[]): Violation[] {
  return [
    ...connectionFaults(printer),
    ...stockFaults(printer),
    ...languageFaults(printer),
    ...fallbackFaults(printer, others),
  ];
}

function* connectionFaults({ connection, format, copies }: Printer): Generator<Violation> {
  if (connection.type === 'folder' && !ABSOLUTE_PATH.test(connection.path)) {
    yield violation('FIELD_INVALID', '/connection/path', `The folder ${connection.path} is not an absolute path.`);
  }
  if (connection.type === 'windows' && (format === 'PNG' || format === 'GIF')) {
    yield violation('FIELD_CONFLICT', '/format', `A queue of Windows takes no ${format} here; choose PDF, EPL or ZPL.`);
  }
  if (connection.type === 'cups' && (format === 'PNG' || format === 'GIF')) {
    yield violation('FIELD_CONFLICT', '/format', `CUPS would scale a ${format} as it likes; choose PDF, EPL or ZPL.`);
  }
  if (copies > 1 && !makesCopies({ format, connection })) {
    yield violation(
      'FIELD_CONFLICT',
      '/copies',
      `Only EPL and ZPL printers and queues of CUPS and Windows make copies; this one must have 1.`,
    );
  }
}

function* stockFaults({ format, stock }: Printer): Generator<Violation> {
  const allowed = stocksOf(format);
  if (allowed.includes(stock)) return;
  yield {
    ...violation('VALUE_NOT_ALLOWED', '/stock', unfitStock(format, stock)),
    actual: stock,
    allowed: [...allowed],
  };
}

function* languageFaults({ format, darkness, speed, gap }: Printer): Generator<Violation> {
  if (gap !== null && format !== 'EPL' && format !== 'ZPL') {
    yield violation('FIELD_CONFLICT', '/gap', `The gap of a ${format} printer is set in its own driver.`);
  }
  for (const [name, value] of Object.entries({ darkness, speed }) as ['darkness' | 'speed', number | null][]) {
    if (value === null) continue;
    if (format !== 'EPL' && format !== 'ZPL') {
      yield violation('FIELD_CONFLICT', `/${name}`, `The ${name} of a ${format} printer is set in its own driver.`);
    } else if (value > HIGHEST[format][name]) {
      const limit = HIGHEST[format][name];
      yield {
        ...violation('FIELD_INVALID', `/${name}`, `The ${name} of ${format} goes up to ${limit}.`),
        actual: value,
        limit,
      };
    }
  }
}

function* fallbackFaults({ id, fallbackPrinterId }: Printer, others: readonly Printer[]): Generator<Violation> {
  if (fallbackPrinterId === null) return;
  const pointer = '/fallbackPrinterId';
  if (fallbackPrinterId === id) {
    yield violation('FIELD_INVALID', pointer, 'A printer cannot fall back on itself.');
  } else if (!others.some((other) => other.id === fallbackPrinterId)) {
    yield violation('FIELD_INVALID', pointer, `There is no printer ${fallbackPrinterId} to fall back on.`);
  }
}

const placeFault = ({ pointer, trouble }: { pointer: string; trouble: Diagnostic }): Violation => ({
  ...violation('FIELD_INVALID', pointer, inEnglish(trouble)),
  trouble,
});

/** The printers that are set up, and what may be done with them. */
export function createPrinterCatalogue({ ledger, drivers, events }: PrintingDeps) {
  const store = ledger.printing.printers;
  const publish = (id: string, state: 'CREATED' | 'CHANGED' | 'REMOVED') =>
    events.publish({ type: 'printer', id, state, at: new Date(ledger.now()).toISOString() });

  /** @param before what it takes the place of: a share that does not answer by now keeps nobody from setting a fallback */
  async function sound(draft: PrinterDraft, before: Printer | null): Promise<Printer> {
    const printer = { ...PRINTER_DEFAULTS, ...draft };
    const isMoved = !isDeepStrictEqual(before?.connection, printer.connection);
    const refused = isMoved ? await drivers.refusal(printer.connection) : null;
    const errors = [...printerFaults(printer, await store.list()), ...(refused ? [placeFault(refused)] : [])];
    requireNone(errors);
    return printer;
  }

  return {
    list: () => store.list(),

    /** @throws EngineError NOT_FOUND. */
    async require(printerId: string): Promise<Printer> {
      const printer = await store.find(printerId);
      if (!printer) throw noPrinter(printerId);
      return printer;
    },

    /** @throws EngineError VALIDATION_FAILED or ALREADY_EXISTS. */
    async create(draft: PrinterDraft): Promise<Printer> {
      const printer = await sound(draft, null);
      if (!(await store.create(printer))) throw new EngineError('ALREADY_EXISTS', `There is a printer ${draft.id}.`);
      publish(draft.id, 'CREATED');
      return printer;
    },

    /** @throws EngineError VALIDATION_FAILED or NOT_FOUND. */
    async change(printerId: string, draft: PrinterDraft): Promise<Printer> {
      if (draft.id !== printerId) {
        const message = `The path says printer ${printerId}, the body says ${draft.id}.`;
        throw invalid(violation('FIELD_CONFLICT', '/id', message));
      }
      const printer = await sound(draft, await store.find(printerId));
      if (!(await store.update(printer))) throw noPrinter(printerId);
      publish(printerId, 'CHANGED');
      return printer;
    },

    /** @throws EngineError NOT_FOUND. */
    async remove(printerId: string): Promise<void> {
      if (!(await store.remove(printerId))) throw noPrinter(printerId);
      publish(printerId, 'REMOVED');
    },
  };
}

const noPrinter = (printerId: string) => new EngineError('NOT_FOUND', `There is no printer ${printerId}.`);
