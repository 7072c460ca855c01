import type { MediaSize } from '../../engine/shipping/documents/renderer.ts';
import type { PagePicture } from '#electron/engine/printing/ports.ts';

/** What printing pages needs of Windows. Every method rejects where Windows refuses. */
export interface WindowsPagePrinters {
  /** Asks the driver of the queue for paper of this size, of labels on one side, and for one copy; nothing is printed yet. */
  openPaper(queue: string, wanted: { media: MediaSize; isLabel: boolean }): Promise<Paper>;
}

/** Paper in a printer; in order: start, a picture for each page, end, close. */
export interface Paper {
  /** Dots to the inch. */
  resolution: { x: number; y: number };
  /** As large as the driver makes it, which may not be what was asked for. */
  size: MediaSize;
  /** Begins a document, and gives its number. */
  startDocument(name: string): Promise<number>;
  /** Prints a page, from the corner of the paper. */
  printPage(picture: PagePicture): Promise<void>;
  endDocument(): Promise<void>;
  /** Forgets what was begun and not ended, and lets the printer go. */
  close(): Promise<void>;
}
