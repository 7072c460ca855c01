import type { PDFiumDocument, PDFiumLibrary, PDFiumPage } from '@hyzyla/pdfium';

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

/** The dots of a page in grey, 0 black to 255 white, as a viewer shows it: with what its form is filled in with, too. */
export async function greyOf(page: PDFiumPage, size: { width: number; height: number }): Promise<Uint8Array> {
  return (await page.render({ ...size, render: 'bitmap', colorSpace: 'Gray', renderFormFields: true })).data;
}
