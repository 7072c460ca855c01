import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  type PathLike,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PrintSheet } from '#electron/engine/printing/ports.ts';
import { READY } from '#electron/child/child.ts';
import { forkNode, type ChildProcess } from '#electron/child/child-process.ts';
import { MAY_BE_THERE, placeFile } from '#electron/printing/place-file.ts';
import { createPrinterDrivers } from '#electron/printing/index.ts';
import { printerAt } from './samples.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

let path: string;
beforeEach(() => (path = mkdtempSync(join(tmpdir(), 'packbench-printed-'))));
afterEach(() => rmSync(path, { recursive: true, force: true }));

const drivers = createPrinterDrivers({ drawPage: async () => null });
const open = (change: Partial<PrintSheet> = {}, signal = new AbortController().signal, by = drivers) => {
  const sheet: PrintSheet = {
    jobId: 'job-1',
    format: 'PDF',
    bytes: Buffer.from('%PDF-'),
    copies: 1,
    media: null,
    isLabel: true,
    ...change,
  };
  return by.open(printerAt({ type: 'folder', path }), sheet, signal);
};

test('a job becomes one file that has its id, its format and exactly its bytes', async () => {
  const opened = await open();
  if (opened.kind !== 'ready') throw new Error(opened.trouble.code);
  expect(readdirSync(path)).toEqual([]);
  expect(await opened.send()).toEqual({ kind: 'printed', trouble: diagnostic('PRINT_WRITTEN', { name: 'job-1.pdf' }) });
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
  expect(await open()).toEqual({ kind: 'not_ready', trouble: diagnostic('NOT_THERE', { at: path }) });
});

test('a folder that goes away while a job is written leaves the job unsent', async () => {
  const opened = await open();
  rmSync(path, { recursive: true });
  if (opened.kind !== 'ready') throw new Error(opened.trouble.code);
  expect(await opened.send()).toEqual({ kind: 'not_sent', trouble: diagnostic('NOT_THERE', { at: path }) });
});

test.skipIf(process.platform === 'win32')(
  'a pipe that lies where the label goes is replaced, and waited for by nobody',
  async () => {
    for (const name of ['job-1.pdf', '.job-1.pdf.new']) execFileSync('mkfifo', [join(path, name)]);
    const first = await open();
    if (first.kind !== 'ready') throw new Error(first.trouble.code);
    expect((await first.send()).kind).toBe('not_sent');
    const again = await open();
    if (again.kind !== 'ready') throw new Error(again.trouble.code);
    expect(await again.send()).toEqual({
      kind: 'printed',
      trouble: diagnostic('PRINT_WRITTEN', { name: 'job-1.pdf' }),
    });
    expect(lstatSync(join(path, 'job-1.pdf')).isFile()).toBe(true);
  },
);

test.skipIf(process.platform === 'win32')('a pipe in the place of the folder is not ready', async () => {
  rmSync(path, { recursive: true });
  execFileSync('mkfifo', [path]);
  expect((await open()).kind).toBe('not_ready');
  rmSync(path);
  mkdirSync(path);
});

test('a label that was being written when the station stopped may have been written', async () => {
  const stop = new AbortController();
  const opened = await open({}, stop.signal);
  if (opened.kind !== 'ready') throw new Error(opened.trouble.code);
  // The folder's process is gone in the middle of its work, as one is that hangs and is given up.
  const sending = opened.send();
  stop.abort();
  expect(await sending).toEqual({
    kind: 'uncertain',
    trouble: diagnostic('PRINT_GIVEN_UP', { at: join(path, 'job-1.pdf') }),
  });
});

test('a folder that does not answer says so in words, and holds up no other one', async () => {
  let started = 0;
  const mute: ChildProcess = {
    send: () => undefined,
    onMessage: (listener) => listener(READY),
    onEnd: () => undefined,
    kill: () => undefined,
  };
  const some = createPrinterDrivers({
    drawPage: async () => null,
    startChild: (script) => (started++ === 0 ? mute : forkNode(script)),
  });
  const hung = some.trouble(printerAt({ type: 'folder', path: '/hung' }));
  let hasSaid = false;
  void hung.then(() => (hasSaid = true));
  expect(await some.trouble(printerAt({ type: 'folder', path }))).toBeNull();
  expect(hasSaid).toBe(false);
  expect(await hung).toMatchObject({ code: 'NO_ANSWER', values: { at: '/hung' } });
  some.close();
});

test('a share that puts a label where it belongs and reports an error leaves it uncertain; one that does not, unsent', async () => {
  const fails = (moves: boolean) => async (from: PathLike, to: PathLike) => {
    if (moves) renameSync(from, to);
    throw Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
  };
  const place = (name: string, moves: boolean) => placeFile(path, name, Buffer.from('^XA^XZ'), fails(moves));
  await expect(place('one.zpl', false)).rejects.toMatchObject({ code: 'EIO' });
  expect(readdirSync(path)).toEqual([]);
  await expect(place('two.zpl', true)).rejects.toMatchObject({ code: MAY_BE_THERE, message: 'EIO: i/o error' });
  expect(readdirSync(path)).toEqual(['two.zpl']);
});

test('a label that may lie in the folder though the system reported an error is not written again', async () => {
  let hear: (message: unknown) => void = () => undefined;
  const fault = { message: 'EIO: i/o error', code: MAY_BE_THERE };
  const child: ChildProcess = {
    send: (asked) => {
      const { id, question } = asked as { id: number; question: { do: string } };
      hear(question.do === 'write' ? { id, fault } : { id, answer: null });
    },
    onMessage: (listener) => {
      hear = listener;
      listener(READY);
    },
    onEnd: () => undefined,
    kill: () => undefined,
  };
  const opened = await open(
    {},
    undefined,
    createPrinterDrivers({ drawPage: async () => null, startChild: () => child }),
  );
  if (opened.kind !== 'ready') throw new Error(opened.trouble.code);
  expect(await opened.send()).toEqual({
    kind: 'uncertain',
    trouble: diagnostic('PRINT_FAILED', { at: join(path, 'job-1.pdf'), words: 'EIO: i/o error' }),
  });
});
