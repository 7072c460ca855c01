import { idFrom } from '#renderer/format/id-from.ts';
import {
  PRINTER_DEFAULTS,
  type AvailablePrinter,
  type Printer,
  type PrinterConnection,
  type PrinterDefault,
  type PrinterDraft,
} from '#shared/schema/printing/printer.ts';
import { DEFAULT_LABEL_STOCK } from '#shared/schema/shipping/label-specification.ts';
import { parseDecimal, type TypedNumber } from '#renderer/format/decimal.ts';

export const CONNECTION_TYPES = ['cups', 'raw', 'folder', 'windows'] as const satisfies PrinterConnection['type'][];
/** What EPL and ZPL printers alone can be told. */
export const hasHeat = (format: Printer['format']) => format === 'ZPL' || format === 'EPL';

/** Whether somebody says what becomes of a label that the printer has taken. */
export const isFollowed = ({ connection }: Printer) => connection.type === 'cups';

/** A printer as it is typed. */
export interface TypedPrinter {
  id: string;
  name: string;
  type: PrinterConnection['type'];
  queue: string;
  server: string;
  host: string;
  port: TypedNumber;
  path: string;
  format: Printer['format'];
  stock: Printer['stock'];
  dpi: '203' | '300';
  offsetX: TypedNumber;
  offsetY: TypedNumber;
  darkness: TypedNumber;
  speed: TypedNumber;
  gap: TypedNumber;
  copies: TypedNumber;
  fallbackPrinterId: string;
  defaultFor: PrinterDefault[];
}

const EMPTY: Printer = {
  ...PRINTER_DEFAULTS,
  id: '',
  name: '',
  connection: { type: 'cups', queue: '' },
  format: 'PDF',
  stock: DEFAULT_LABEL_STOCK,
};
const typed = (value: number | null, mark: string) => (value === null ? '' : String(value).replace('.', mark));

/** The printer as it stands in the form; a new one where there is none. */
export function toTyped(printer: Printer = EMPTY, mark = '.'): TypedPrinter {
  const { connection, offset, fallbackPrinterId, defaultFor } = printer;
  return {
    id: printer.id,
    name: printer.name,
    type: connection.type,
    queue: 'queue' in connection ? connection.queue : '',
    server: connection.type === 'cups' ? (connection.server ?? '') : '',
    host: connection.type === 'raw' ? connection.host : '',
    port: connection.type === 'raw' ? String(connection.port) : '9100',
    path: connection.type === 'folder' ? connection.path : '',
    format: printer.format,
    stock: printer.stock,
    dpi: printer.dpi === 300 ? '300' : '203',
    offsetX: typed(offset.x, mark),
    offsetY: typed(offset.y, mark),
    darkness: typed(printer.darkness, mark),
    speed: typed(printer.speed, mark),
    gap: typed(printer.gap, mark),
    copies: typed(printer.copies, mark),
    fallbackPrinterId: fallbackPrinterId ?? '',
    defaultFor: structuredClone(defaultFor),
  };
}

/** A printer that the machine offers, as a profile to begin with. */
export const fromAvailable = ({ name, connection, format }: AvailablePrinter): TypedPrinter =>
  toTyped({ ...EMPTY, id: idFrom(name), name, connection, format: format ?? 'PDF' });

function connectionOf({ type, queue, server, host, port, path }: TypedPrinter): PrinterConnection {
  if (type === 'raw') return { type, host: host.trim(), port: parseDecimal(port) ?? 0 };
  if (type === 'folder') return { type, path: path.trim() };
  if (type === 'windows') return { type, queue: queue.trim() };
  return { type, queue: queue.trim(), ...(server.trim() !== '' && { server: server.trim() }) };
}

/** What is sent. Numbers that are none become -1, which the station refuses at their field. */
export function toDraft(form: TypedPrinter): PrinterDraft {
  const number = (text: TypedNumber) => {
    const value = parseDecimal(text);
    return Number.isNaN(value) ? -1 : value;
  };
  const heat = hasHeat(form.format);
  return {
    id: form.id.trim(),
    name: form.name.trim(),
    connection: connectionOf(form),
    format: form.format,
    stock: form.stock,
    dpi: form.dpi === '300' ? 300 : 203,
    offset: { x: number(form.offsetX) ?? 0, y: number(form.offsetY) ?? 0 },
    darkness: heat ? number(form.darkness) : null,
    speed: heat ? number(form.speed) : null,
    gap: heat ? number(form.gap) : null,
    copies: number(form.copies) ?? 1,
    fallbackPrinterId: form.fallbackPrinterId === '' ? null : form.fallbackPrinterId,
    defaultFor: form.defaultFor,
  };
}
