import { promisify } from 'node:util';
import koffi from 'koffi';
import { bitmapInfo, bitmapRows } from './bitmap.ts';
import { withPaper } from './dev-mode.ts';
import type { Paper, WindowsPagePrinters } from './page-printer.ts';
import { SpoolerError } from './spooler.ts';

type TypeSpec = Parameters<typeof koffi.sizeof>[0];
type Call = (...values: unknown[]) => Promise<number>;

/** Of `DocumentPropertiesW`. */
const [OUT_BUFFER, IN_BUFFER] = [2, 8];
/** Of `GetDeviceCaps`. */
const CAPS = { dotsX: 88, dotsY: 90, width: 110, height: 111, offsetX: 112, offsetY: 113 } as const;
const SOURCE_COPY = 0x00cc0020;
const INCH_MM = 25.4;

/**
 * Pages through GDI and the printer's driver (Win32, "GDI Print API"), which take pictures of dots. Calls run beside the event loop, one
 * after the other for one paper. @param libraries others, for tests.
 */
export function loadGdi(libraries = { gdi: 'gdi32.dll', spooler: 'winspool.drv' }): WindowsPagePrinters {
  const [gdi, spooler] = [koffi.load(libraries.gdi), koffi.load(libraries.spooler)];
  const handle = koffi.pointer(koffi.opaque());
  const documentInfo = koffi.struct({
    cbSize: 'int',
    lpszDocName: 'str16',
    lpszOutput: 'str16',
    lpszDatatype: 'str16',
    fwType: 'uint32',
  });
  const bind = (library: typeof gdi, name: string, result: TypeSpec, parameters: TypeSpec[]): Call =>
    promisify(library.func('__stdcall', name, result, parameters).async) as Call;

  const openPrinter = bind(spooler, 'OpenPrinterW', 'int', ['str16', koffi.out(koffi.pointer(handle)), 'void *']);
  const closePrinter = bind(spooler, 'ClosePrinter', 'int', [handle]);
  const properties = bind(spooler, 'DocumentPropertiesW', 'int', [
    ...['void *', handle, 'str16', 'void *', 'void *', 'uint32'],
  ] as TypeSpec[]);
  const createDc = bind(gdi, 'CreateDCW', handle, ['str16', 'str16', 'str16', 'void *']) as unknown as (
    ...values: unknown[]
  ) => Promise<unknown>;
  const deviceCaps = bind(gdi, 'GetDeviceCaps', 'int', [handle, 'int']);
  const startDoc = bind(gdi, 'StartDocW', 'int', [handle, koffi.pointer(documentInfo)]);
  const startPage = bind(gdi, 'StartPage', 'int', [handle]);
  const stretch = bind(gdi, 'StretchDIBits', 'int', [
    ...[handle, 'int', 'int', 'int', 'int', 'int', 'int', 'int', 'int', 'void *', 'void *', 'uint32', 'uint32'],
  ] as TypeSpec[]);
  const endPage = bind(gdi, 'EndPage', 'int', [handle]);
  const endDoc = bind(gdi, 'EndDoc', 'int', [handle]);
  const abortDoc = bind(gdi, 'AbortDoc', 'int', [handle]);
  const deleteDc = bind(gdi, 'DeleteDC', 'int', [handle]);

  async function must(what: string, call: Promise<number>): Promise<number> {
    const result = await call;
    if (result <= 0) throw new SpoolerError(`Windows refused ${what}`);
    return result;
  }

  /** The settings of the queue's driver, as it makes them of paper of this size. */
  async function settingsFor(queue: string, page: Parameters<typeof withPaper>[1]): Promise<Buffer> {
    const printer: unknown[] = [null];
    await must(`to open the queue ${queue}`, openPrinter(queue, printer, null));
    try {
      const size = await must('to tell its settings', properties(null, printer[0], queue, null, null, 0));
      const usual = Buffer.alloc(size);
      await must('to tell its settings', properties(null, printer[0], queue, usual, null, OUT_BUFFER));
      const merged = Buffer.alloc(size);
      const wanted = withPaper(usual, page);
      const change = properties(null, printer[0], queue, merged, wanted, OUT_BUFFER | IN_BUFFER);
      await must('paper of this size', change);
      return merged;
    } finally {
      await closePrinter(printer[0]);
    }
  }

  async function paperOn(context: unknown): Promise<Paper> {
    const cap = (name: keyof typeof CAPS) => deviceCaps(context, CAPS[name]);
    const resolution = { x: await cap('dotsX'), y: await cap('dotsY') };
    const [width, height] = [await cap('width'), await cap('height')];
    const [left, top] = [await cap('offsetX'), await cap('offsetY')];
    let begun = false;
    return {
      resolution,
      size: { width: (width / resolution.x) * INCH_MM, height: (height / resolution.y) * INCH_MM },
      async startDocument(name) {
        const size = koffi.sizeof(documentInfo);
        const info = { cbSize: size, lpszDocName: name, lpszOutput: null, lpszDatatype: null, fwType: 0 };
        const job = await must('to begin a document', startDoc(context, info));
        begun = true;
        return job;
      },
      async printPage(picture) {
        const { width: right, height: bottom } = picture.onPaper;
        const place = [-left, -top, right, bottom, 0, 0, picture.width, picture.height];
        await must('to begin a page', startPage(context));
        const drawn = stretch(context, ...place, bitmapRows(picture), bitmapInfo(picture), 0, SOURCE_COPY);
        await must('the dots of the page', drawn);
        await must('to end the page', endPage(context));
      },
      async endDocument() {
        await must('to end the document', endDoc(context));
        begun = false;
      },
      async close() {
        if (begun) await abortDoc(context);
        await deleteDc(context);
      },
    };
  }

  return {
    async openPaper(queue, page) {
      const context = await createDc('WINSPOOL', queue, null, await settingsFor(queue, page));
      if (context === null) throw new SpoolerError(`Windows refused to open the driver of ${queue}`);
      return paperOn(context);
    },
  };
}
