import type { MediaSize } from '../../engine/shipping/documents/renderer.ts';
import { diagnosticOf, failureOf } from '#electron/engine/diagnostic-error.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { sendingDiagnostic } from '../why.ts';
import type { DrawPage, OpenedPrinter, PagePicture, PrintSheet, SendOutcome } from '#electron/engine/printing/ports.ts';
import type { Paper, WindowsPagePrinters } from './page-printer.ts';

export const NAME = 'Windows';
/** Drivers round to tenths of a millimetre, and dots. */
const TOLERANCE_MM = 1.5;
const inMm = ({ width, height }: MediaSize) => `${Math.round(width)} × ${Math.round(height)} mm`;
const isAs = (one: MediaSize, other: MediaSize) =>
  Math.abs(one.width - other.width) <= TOLERANCE_MM && Math.abs(one.height - other.height) <= TOLERANCE_MM;

/** Opens a queue of Windows for a PDF, on paper of exactly its size: a driver that has none would print a label on a larger sheet. */
export async function openForPages(
  load: () => Promise<WindowsPagePrinters>,
  drawPage: DrawPage,
  { queue, sheet }: { queue: string; sheet: PrintSheet },
): Promise<OpenedPrinter> {
  const { media, isLabel } = sheet;
  if (media === null) return { kind: 'refused', trouble: diagnostic('PRINT_PAGE_UNKNOWN') };
  let paper: Paper;
  try {
    paper = await (await load()).openPaper(queue, { media, isLabel });
  } catch (error) {
    return { kind: 'not_ready', trouble: diagnosticOf(error, NAME) };
  }
  const close = () => void paper.close().catch(() => undefined);
  if (!isAs(paper.size, media)) {
    close();
    const [wanted, other] = [inMm(media), inMm(paper.size)];
    return { kind: 'refused', trouble: diagnostic('QUEUE_OF_OTHER_PAPER', { queue, paper: wanted, other }) };
  }
  return { kind: 'ready', send: () => send(paper, drawPage, sheet), close };
}

async function send(paper: Paper, drawPage: DrawPage, sheet: PrintSheet): Promise<SendOutcome> {
  try {
    return await print(paper, drawPage, sheet);
  } finally {
    await paper.close().catch(() => undefined);
  }
}

async function print(paper: Paper, drawPage: DrawPage, { jobId, bytes, copies }: PrintSheet): Promise<SendOutcome> {
  const { resolution } = paper;
  let first: PagePicture | null;
  try {
    first = await drawPage(bytes, 0, resolution);
  } catch (error) {
    return { kind: 'refused', trouble: failureOf(error, 'PRINT_NOT_DRAWN') };
  }
  let job: number;
  try {
    job = await paper.startDocument(`Packbench ${jobId}`);
  } catch (error) {
    return { kind: 'not_sent', trouble: diagnosticOf(error, NAME) };
  }
  try {
    for (let copy = 0; copy < copies; copy += 1) {
      let index = 0;
      for (let page = first; page; page = await drawPage(bytes, (index += 1), resolution)) await paper.printPage(page);
    }
    await paper.endDocument();
  } catch (error) {
    return { kind: 'uncertain', trouble: sendingDiagnostic(NAME, error) };
  }
  return spooledAs(job);
}

/** The spooler of Windows tells nothing more of a job. */
export const spooledAs = (job: number): SendOutcome => ({
  kind: 'spooled',
  spoolId: null,
  trouble: diagnostic('PRINT_SPOOLED_FOR_GOOD', { at: NAME, job: String(job) }),
});
