import { createRequire } from 'node:module';
import { Duplex } from 'node:stream';
import { failure } from '../machine/disk.ts';

/** What `pg` takes for a socket of Node's. */
export class SimulatedSocket extends Duplex {
  send: (bytes: Buffer) => void = () => undefined;
  leave: () => void = () => undefined;
  readonly #open: (socket: SimulatedSocket) => void;

  constructor(open: (socket: SimulatedSocket) => void) {
    super({ allowHalfOpen: false });
    this.#open = open;
  }
  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;
  connect(): this {
    this.#open(this);
    return this;
  }
  fails(code: string): void {
    this.destroy(failure(code, 'the connection is gone'));
  }
  override _read(): void {
    // What comes is pushed when it comes.
  }
  override _write(bytes: Buffer, _: BufferEncoding, done: () => void): void {
    this.send(bytes);
    done();
  }
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.leave();
    done(error);
  }
}

/** From now on, whoever in this process makes a socket of Node's has a simulated one. @param open what becomes of one that connects */
export function simulateSockets(open: (socket: SimulatedSocket) => void): void {
  const require = createRequire(import.meta.url);
  Object.assign(require('node:net') as object, {
    Socket: class extends SimulatedSocket {
      constructor() {
        super(open);
      }
    },
  });
}
