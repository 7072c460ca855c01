import { pagesToPrint } from './pdf.ts';

/** Opens the machine's own print dialog with the pages of a PDF, and nothing else of the window. @returns false where it is no PDF */
export async function printPdf(bytes: Uint8Array): Promise<boolean> {
  const pages = await pagesToPrint(bytes).catch(() => null);
  if (pages === null) return false;
  printNodes(pages);
  return true;
}

/** Opens the machine's own print dialog with these elements, and nothing else of the window; they are gone once it is closed. */
export function printNodes(nodes: readonly Node[]): void {
  const paper = document.createElement('div');
  paper.className = 'print-only';
  paper.append(...nodes);
  document.body.append(paper);
  window.addEventListener('afterprint', () => paper.remove(), { once: true });
  window.print();
}
