import { connect, type Socket } from 'node:net';
import type { OpenedPrinter, PrintSheet, SendOutcome } from '#electron/engine/printing/ports.ts';
import type { RawConnection } from '#shared/schema/printing/printer.ts';
import { bytesToSend } from './copies.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { AddressRefusedError, checkedLookup, checkLiteral } from '#electron/net/ip-policy.ts';
import { noPrinterAt, PRINTER_ZONES } from './printer-zones.ts';
import { connectionDiagnostic, sendingDiagnostic } from './why.ts';

export interface RawTiming {
  /** How long a connection may take: in a local network it takes milliseconds, and whoever waits for a label is told within 3 s. */
  connectMs: number;
  /** How long the printer may take nothing: it is out of paper, or off. */
  stallMs: number;
  /** How long the printer may leave the connection open after it has everything; some never close it. */
  lingerMs: number;
}

/**
 * Addresses of printers that have closed a connection after a label: they had read it to its end. What a printer has not read lies with its
 * network card and looks as if it were sent; that one leaves its connection open this time tells it.
 */
export type ClosingPrinters = Set<string>;

export const RAW_TIMING: RawTiming = { connectMs: 2000, stallMs: 30_000, lingerMs: 3000 };
const CHUNK = 65_536;

/** Connects to a printer that takes bytes as they are (port 9100). */
export async function openRaw(
  { host, port }: RawConnection,
  sheet: PrintSheet,
  signal: AbortSignal,
  timing: RawTiming,
  closing: ClosingPrinters,
): Promise<OpenedPrinter> {
  try {
    const socket = await connected(host, port, signal, timing.connectMs);
    return {
      kind: 'ready',
      send: () => send(socket, bytesToSend(sheet), { ...timing, closing, at: `${host}:${port}` }),
      close: () => socket.destroy(),
    };
  } catch (error) {
    return { kind: 'not_ready', trouble: diagnosticAt(host, port, error) };
  }
}

async function connected(host: string, port: number, signal: AbortSignal, connectMs: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>();
  checkLiteral(host, PRINTER_ZONES);
  const socket = connect({ host, port, signal, noDelay: true, lookup: checkedLookup(PRINTER_ZONES) });
  socket.setTimeout(connectMs, () => socket.destroy(Object.assign(new Error('No answer'), { code: 'ETIMEDOUT' })));
  socket.once('connect', () => resolve(socket));
  socket.on('error', reject);
  // What the printer says is read and dropped: unread, it would break the connection when it is closed.
  socket.resume();
  return promise;
}

async function send(
  socket: Socket,
  bytes: Uint8Array,
  { stallMs, lingerMs, closing, at }: RawTiming & { closing: ClosingPrinters; at: string },
): Promise<SendOutcome> {
  if (socket.destroyed) return { kind: 'not_sent', trouble: diagnostic('PRINTER_CLOSED', { at }) };
  const address = `${socket.remoteAddress}:${socket.remotePort}`;
  let hasClosed = false;
  socket.once('end', () => (hasClosed = true));
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.setTimeout(stallMs, () => socket.destroy(Object.assign(new Error('Stalled'), { code: 'ETIMEDOUT' })));
  try {
    for (let from = 0; from < bytes.length; from += CHUNK) await written(socket, bytes.subarray(from, from + CHUNK));
    await ended(socket);
  } catch (error) {
    return { kind: 'uncertain', trouble: sendingDiagnostic(at, error) };
  }
  const linger = setTimeout(() => socket.destroy(), lingerMs);
  await gone;
  clearTimeout(linger);
  if (socket.errored) return { kind: 'uncertain', trouble: sendingDiagnostic(at, socket.errored) };
  if (hasClosed) closing.add(address);
  else if (closing.has(address)) return { kind: 'uncertain', trouble: diagnostic('PRINT_LEFT_OPEN', { at }) };
  const code = hasClosed ? 'PRINT_SENT_CLOSED' : 'PRINT_SENT_OPEN';
  return { kind: 'spooled', spoolId: null, trouble: diagnostic(code, { at, bytes: bytes.length }) };
}

const written = (socket: Socket, bytes: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(socket.errored ?? error) : resolve()));
  });

const ended = (socket: Socket) =>
  new Promise<void>((resolve, reject) => {
    socket.once('close', () => reject(socket.errored ?? new Error('closed')));
    socket.end(resolve);
  });

/** Why nobody answers there; null where somebody does. */
export async function rawDiagnostic({ host, port }: RawConnection, timing: RawTiming): Promise<Diagnostic | null> {
  try {
    const socket = await connected(host, port, new AbortController().signal, timing.connectMs);
    socket.destroy();
    return null;
  } catch (error) {
    return diagnosticAt(host, port, error);
  }
}

const diagnosticAt = (host: string, port: number, error: unknown): Diagnostic =>
  error instanceof AddressRefusedError ? noPrinterAt(host) : connectionDiagnostic(`${host}:${port}`, error);
