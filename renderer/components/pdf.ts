import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

/** Draws the first page of a PDF into the canvas, as wide as asked for, sharp on the screen it is on. */
export async function drawPdf(bytes: Uint8Array, canvas: HTMLCanvasElement, width: number): Promise<void> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const task = getDocument({ data: bytes.slice() });
  try {
    const page = await (await task.promise).getPage(1);
    const natural = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: (width / natural.width) * window.devicePixelRatio });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    await page.render({ canvas, viewport }).promise;
  } finally {
    await task.destroy();
  }
}
