import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PrintSheet } from '#electron/engine/printing/ports.ts';
import { createPrinterDrivers } from '#electron/printing/index.ts';
import { printerAt } from './samples.ts';

let path: string;
beforeEach(() => (path = mkdtempSync(join(tmpdir(), 'packbench-printed-'))));
afterEach(() => rmSync(path, { recursive: true, force: true }));

const drivers = createPrinterDrivers();
const open = (change: Partial<PrintSheet> = {}) => {
  const sheet: PrintSheet = {
    jobId: 'job-1',
    format: 'PDF',
    bytes: Buffer.from('%PDF-'),
    copies: 1,
    media: null,
    ...change,
  };
  return drivers.open(printerAt({ type: 'folder', path }), sheet, new AbortController().signal);
};

test('a job becomes one file that has its id, its format and exactly its bytes', async () => {
  const opened = await open();
  if (opened.kind !== 'ready') throw new Error(opened.reason);
  expect(readdirSync(path)).toEqual([]);
  expect(await opened.send()).toEqual({ kind: 'printed', detail: 'Written to job-1.pdf.' });
  expect(readdirSync(path)).toEqual(['job-1.pdf']);
  expect(readFileSync(join(path, 'job-1.pdf'), 'utf8')).toBe('%PDF-');
});

test('copies of a label are in one file', async () => {
  const opened = await open({ format: 'EPL', bytes: Buffer.from('P1\n'), copies: 2 });
  if (opened.kind === 'ready') await opened.send();
  expect(readFileSync(join(path, 'job-1.epl'), 'utf8')).toBe('P1\nP1\n');
});

test('a folder that is not there is not ready', async () => {
  rmSync(path, { recursive: true });
  expect(await open()).toEqual({ kind: 'not_ready', reason: `The folder ${path} is not there.` });
});

test('a folder that goes away while a job is written leaves the job unsent', async () => {
  const opened = await open();
  rmSync(path, { recursive: true });
  if (opened.kind !== 'ready') throw new Error(opened.reason);
  expect(await opened.send()).toEqual({ kind: 'not_sent', reason: `The folder ${path} is not there.` });
});
