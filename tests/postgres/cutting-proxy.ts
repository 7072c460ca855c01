import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What the frontend sends for `COMMIT`, whichever way the statement was prepared. */
const COMMIT = Buffer.from('COMMIT');

export interface CuttingProxy {
  port: number;
  /** How often a COMMIT was cut. */
  cuts(): number;
  /** The next COMMIT reaches the server; its answer does not come back, and the connection ends; `andPart`: every other one, too, until `heal`. */
  cutAnswerOfCommit(options?: { andPart: boolean }): void;
  /** The next COMMIT does not reach the server, and the connection ends. */
  cutCommit(): void;
  /** Nothing goes through until `heal`: `refuse` says so at once, `freeze` leaves everybody waiting. */
  part(how: 'refuse' | 'freeze'): void;
  heal(): void;
  close(): Promise<void>;
}

/** Stands between a station and its database, and cuts where a test says so. */
export async function openCuttingProxy(server: { host: string; port: number }): Promise<CuttingProxy> {
  const sockets = new Set<Socket>();
  let commit: 'pass' | 'cut answer' | 'cut' = 'pass';
  let partsAfterCut = false;
  let cuts = 0;
  let state: 'open' | 'refuse' | 'freeze' = 'open';

  function part(how: 'refuse' | 'freeze'): void {
    state = how;
    if (how === 'refuse') for (const socket of sockets) socket.destroy();
  }

  const proxy = createServer((down) => {
    if (state === 'refuse') return void down.destroy();
    const up = connect(server);
    const both = [down, up];
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        for (const each of both) each.destroy();
      });
    }
    let isMute = false;
    down.on('data', (bytes: Buffer) => {
      if (state === 'freeze') return;
      // Looked at always: a statement shows itself only once, where it is prepared.
      if (isCommit(bytes) && commit !== 'pass') {
        const cut = commit;
        cuts += 1;
        commit = 'pass';
        if (cut === 'cut') return void down.destroy();
        isMute = true;
      }
      up.write(bytes);
    });
    up.on('data', (bytes: Buffer) => {
      if (state === 'freeze') return;
      // What the server says now is the answer: it has done what it was told.
      if (isMute) {
        if (partsAfterCut) part('refuse');
        return void down.destroy();
      }
      down.write(bytes);
    });

    /** Prepared once by its name, executed by that afterwards: either shows the statement, or binds the name that showed it. */
    function isCommit(bytes: Buffer): boolean {
      if (bytes.includes(COMMIT)) {
        names.set(down, nameIn(bytes));
        return true;
      }
      const name = names.get(down);
      return name !== undefined && bytes.includes(Buffer.from(`\0${name}\0`));
    }
  }).listen(0, '127.0.0.1');
  const names = new WeakMap<Socket, string>();
  await once(proxy, 'listening');

  return {
    port: (proxy.address() as AddressInfo).port,
    cuts: () => cuts,
    cutAnswerOfCommit({ andPart } = { andPart: false }) {
      commit = 'cut answer';
      partsAfterCut = andPart;
    },
    cutCommit: () => void (commit = 'cut'),
    part,
    heal: () => void (state = 'open'),
    async close() {
      for (const socket of sockets) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}

/** The name under which a Parse message prepares its statement: after its type and length, up to the first zero. */
const nameIn = (bytes: Buffer) => bytes.toString('latin1', 5, bytes.indexOf(0, 5));
