import type { OpenedPrinter, PrinterDrivers } from '#electron/engine/printing/ports.ts';
import { createCups } from './cups/cups.ts';
import { folderTrouble, openFolder } from './folder.ts';
import type { SaidTrouble } from '#shared/schema/trouble.ts';
import { openRaw, RAW_TIMING, rawRefusal, rawTrouble, type RawTiming } from './raw.ts';
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

/** The ways to printers that this machine has. `keepOut` says why a folder may not be used, where it may not. */
export function createPrinterDrivers(
  timing: Partial<RawTiming> = {},
  keepOut: (path: string) => Promise<SaidTrouble | null> = () => Promise.resolve(null),
): PrinterDrivers {
  const raw = { ...RAW_TIMING, ...timing };
  const cups = createCups();
  let spooler: Promise<WindowsSpooler> | undefined;
  let pagePrinters: Promise<WindowsPagePrinters> | undefined;
  const windows = createWindowsPrinting(
    () => (spooler ??= loadSpooler()),
    () => (pagePrinters ??= loadPagePrinters()),
  );

  return {
    async available() {
      return process.platform === 'win32' ? windows.available() : cups.available();
    },

    async refusal(connection) {
      if (connection.type === 'folder') {
        const found = await keepOut(connection.path);
        return found && { pointer: '/connection/path', trouble: found };
      }
      const found = connection.type === 'raw' ? rawRefusal(connection) : null;
      return found && { pointer: '/connection/host', trouble: found };
    },

    async trouble({ connection }) {
      switch (connection.type) {
        case 'raw':
          return rawTrouble(connection, raw);
        case 'folder':
          return folderTrouble(connection);
        case 'cups':
          return cups.trouble(connection);
        case 'windows':
          return windows.trouble(connection);
      }
    },

    async open({ connection }, sheet, signal): Promise<OpenedPrinter> {
      switch (connection.type) {
        case 'raw':
          return openRaw(connection, sheet, signal, raw);
        case 'folder':
          return openFolder(connection, sheet);
        case 'cups':
          return cups.open(connection, sheet, signal);
        case 'windows':
          return windows.open(connection, sheet);
      }
    },

    async follow({ connection }, spoolId) {
      if (connection.type === 'cups') return cups.follow(connection, spoolId);
      return { kind: 'uncertain', fault: 'CONNECTION_LOST', reason: 'The printer was set up anew and keeps no jobs.' };
    },

    async cancel({ connection }, spoolId) {
      if (connection.type === 'cups') return cups.cancel(connection, spoolId);
      return 'The printer was set up anew and keeps no jobs.';
    },
  };
}
