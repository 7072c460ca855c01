import type { PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';

/** Does something with an open PDF. @throws Error where it is broken, or wants a password. */
export type OpenPdf = <T>(pdf: Uint8Array, work: (document: PDFiumDocument) => Promise<T>) => Promise<T>;

/** PDFium (WebAssembly) is loaded for the first PDF, and kept. */
export function openPdfs(): OpenPdf {
  let loading: Promise<PDFiumLibrary> | undefined;
  return async (pdf, work) => {
    loading ??= import('@hyzyla/pdfium').then(({ PDFiumLibrary }) => PDFiumLibrary.init());
    const document = await (await loading).loadDocument(pdf);
    try {
      return await work(document);
    } finally {
      document.destroy();
    }
  };
}
