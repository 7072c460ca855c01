import { forkNode, type StartChild } from '#electron/child/child-process.ts';
import type { DrawPage, OpenedPrinter, PrinterDrivers } from '#electron/engine/printing/ports.ts';
import { createCups } from './cups/cups.ts';
import { createFolderPrinters } from './folder.ts';
import { openRaw, RAW_TIMING, rawDiagnostic, type ClosingPrinters, type RawTiming } from './raw.ts';
import { refusedAddress } from './printer-zones.ts';
import type { WindowsPagePrinters } from './windows/page-printer.ts';
import type { WindowsSpooler } from './windows/spooler.ts';
import { createWindowsPrinting } from './windows/windows.ts';

/** The libraries of Windows are there on Windows only; elsewhere, and where one does not load, that is said in a sentence. */
function requireWindows(): void {
  if (process.platform !== 'win32') throw new Error('The queues of Windows are there on Windows only');
}

async function loadSpooler(): Promise<WindowsSpooler> {
  requireWindows();
  return (await import('./windows/winspool.ts')).loadWinspool();
}

async function loadPagePrinters(): Promise<WindowsPagePrinters> {
  requireWindows();
  return (await import('./windows/gdi.ts')).loadGdi();
}

interface Surroundings {
  raw?: Partial<RawTiming>;
  /** The station's own folder, which is no printer. */
  dataDir?: string;
  startChild?: StartChild | undefined;
  /** Queues of Windows get a PDF as pictures of its pages. */
  drawPage: DrawPage;
}

/** The ways to printers that this machine has. */
export function createPrinterDrivers(around: Surroundings): PrinterDrivers & { close(): void } {
  const raw = { ...RAW_TIMING, ...around.raw };
  const closing: ClosingPrinters = new Set();
  const cups = createCups();
  const folders = createFolderPrinters(around.startChild ?? forkNode, around.dataDir ?? null);
  let spooler: Promise<WindowsSpooler> | undefined;
  let pagePrinters: Promise<WindowsPagePrinters> | undefined;
  const windows = createWindowsPrinting(
    () => (spooler ??= loadSpooler()),
    () => (pagePrinters ??= loadPagePrinters()),
    around.drawPage,
  );

  return {
    async available() {
      return process.platform === 'win32' ? windows.available() : cups.available();
    },

    async refusal(connection) {
      switch (connection.type) {
        case 'folder': {
          const found = await folders.refusal(connection);
          return found && { pointer: '/connection/path', trouble: found };
        }
        case 'raw': {
          const found = refusedAddress(connection.host);
          return found && { pointer: '/connection/host', trouble: found };
        }
        case 'cups': {
          const found = cups.refusal(connection);
          return found && { pointer: '/connection/server', trouble: found };
        }
        case 'windows':
          return null;
      }
    },

    async trouble({ connection }) {
      switch (connection.type) {
        case 'raw':
          return rawDiagnostic(connection, raw);
        case 'folder':
          return folders.trouble(connection);
        case 'cups':
          return cups.trouble(connection);
        case 'windows':
          return windows.trouble(connection);
      }
    },

    async open({ connection }, sheet, signal): Promise<OpenedPrinter> {
      switch (connection.type) {
        case 'raw':
          return openRaw(connection, sheet, signal, raw, closing);
        case 'folder':
          return folders.open(connection, sheet, signal);
        case 'cups':
          return cups.open(connection, sheet, signal);
        case 'windows':
          return windows.open(connection, sheet);
      }
    },

    // Only CUPS says what becomes of its jobs.
    follow: (printer, spoolId) => cups.follow(printer?.connection ?? null, spoolId),
    cancel: (printer, spoolId) => cups.cancel(printer?.connection ?? null, spoolId),

    close: () => folders.close(),
  };
}
