import type { PDFWorker } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Reads every PDF of the window: a label is drawn with each change of the form, and a reader starts for longer than it reads. */
let reader: PDFWorker | undefined;

/** Sharp enough for an office printer. */
const PRINT_SCALE = 200 / 72;

/** All pages of a PDF as they are printed. @throws Error where it is no PDF */
export async function pagesToPrint(bytes: Uint8Array): Promise<HTMLCanvasElement[]> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  const task = pdfjs.getDocument({ data: bytes.slice() });
  try {
    const pdf = await task.promise;
    const sheets: HTMLCanvasElement[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: PRINT_SCALE });
      const sheet = document.createElement('canvas');
      [sheet.width, sheet.height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
      await page.render({ canvas: sheet, viewport, intent: 'print' }).promise;
      sheets.push(sheet);
    }
    return sheets;
  } finally {
    await task.destroy();
  }
}

/** Draws the first page of a PDF into the canvas, as wide as asked for, sharp on the screen it is on. What it showed stays until then. */
export async function drawPdf(bytes: Uint8Array, canvas: HTMLCanvasElement, width: number): Promise<void> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;
  if (reader === undefined || reader.destroyed) reader = new pdfjs.PDFWorker();
  const task = pdfjs.getDocument({ data: bytes.slice(), worker: reader });
  try {
    const page = await (await task.promise).getPage(1);
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (width / natural.width) * window.devicePixelRatio });
    const sheet = document.createElement('canvas');
    sheet.width = Math.floor(viewport.width);
    sheet.height = Math.floor(viewport.height);
    await page.render({ canvas: sheet, viewport }).promise;
    canvas.width = sheet.width;
    canvas.height = sheet.height;
    canvas.getContext('2d')?.drawImage(sheet, 0, 0);
    canvas.dataset['drawn'] = '';
  } finally {
    await task.destroy();
  }
}
