import type { OpenedPrinter, PrinterDrivers } from '#electron/engine/printing/ports.ts';
import { createCups } from './cups/cups.ts';
import { folderTrouble, openFolder } from './folder.ts';
import { openRaw, RAW_TIMING, rawTrouble, type RawTiming } from './raw.ts';

const WINDOWS =
  'Printing through the queues of Windows is not built in yet; use the network address of the printer, or a folder.';

/** The ways to printers that this machine has. */
export function createPrinterDrivers(timing: Partial<RawTiming> = {}): PrinterDrivers {
  const raw = { ...RAW_TIMING, ...timing };
  const cups = createCups();

  return {
    async available() {
      if (process.platform === 'win32') return { available: [], notes: [WINDOWS] };
      return cups.available();
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
          return WINDOWS;
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
          return { kind: 'refused', reason: WINDOWS };
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
