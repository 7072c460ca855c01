import type { ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import type { ServerLimits } from './server-limits.ts';

/** Requests on one connection that may wait for their answers; no client of ours sends a second one before it has the first. */
const MOST_UNANSWERED = 8;
const LOOK_EVERY_MS = 1000;

interface Connection {
  /** What was accepted; with TLS, below it. */
  accepted: Socket;
  /** What requests come in on. */
  carrier: Socket;
  peer: string;
  /** Whether a caller with a token has called on it. */
  isKnown: boolean;
  /** Not given to the end yet, of every request; `answers` are those of requests that came whole, and are being made. */
  begun: Set<ServerResponse>;
  answers: Set<ServerResponse>;
  /** Bytes that the other side had taken, and since when it has not taken more. */
  taken: number;
  takenAt: number;
}

/** The connections of the station's servers, so that nobody without keys keeps anybody with keys from being served. */
export interface Connections {
  /** From now on the server has so many connections at most, and closes those that take nothing of what they are sent. */
  watch(server: Server, limits: Pick<ServerLimits, 'connections' | 'unreadMs'>): void;
  /** A request came in, at least its headers; its connection is closed where too many wait on it. */
  began(socket: Socket, answer: ServerResponse): void;
  /** The caller of a request on the connection has a token. */
  known(socket: Socket): void;
  /** A request has come whole. */
  whole(socket: Socket, answer: ServerResponse): void;
  /** The last answer that is still to be given to a request that was read to its end; null where none is. */
  lastOwed(socket: Socket): ServerResponse | null;
}

/**
 * Where a connection more comes than there may be, one that no answer is being made for gives way: of callers without a token first, of
 * those of the peer that has the most of them, the oldest. It is decided before a byte of the new one is read, and a connection on which a
 * request is being answered is never closed.
 */
export function createConnections(): Connections {
  /** By the accepted socket and, with TLS, by the one above it. */
  const bySocket = new WeakMap<Socket, Connection>();

  return {
    watch(server, { connections: most, unreadMs }) {
      const open = new Map<Socket, Connection>();

      server.on('connection', (accepted: Socket) => {
        const connection = connectionOf(accepted);
        if (open.size >= most) {
          const victim = whoGivesWay([...open.values()]);
          (victim ?? connection).accepted.destroy();
          if (!victim) return;
          open.delete(victim.accepted);
        }
        open.set(accepted, connection);
        bySocket.set(accepted, connection);
        accepted.once('close', () => open.delete(accepted));
      });
      server.on('secureConnection', (carrier: Socket) => {
        const connection = [...open.values()].find(({ peer }) => peer === peerOf(carrier));
        if (!connection) return;
        connection.carrier = carrier;
        bySocket.set(carrier, connection);
      });

      const looking = setInterval(
        () => {
          for (const connection of open.values()) if (isUnread(connection, unreadMs)) connection.accepted.destroy();
        },
        Math.min(LOOK_EVERY_MS, unreadMs),
      );
      looking.unref();
      server.once('close', () => clearInterval(looking));
    },

    began(socket, answer) {
      const connection = bySocket.get(socket);
      if (!connection) return;
      connection.begun.add(answer);
      answer.once('close', () => connection.begun.delete(answer));
      if (connection.begun.size > MOST_UNANSWERED) connection.accepted.destroy();
    },

    known(socket) {
      const connection = bySocket.get(socket);
      if (connection) connection.isKnown = true;
    },

    whole(socket, answer) {
      const connection = bySocket.get(socket);
      if (!connection || answer.closed) return;
      connection.answers.add(answer);
      answer.once('close', () => connection.answers.delete(answer));
    },

    lastOwed: (socket) => [...(bySocket.get(socket)?.begun ?? [])].findLast(({ req }) => req.complete) ?? null,
  };
}

const peerOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`;
const hostOf = ({ peer }: Connection) => peer.slice(0, peer.indexOf(' '));

const connectionOf = (accepted: Socket): Connection => ({
  accepted,
  carrier: accepted,
  peer: peerOf(accepted),
  isKnown: false,
  begun: new Set(),
  answers: new Set(),
  taken: 0,
  takenAt: performance.now(),
});

/** Whether an answer is being made. One that is made and lies there unread protects only callers with a token. */
const isBusy = ({ answers, isKnown }: Connection) => [...answers].some(({ headersSent }) => isKnown || !headersSent);

function whoGivesWay(open: readonly Connection[]): Connection | undefined {
  const idle = open.filter((connection) => !isBusy(connection));
  const strangers = idle.filter(({ isKnown }) => !isKnown);
  const candidates = strangers.length > 0 ? strangers : idle;
  const ofHosts = [...Map.groupBy(candidates, hostOf).values()];
  return ofHosts.sort((a, b) => b.length - a.length)[0]?.[0];
}

function isUnread(connection: Connection, unreadMs: number): boolean {
  const { bytesWritten, writableLength } = connection.carrier;
  const taken = bytesWritten - writableLength;
  if (writableLength === 0 || taken !== connection.taken) {
    [connection.taken, connection.takenAt] = [taken, performance.now()];
    return false;
  }
  return performance.now() - connection.takenAt > unreadMs;
}
