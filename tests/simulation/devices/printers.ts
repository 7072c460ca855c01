import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import type { PrinterDrivers, PrintSheet, SendOutcome } from '#electron/engine/printing/ports.ts';
import type { Chance } from '../machine/chance.ts';
import type { Events } from '../machine/events.ts';
import type { Books } from '../world/books.ts';
import { numberOn } from './labels.ts';

/** What is wrong with a printer, or its spooler. */
export const PRINTER_TROUBLES = [
  'none',
  'offline',
  'out of paper',
  'jammed',
  'vanishes',
  'loses jobs',
  'refuses',
  'hangs',
] as const;
export type PrinterTrouble = (typeof PRINTER_TROUBLES)[number];

const base: Omit<Printer, 'id' | 'name' | 'connection' | 'fallbackPrinterId'> = {
  ...{ format: 'PDF', stock: 'STOCK_4X6', dpi: 203, offset: { x: 0, y: 0 } },
  ...{ darkness: null, speed: null, gap: null, copies: 1, defaultFor: [] },
};

/** The printers of a desk: one behind a spooler, one that takes bytes as they are and prints in place of the first. */
export const PRINTERS: readonly Printer[] = [
  {
    ...base,
    id: 'raw',
    name: 'Raw',
    connection: { type: 'raw', host: '10.0.0.9', port: 9100 },
    fallbackPrinterId: null,
  },
  {
    ...base,
    id: 'spooled',
    name: 'Spooled',
    connection: { type: 'cups', queue: 'labels' },
    fallbackPrinterId: 'raw',
  },
];

type Leaves = (sheet: PrintSheet, trackingNumber: string | null) => void;

interface Spooled {
  sheet: PrintSheet;
  state: 'waiting' | 'printed' | 'lost' | 'cancelled';
}

/** The printers that stand beside a desk. They outlive its station. */
export class DeskPrinters {
  #trouble: PrinterTrouble = 'none';
  #troubledAt = 0;
  readonly #events: Events;
  readonly #chance: Chance;
  readonly #books: Books;
  /** Called when the first byte of a label leaves for a printer. */
  readonly #leaves: Leaves;
  readonly #spooler = new Map<string, Spooled>();

  constructor(events: Events, chance: Chance, books: Books, leaves: Leaves) {
    [this.#events, this.#chance, this.#books, this.#leaves] = [events, chance, books, leaves];
  }

  get trouble(): PrinterTrouble {
    return this.#trouble;
  }

  set trouble(trouble: PrinterTrouble) {
    [this.#trouble, this.#troubledAt] = [trouble, this.#events.now];
  }

  /** Whether it is switched off, and was then. */
  isOffSince = (at: number): boolean => this.#trouble === 'offline' && this.#troubledAt <= at;

  /** Somebody has put in paper, or opened the lid. */
  mend(): void {
    this.trouble = 'none';
    for (const job of this.#spooler.values()) if (job.state === 'waiting') this.#comesOut(job);
  }

  /** Jobs that the spooler has, and that have not come out. */
  waiting = (): string[] =>
    [...this.#spooler.values()].flatMap(({ state, sheet }) => (state === 'waiting' ? [sheet.jobId] : []));

  drivers(): PrinterDrivers {
    const away = () => diagnostic('PRINTER_CLOSED', { at: 'printer' });
    return {
      available: async () => ({ cups: [], windows: [], folders: [] }) as never,
      refusal: async () => null,
      trouble: async () => (this.trouble === 'offline' ? away() : null),
      open: async (printer, sheet) => {
        await this.#events.pause(this.#chance.around(15));
        if (this.trouble === 'offline' || this.trouble === 'out of paper')
          return { kind: 'not_ready', trouble: away() };
        if (this.trouble === 'refuses') return { kind: 'refused', trouble: away() };
        return { kind: 'ready', close: () => undefined, send: () => this.#send(printer, sheet) };
      },
      follow: async (_, spoolId) => {
        while (this.trouble === 'hangs') await this.#events.pause(1000);
        await this.#events.pause(this.#chance.around(10));
        const job = this.#spooler.get(spoolId);
        if (!job || job.state === 'lost') {
          const trouble = diagnostic('PRINT_JOB_UNKNOWN', { at: 'spooler', job: spoolId });
          return { kind: 'uncertain', fault: 'NOT_SEEN', trouble };
        }
        if (job.state === 'printed') return { kind: 'printed', trouble: diagnostic('PRINT_COMPLETED') };
        if (job.state === 'cancelled') {
          return { kind: 'failed', fault: 'CANCELLED', trouble: diagnostic('PRINT_CANCELLED_THERE') };
        }
        return { kind: 'waiting', trouble: diagnostic('PRINT_SPOOLED', { at: 'spooler', job: spoolId }) };
      },
      cancel: async (_, spoolId) => {
        await this.#events.pause(this.#chance.around(10));
        const job = this.#spooler.get(spoolId);
        if (job?.state !== 'waiting') return diagnostic('PRINT_CANCELLED_LATE');
        job.state = 'cancelled';
        return null;
      },
    };
  }

  async #send(printer: Printer, sheet: PrintSheet): Promise<SendOutcome> {
    this.#leaves(sheet, numberOn(sheet.bytes));
    const isSpooled = printer.connection.type === 'cups';
    const vanishes = this.trouble === 'vanishes';
    await this.#events.pause(this.#chance.around(80));
    if (vanishes || this.#chance.happens(0.01)) {
      return { kind: 'uncertain', trouble: diagnostic('PRINT_BROKEN', { at: printer.name }) };
    }
    if (!isSpooled) return { kind: 'printed', trouble: diagnostic('PRINT_COMPLETED') };
    const job: Spooled = { sheet, state: this.trouble === 'loses jobs' ? 'lost' : 'waiting' };
    const spoolId = String(this.#spooler.size + 1);
    this.#spooler.set(spoolId, job);
    if (this.trouble === 'none') this.#comesOut(job);
    return { kind: 'spooled', spoolId, trouble: diagnostic('PRINT_SPOOLED', { at: printer.name, job: spoolId }) };
  }

  #comesOut(job: Spooled): void {
    const print = () => {
      if (job.state !== 'waiting' || this.trouble === 'jammed') return;
      job.state = 'printed';
      this.#books.count('printed');
    };
    this.#events.plan(this.#chance.around(900), print, this.#events.outside);
  }
}
