import type { DrawPage, OpenedPrinter, PrintSheet, SendOutcome } from '#electron/engine/printing/ports.ts';
import type { AvailablePrinters, WindowsConnection } from '#shared/schema/printing/printer.ts';
import { diagnosticOf } from '#electron/engine/diagnostic-error.ts';
import { inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { bytesToSend } from '../copies.ts';
import { sendingDiagnostic } from '../why.ts';
import type { WindowsPagePrinters } from './page-printer.ts';
import { NAME, openForPages, spooledAs } from './print-pages.ts';
import type { SpoolerQueue, WindowsSpooler } from './spooler.ts';

/** Queues of the Windows spooler; EPL and ZPL go through them as they are, PDF as pictures through their drivers. It does not tell what became of them. */
export function createWindowsPrinting(
  load: () => Promise<WindowsSpooler>,
  loadPages: () => Promise<WindowsPagePrinters>,
  drawPage: DrawPage,
) {
  return {
    async available(): Promise<AvailablePrinters> {
      try {
        const names = await (await load()).queues();
        return { available: names.map(toAvailable), notes: [], troubles: [] };
      } catch (error) {
        const found = diagnosticOf(error, NAME);
        return { available: [], notes: [inEnglish(found)], troubles: [found] };
      }
    },

    async trouble({ queue }: WindowsConnection): Promise<Diagnostic | null> {
      try {
        await (await (await load()).openQueue(queue)).close();
        return null;
      } catch (error) {
        return diagnosticOf(error, NAME);
      }
    },

    async open({ queue }: WindowsConnection, sheet: PrintSheet): Promise<OpenedPrinter> {
      if (sheet.format === 'PDF') return openForPages(loadPages, drawPage, { queue, sheet });
      try {
        const opened = await (await load()).openQueue(queue);
        return {
          kind: 'ready',
          send: () => send(opened, sheet),
          close: () => void opened.close().catch(() => undefined),
        };
      } catch (error) {
        return { kind: 'not_ready', trouble: diagnosticOf(error, NAME) };
      }
    },
  };

  async function send(queue: SpoolerQueue, sheet: PrintSheet): Promise<SendOutcome> {
    try {
      return await spool(queue, sheet);
    } finally {
      await queue.close().catch(() => undefined);
    }
  }

  async function spool(queue: SpoolerQueue, sheet: PrintSheet): Promise<SendOutcome> {
    let job: number;
    try {
      job = await queue.startDocument(`Packbench ${sheet.jobId}`);
    } catch (error) {
      return { kind: 'not_sent', trouble: diagnosticOf(error, NAME) };
    }
    try {
      let rest = bytesToSend(sheet);
      while (rest.length > 0) rest = rest.subarray(await someTaken(queue, rest));
      await queue.endDocument();
    } catch (error) {
      return { kind: 'uncertain', trouble: sendingDiagnostic(NAME, error) };
    }
    return spooledAs(job);
  }
}

async function someTaken(queue: SpoolerQueue, bytes: Uint8Array): Promise<number> {
  const taken = await queue.write(bytes);
  if (taken === 0) throw new Error('Windows took nothing more');
  return taken;
}

const toAvailable = (queue: string): AvailablePrinters['available'][number] => ({
  name: queue,
  connection: { type: 'windows', queue },
  description: null,
  format: /\bEPL/i.test(queue) ? 'EPL' : /\bZPL|\bZDesigner/i.test(queue) ? 'ZPL' : 'PDF',
  ready: true,
  isDefault: false,
});
