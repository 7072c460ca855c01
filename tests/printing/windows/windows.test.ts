import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PrintSheet } from '#electron/engine/printing/ports.ts';
import { createPrinterDrivers } from '#electron/printing/index.ts';
import { createWindowsPrinting } from '#electron/printing/windows/windows.ts';
import { loadWinspool } from '#electron/printing/windows/winspool.ts';
import { printerAt } from '../samples.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

const folder = mkdtempSync(join(tmpdir(), 'packbench-winspool-'));
const library = join(folder, 'winspool.so');
const log = join(folder, 'log');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A stand-in of the spooler's library, compiled here; there is none without a compiler. */
function compiled(): boolean {
  const source = join(import.meta.dirname, 'winspool-stand-in.c');
  const { status } = spawnSync('cc', ['-shared', '-fPIC', '-o', library, source]);
  if (status !== 0) console.log('No C compiler here: the binding of the Windows spooler is not tried.');
  return status === 0;
}

const sheet = (text: string): PrintSheet => ({
  jobId: 'job-1',
  format: 'ZPL',
  bytes: Buffer.from(text),
  copies: 1,
  media: null,
  isLabel: true,
});

describe.skipIf(!compiled())('the Windows spooler', () => {
  const windows = createWindowsPrinting(
    async () => loadWinspool(library),
    () => Promise.reject(new Error('No page is printed here')),
    async () => null,
  );
  const calls = () => readFileSync(log, 'utf8').trimEnd().split('\n');
  beforeEach(() => {
    writeFileSync(log, '');
    // The library reads the environment of the process, which vi.stubEnv reaches.
    vi.stubEnv('WINSPOOL_LOG', log);
  });

  async function send(queue: string, text: string) {
    const opened = await windows.open({ type: 'windows', queue }, sheet(text));
    if (opened.kind !== 'ready') throw new Error(opened.trouble.code);
    return opened.send();
  }

  test('lists its queues', async () => {
    const { available } = await windows.available();
    expect(available.map(({ name, format }) => [name, format])).toEqual([
      ['Zebra ZPL', 'ZPL'],
      ['Broken', 'PDF'],
    ]);
  });

  test('gets a label raw and whole, however little it takes at a time', async () => {
    expect(await send('Zebra ZPL', '^XA^FO^XZ')).toMatchObject({ kind: 'spooled', spoolId: null });
    expect(calls()).toEqual(['start Packbench job-1 as RAW', 'write ^XA^', 'write FO^X', 'write Z', 'end', 'close']);
  });

  test('that takes nothing leaves the label uncertain, and nothing half in the queue', async () => {
    expect((await send('Broken', '^XA^XZ')).kind).toBe('uncertain');
    expect(calls()).toEqual(['start Packbench job-1 as RAW', 'abort', 'close']);
  });

  test('that has no such queue is not ready', async () => {
    const opened = await windows.open({ type: 'windows', queue: 'Nobody' }, sheet('x'));
    const words = 'Windows refused to open the queue Nobody';
    expect(opened).toEqual({ kind: 'not_ready', trouble: diagnostic('SYSTEM_SAYS', { at: 'Windows', words }) });
    expect(await windows.trouble({ type: 'windows', queue: 'Zebra ZPL' })).toBeNull();
  });
});

test.skipIf(process.platform === 'win32')(
  'a queue of Windows is nowhere but on Windows, and that is said',
  async () => {
    const printer = printerAt({ type: 'windows', queue: 'Zebra' });
    expect(await createPrinterDrivers({ drawPage: async () => null }).trouble(printer)).toMatchObject({
      code: 'SYSTEM_SAYS',
      values: { at: 'Windows', words: 'The queues of Windows are there on Windows only' },
    });
  },
);
