import { promisify } from 'node:util';
import koffi from 'koffi';
import { SpoolerError, type SpoolerQueue, type WindowsSpooler } from './spooler.ts';

type TypeSpec = Parameters<typeof koffi.sizeof>[0];

const RAW = 'RAW';
const LOCAL_AND_CONNECTED = 0x2 | 0x4;
const PRINTER_INFO_4 = 4;

/**
 * The Windows spooler through its own library (Win32, "Print Spooler API"). Calls run beside the event loop: a queue on another
 * machine may take its time. @param library another one, for tests.
 */
export function loadWinspool(library = 'winspool.drv'): WindowsSpooler {
  const winspool = koffi.load(library);
  const documentInfo = koffi.struct({ pDocName: 'str16', pOutputFile: 'str16', pDatatype: 'str16' });
  const printerInfo = koffi.struct({ pPrinterName: 'str16', pServerName: 'str16', Attributes: 'uint32' });
  const handle = koffi.pointer(koffi.opaque());
  const number = koffi.out(koffi.pointer('uint32'));
  const bind = (name: string, result: string, parameters: TypeSpec[]) =>
    promisify(winspool.func('__stdcall', name, result, parameters).async) as (...values: unknown[]) => Promise<number>;

  const openPrinter = bind('OpenPrinterW', 'int', ['str16', koffi.out(koffi.pointer(handle)), 'void *']);
  const startDoc = bind('StartDocPrinterW', 'uint32', [handle, 'uint32', koffi.pointer(documentInfo)]);
  const startPage = bind('StartPagePrinter', 'int', [handle]);
  const writePrinter = bind('WritePrinter', 'int', [handle, 'void *', 'uint32', number]);
  const endPage = bind('EndPagePrinter', 'int', [handle]);
  const endDoc = bind('EndDocPrinter', 'int', [handle]);
  const abort = bind('AbortPrinter', 'int', [handle]);
  const closePrinter = bind('ClosePrinter', 'int', [handle]);
  const enumPrinters = bind('EnumPrintersW', 'int', ['uint32', 'str16', 'uint32', 'void *', 'uint32', number, number]);

  async function must(what: string, call: Promise<number>): Promise<number> {
    const result = await call;
    if (result === 0) throw new SpoolerError(`Windows refused ${what}`);
    return result;
  }

  function queueOf(printer: unknown): SpoolerQueue {
    let begun = false;
    return {
      async startDocument(name) {
        const info = { pDocName: name, pOutputFile: null, pDatatype: RAW };
        const job = await must('to begin a document', startDoc(printer, 1, info));
        begun = true;
        await must('to begin a page', startPage(printer));
        return job;
      },
      async write(bytes) {
        const taken = [0];
        await must('the bytes of the label', writePrinter(printer, bytes, bytes.byteLength, taken));
        return taken[0] ?? 0;
      },
      async endDocument() {
        await must('to end the page', endPage(printer));
        await must('to end the document', endDoc(printer));
        begun = false;
      },
      async close() {
        if (begun) await abort(printer);
        await closePrinter(printer);
      },
    };
  }

  return {
    async queues() {
      const [needed, count] = [[0], [0]];
      await enumPrinters(LOCAL_AND_CONNECTED, null, PRINTER_INFO_4, null, 0, needed, count);
      if (needed[0] === 0) return [];
      const buffer = Buffer.alloc(needed[0] ?? 0);
      const found = enumPrinters(LOCAL_AND_CONNECTED, null, PRINTER_INFO_4, buffer, buffer.length, needed, count);
      await must('to list the printers', found);
      const size = koffi.sizeof(printerInfo);
      return Array.from({ length: count[0] ?? 0 }, (_, index) => {
        const { pPrinterName } = koffi.decode(buffer, index * size, printerInfo) as { pPrinterName: string };
        return pPrinterName;
      });
    },
    async openQueue(name) {
      const printer: unknown[] = [null];
      await must(`to open the queue ${name}`, openPrinter(name, printer, null));
      return queueOf(printer[0]);
    },
  };
}
