import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A stand-in for a label printer on the network (port 9100). */
export interface LabelPrinter {
  port: number;
  /** What came over each connection, in order; it grows while something comes. */
  received: Buffer[];
  /** How many connections were open at the same time, at most. */
  mostAtOnce: number;
  /** How it behaves from the next connection on. */
  manner: Manner;
  /** Switches it off: open connections break, new ones are refused. */
  off(): Promise<void>;
  /** Switches it on again, at the same port. */
  on(): Promise<void>;
}

interface Manner {
  /** Breaks the connection after so many bytes. */
  breakAfter?: number;
  /** Takes nothing, as a printer without paper whose memory is full. */
  takesNothing?: boolean;
  /** Takes what comes first and nothing more. */
  takesLittle?: boolean;
  /** Refuses all connections after the next, until it is switched on again. */
  takesOne?: boolean;
  /** Leaves connections open after everything came. */
  neverCloses?: boolean;
}

export async function startLabelPrinter(manner: Manner = {}): Promise<LabelPrinter> {
  const open = new Set<Socket>();
  const printer: LabelPrinter = { port: 0, received: [], mostAtOnce: 0, manner, on, off };
  let server: Server;

  function accept(socket: Socket): void {
    const index = printer.received.push(Buffer.alloc(0)) - 1;
    open.add(socket);
    if (manner.takesOne) server.close();
    printer.mostAtOnce = Math.max(printer.mostAtOnce, open.size);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    if (manner.takesNothing) return void socket.pause();
    socket.on('data', (chunk) => {
      if (manner.takesLittle) socket.pause();
      const all = Buffer.concat([printer.received[index] ?? Buffer.alloc(0), chunk]);
      printer.received[index] = all;
      if (manner.breakAfter !== undefined && all.length >= manner.breakAfter) socket.resetAndDestroy();
    });
  }

  async function on(): Promise<void> {
    server = createServer({ allowHalfOpen: manner.neverCloses === true }, accept);
    await new Promise<void>((resolve) => server.listen(printer.port, '127.0.0.1', resolve));
    printer.port = (server.address() as AddressInfo).port;
  }

  async function off(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    await closed;
  }

  await on();
  return printer;
}
