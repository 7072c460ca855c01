import { SerialPort } from 'serialport';
import type { ScaleFraming, SerialScale } from '#shared/schema/station/scale.ts';

export interface SerialPortEntry {
  path: string;
  manufacturer?: string | undefined;
  /** Of the adapter; on Linux its name in /dev/serial/by-id. */
  pnpId?: string | undefined;
}

/** What is needed of serial ports. */
export interface SerialLibrary {
  ports(): Promise<SerialPortEntry[]>;
  open(connection: SerialScale): Promise<SerialHandle>;
}

export interface SerialHandle {
  on(event: 'data', listener: (chunk: Uint8Array) => void): unknown;
  on(event: 'close' | 'error', listener: () => void): unknown;
  write(text: string): void;
  close(): Promise<void>;
}

const FRAMINGS = {
  '8N1': { dataBits: 8, parity: 'none', stopBits: 1 },
  '7E1': { dataBits: 7, parity: 'even', stopBits: 1 },
  '7O1': { dataBits: 7, parity: 'odd', stopBits: 1 },
  '8E1': { dataBits: 8, parity: 'even', stopBits: 1 },
} as const satisfies Record<ScaleFraming, unknown>;

export const serialPort: SerialLibrary = {
  ports: () => SerialPort.list(),
  async open({ path, baudRate, framing }) {
    const port = new SerialPort({ path, baudRate, ...FRAMINGS[framing], autoOpen: false });
    const opened = Promise.withResolvers<null>();
    port.open((error) => (error ? opened.reject(error) : opened.resolve(null)));
    await opened.promise;
    return {
      on: (event: string, listener: (chunk: Uint8Array) => void) => port.on(event, listener),
      write: (text) => void port.write(text),
      close: () => new Promise((resolve) => (port.isOpen ? port.close(() => resolve()) : resolve())),
    };
  },
};
