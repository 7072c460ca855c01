import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPictureWork } from '#electron/labels/pictures/picture-work.ts';
import { fromGrey, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { loadGdi } from '#electron/printing/windows/gdi.ts';
import { createWindowsPrinting } from '#electron/printing/windows/windows.ts';
import { useStation } from '../../helpers/use-station.ts';
import { printingWith } from '../use-printers.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

const folder = mkdtempSync(join(tmpdir(), 'packbench-gdi-'));
const library = join(folder, 'gdi.so');
const log = join(folder, 'log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const LABEL = { width: 101.6, height: 152.4 };

/** A stand-in of the libraries, compiled here; there is none without a compiler. */
function compiled(): boolean {
  const source = join(import.meta.dirname, 'gdi-stand-in.c');
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-o', library, source]);
  if (status !== 0) console.log('No C compiler here: printing of pages on Windows is not tried.');
  return status === 0;
}

describe.skipIf(!compiled())('a PDF on a queue of Windows', () => {
  const station = useStation();
  const windows = createWindowsPrinting(
    () => Promise.reject(new Error('Nothing is sent raw')),
    async () => loadGdi({ gdi: library, spooler: library }),
    createPictureWork().drawPage,
  );
  const calls = () => readFileSync(log, 'utf8').trimEnd().split('\n');
  beforeEach(() => {
    writeFileSync(log, '');
    // The library reads the environment of the process, which vi.stubEnv reaches.
    vi.stubEnv('GDI_LOG', log);
  });

  const { bought } = printingWith(() => station.api);
  async function boughtLabel() {
    const { documentId, trackingNumber } = await bought();
    const stored = await station.ledger.shipments.documentBytes(documentId);
    return { number: trackingNumber, pdf: stored?.bytes ?? new Uint8Array() };
  }
  const open = (queue: string, bytes: Uint8Array, copies = 1) =>
    windows.open(
      { type: 'windows', queue },
      { jobId: 'job-1', format: 'PDF', bytes, copies, media: LABEL, isLabel: true },
    );
  async function send(...given: Parameters<typeof open>) {
    const opened = await open(...given);
    if (opened.kind !== 'ready') throw new Error(opened.trouble.code);
    return opened.send();
  }

  test('is printed on paper of exactly its size, a dot of the printer for each of its own, and can be scanned', async () => {
    const { pdf, number } = await boughtLabel();
    expect(await send('Any size', pdf)).toMatchObject({
      kind: 'spooled',
      trouble: diagnostic('PRINT_SPOOLED_FOR_GOOD', { at: 'Windows', job: '9' }),
    });
    expect(calls()).toEqual([
      'start Packbench job-1',
      '812 x 1218 dots on 812 x 1218 at -5,-10',
      'page',
      'end',
      'close',
    ]);
    const found = await readSymbols(picture(1));
    expect(found.map(({ text }) => text)).toContain(number);
  });

  test('is printed as often as copies are wanted, in one document', async () => {
    const { pdf } = await boughtLabel();
    await send('Any size', pdf, 2);
    expect(calls().filter((call) => call === 'page' || call.startsWith('start'))).toEqual([
      'start Packbench job-1',
      'page',
      'page',
    ]);
  });

  test('is enlarged for a printer of very fine dots', async () => {
    const { pdf } = await boughtLabel();
    await send('Fine', pdf);
    expect(calls()).toContain('2400 x 3600 dots on 4800 x 7200 at -5,-10');
  });

  test('is refused by a driver that would print it on other paper, and nothing is begun', async () => {
    const { pdf } = await boughtLabel();
    expect(await open('Letter', pdf)).toEqual({
      kind: 'refused',
      trouble: diagnostic('QUEUE_OF_OTHER_PAPER', { queue: 'Letter', paper: '102 × 152 mm', other: '216 × 279 mm' }),
    });
    await expect.poll(calls).toEqual(['close']);
  });

  test('that cannot be drawn is refused, and nothing is begun', async () => {
    expect(await send('Any size', Buffer.from('no PDF'))).toEqual({
      kind: 'refused',
      trouble: diagnostic('PRINT_NOT_DRAWN', { words: 'File not in PDF format or corrupted' }),
    });
    expect(calls()).toEqual(['close']);
  });

  test('that was begun and not ended may have come out, and is forgotten by Windows', async () => {
    const { pdf } = await boughtLabel();
    expect(await send('Jammed', pdf)).toEqual({
      kind: 'uncertain',
      trouble: diagnostic('PRINT_FAILED', { at: 'Windows', words: 'Windows refused to end the page' }),
    });
    expect(calls().slice(-2)).toEqual(['abort', 'close']);
  });

  test('waits where there is no such queue', async () => {
    expect(await open('Nobody', new Uint8Array())).toEqual({
      kind: 'not_ready',
      trouble: diagnostic('SYSTEM_SAYS', { at: 'Windows', words: 'Windows refused to open the queue Nobody' }),
    });
  });

  /** A page as the stand-in was given it. */
  function picture(page: number): Bitmap {
    const file = readFileSync(`${log}.${page}.pgm`);
    const [, width = 0, height = 0] = (/^P5\n(\d+) (\d+)\n255\n/.exec(file.toString('latin1')) ?? []).map(Number);
    return fromGrey(file.subarray(file.length - width * height), width, height);
  }
});
