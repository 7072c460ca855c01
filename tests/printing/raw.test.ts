import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PrinterDrivers, PrintSheet } from '#electron/engine/printing/ports.ts';
import { createPrinterDrivers } from '#electron/printing/index.ts';
import { startLabelPrinter, type LabelPrinter } from './label-printer.ts';
import { printerAt } from './samples.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';

const started: LabelPrinter[] = [];
afterEach(() => Promise.all(started.splice(0).map((printer) => printer.off())));

async function labelPrinter(manner?: Parameters<typeof startLabelPrinter>[0]): Promise<LabelPrinter> {
  const printer = await startLabelPrinter(manner);
  started.push(printer);
  return printer;
}

/** Knows no printer yet: a port may be given out again. */
let drivers: PrinterDrivers;
beforeEach(() => {
  drivers = createPrinterDrivers({
    drawPage: async () => null,
    raw: { connectMs: 5000, stallMs: 1000, lingerMs: 500 },
  });
});
const sheet = (change: Partial<PrintSheet> = {}): PrintSheet => ({
  jobId: 'job-1',
  format: 'EPL',
  bytes: randomBytes(20_000),
  copies: 1,
  media: null,
  isLabel: true,
  ...change,
});

const open = (port: number, what = sheet(), signal = new AbortController().signal) =>
  drivers.open(printerAt({ type: 'raw', host: '127.0.0.1', port }), what, signal);

/** Opens and sends; fails where the printer was not ready. */
async function send(port: number, what = sheet(), signal?: AbortSignal) {
  const opened = await open(port, what, signal);
  if (opened.kind !== 'ready') throw new Error(opened.trouble.code);
  return opened.send();
}

test('every byte arrives, and none that was not sent', async () => {
  const printer = await labelPrinter();
  const bytes = randomBytes(3_000_000);
  expect(await send(printer.port, sheet({ bytes }))).toMatchObject({ kind: 'spooled', spoolId: null });
  // What the station has sent may still be on its way through the machine.
  await expect.poll(() => Buffer.concat(printer.received).length).toBe(bytes.length);
  expect(printer.received.length).toBe(1);
  expect(printer.received[0]?.equals(bytes)).toBe(true);
});

test('copies of a label are the label, that many times, over one connection', async () => {
  const printer = await labelPrinter();
  await send(printer.port, sheet({ bytes: Buffer.from('\nN\nP1\n'), copies: 3 }));
  await expect.poll(() => printer.received.map(String)).toEqual(['\nN\nP1\n\nN\nP1\n\nN\nP1\n']);
});

test('opening sends nothing', async () => {
  const printer = await labelPrinter();
  const opened = await open(printer.port);
  if (opened.kind === 'ready') opened.close();
  expect(opened.kind).toBe('ready');
  expect(Buffer.concat(printer.received).length).toBe(0);
});

test('a printer that refuses the connection was sent nothing', async () => {
  const printer = await labelPrinter();
  await printer.off();
  expect(await open(printer.port)).toEqual({
    kind: 'not_ready',
    trouble: diagnostic('CONNECTION_REFUSED', { at: `127.0.0.1:${printer.port}` }),
  });
  await printer.on();
});

test('a printer that breaks off in the middle may have printed', async () => {
  const printer = await labelPrinter({ breakAfter: 1000 });
  const outcome = await send(printer.port, sheet({ bytes: randomBytes(5_000_000) }));
  expect(outcome.kind).toBe('uncertain');
});

test('a printer that takes nothing for too long may have printed', async () => {
  const printer = await labelPrinter({ takesNothing: true });
  const outcome = await send(printer.port, sheet({ bytes: Buffer.alloc(30_000_000) }));
  expect(outcome).toEqual({
    kind: 'uncertain',
    trouble: diagnostic('PRINT_STALLED', { at: `127.0.0.1:${printer.port}` }),
  });
});

test('a first small label that nobody reads is never called printed: the words say what is not known', async () => {
  const printer = await labelPrinter({ takesNothing: true });
  // It fits into what the systems of both sides keep for the printer, so every byte of it is "sent".
  const outcome = await send(printer.port, sheet({ bytes: randomBytes(1600) }));
  expect(printer.received.map(String)).toEqual(['']);
  expect(outcome).toEqual({
    kind: 'spooled',
    spoolId: null,
    trouble: diagnostic('PRINT_SENT_OPEN', { at: `127.0.0.1:${printer.port}`, bytes: 1600 }),
  });
});

test('a printer that never closes the connection has the label all the same', async () => {
  const printer = await labelPrinter({ neverCloses: true });
  const what = sheet();
  expect((await send(printer.port, what)).kind).toBe('spooled');
  expect(printer.received[0]?.equals(what.bytes)).toBe(true);
});

test('a printer that takes a label and leaves the connection open, which it never did before, may not have read it', async () => {
  const printer = await labelPrinter();
  expect((await send(printer.port)).kind).toBe('spooled');
  printer.manner.takesNothing = true;
  expect(await send(printer.port, sheet({ bytes: randomBytes(1600) }))).toMatchObject({
    kind: 'uncertain',
    trouble: { code: 'PRINT_LEFT_OPEN' },
  });
});

test('a station that stops while it sends does not know', async () => {
  const printer = await labelPrinter({ takesLittle: true });
  const stopping = new AbortController();
  const sending = send(printer.port, sheet({ bytes: Buffer.alloc(30_000_000) }), stopping.signal);
  await expect.poll(() => printer.received[0]?.length).toBeGreaterThan(0);
  stopping.abort();
  expect((await sending).kind).toBe('uncertain');
});

test('a printer that went away between opening and sending was sent nothing', async () => {
  const printer = await labelPrinter();
  const opened = await open(printer.port);
  // Once a later connection has heard of it, this one has, too.
  const later = connect(printer.port);
  await once(later, 'connect');
  const heard = once(later, 'close');
  await printer.off();
  await heard;
  if (opened.kind !== 'ready') throw new Error(opened.trouble.code);
  expect((await opened.send()).kind).toBe('not_sent');
  await printer.on();
});
