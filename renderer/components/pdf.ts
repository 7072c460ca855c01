import type { PDFPageProxy, PDFWorker } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Reads every PDF of the window: a label is drawn with each change of the form, and a reader starts for longer than it reads. */
let reader: PDFWorker | undefined;

/** Sharp enough for an office printer. */
const PRINT_SCALE = 200 / 72;

/** Pages of a longer one are looked at in the file itself. */
const MOST_SHOWN = 9;

/** All pages of a PDF as they are printed. @throws Error where it is no PDF */
export async function pagesToPrint(bytes: Uint8Array): Promise<HTMLCanvasElement[]> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  const task = pdfjs.getDocument({ data: bytes.slice() });
  try {
    const pdf = await task.promise;
    const sheets: HTMLCanvasElement[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      sheets.push(await drawnPage(await pdf.getPage(number), PRINT_SCALE, 'print'));
    }
    return sheets;
  } finally {
    await task.destroy();
  }
}

async function drawnPage(page: PDFPageProxy, scale: number, intent: 'display' | 'print'): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale });
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
  await page.render({ canvas: sheet, viewport, intent }).promise;
  return sheet;
}

/**
 * Draws the first pages of a PDF into the canvas, one under the other, as wide as asked for, sharp on the screen it is on. What it showed stays
 * until then.
 */
export async function drawPdf(bytes: Uint8Array, canvas: HTMLCanvasElement, width: number): Promise<void> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  if (reader === undefined || reader.destroyed) reader = new pdfjs.PDFWorker();
  const task = pdfjs.getDocument({ data: bytes.slice(), worker: reader });
  try {
    const pdf = await task.promise;
    const sheets: HTMLCanvasElement[] = [];
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_SHOWN); number += 1) {
      const page = await pdf.getPage(number);
      const scale = (width / page.getViewport({ scale: 1 }).width) * window.devicePixelRatio;
      sheets.push(await drawnPage(page, scale, 'display'));
    }
    canvas.width = Math.max(...sheets.map((sheet) => sheet.width));
    canvas.height = sheets.reduce((sum, { height }) => sum + height, 0);
    let top = 0;
    for (const sheet of sheets) {
      canvas.getContext('2d')?.drawImage(sheet, 0, top);
      top += sheet.height;
    }
    canvas.dataset['drawn'] = '';
  } finally {
    await task.destroy();
  }
}
