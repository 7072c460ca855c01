import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Host {
  host: string;
  port: number;
}

/** What goes on of the bytes; null ends the connection at both ends. Whatever comes after waits until it is known. */
export type Passing = Buffer | null | Promise<Buffer | null>;

/** Looks at what goes by on one connection. */
export interface Watcher {
  sent?(bytes: Buffer): Passing;
  answered?(bytes: Buffer): Passing;
}

/**
 * `refuse` ends every connection and takes no new one; `freeze` keeps everybody waiting, and nothing is lost; with `half open` the connections
 * of now are dead, which nobody is told, and new ones go through.
 */
export type Parting = 'refuse' | 'freeze' | 'half open';

export interface Link {
  /** One for each of the hosts, in their order. */
  ports: number[];
  part(how: Parting): void;
  /** What was lost stays lost. */
  heal(): void;
  close(): Promise<void>;
}

/** A way to each of the hosts, which a test can cut. */
export async function openLink(hosts: readonly Host[], watch: () => Watcher = () => ({})): Promise<Link> {
  const sockets = new Set<Socket>();
  /** Their bytes go nowhere. */
  const dead = new WeakSet<Socket>();
  const held = new WeakSet<Socket>();
  const waiting: (() => void)[] = [];
  let state: 'open' | 'refuse' | 'freeze' = 'open';

  function carry(from: Socket, to: Socket, look: (bytes: Buffer) => Passing): void {
    const pass = (bytes: Buffer | null) => {
      if (bytes === null) return [from, to].forEach((socket) => socket.destroy());
      to.write(bytes);
    };
    from.on('data', (bytes: Buffer) => {
      if (dead.has(from)) return;
      const passing = look(bytes);
      if (!(passing instanceof Promise)) return pass(passing);
      from.pause();
      held.add(from);
      void passing.then((kept) => {
        held.delete(from);
        pass(kept);
        if (state !== 'freeze') from.resume();
      });
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      if (!dead.has(from)) to.destroySoon();
    });
  }

  function join(down: Socket, host: Host): void {
    const up = connect(host);
    const { sent = (bytes) => bytes, answered = (bytes) => bytes } = watch();
    sockets.add(down).add(up);
    carry(down, up, sent);
    carry(up, down, answered);
  }

  const listenFor = async (host: Host): Promise<Server> => {
    const server = createServer((down) => {
      if (state === 'refuse') return void down.destroy();
      if (state === 'open') return join(down, host);
      down.on('error', () => undefined);
      waiting.push(() => (state === 'refuse' || down.destroyed ? down.destroy() : join(down, host)));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  const servers = await Promise.all(hosts.map(listenFor));

  return {
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    part(how) {
      if (how === 'half open') return sockets.forEach((socket) => dead.add(socket));
      state = how;
      if (how === 'refuse') sockets.forEach((socket) => socket.destroy());
      else sockets.forEach((socket) => socket.pause());
    },
    heal() {
      if (state === 'open') return;
      state = 'open';
      sockets.forEach((socket) => held.has(socket) || socket.resume());
      waiting.splice(0).forEach((begin) => begin());
    },
    async close() {
      state = 'refuse';
      sockets.forEach((socket) => socket.destroy());
      waiting.splice(0).forEach((begin) => begin());
      await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
    },
  };
}
