import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { Duplex } from 'node:stream';
import { createMessages, type Message, PACKET, packets } from './tds-bytes.ts';
import { type Certificate, encrypted } from './tds-encryption.ts';
import { type Call, type Login, readBatch, readCall, readLogin, readTransaction } from './tds-requests.ts';
import {
  callReturned,
  done,
  errorToken,
  loggedIn,
  routed,
  type SqlError,
  type Table,
  tableHead,
  tableRow,
  transactionIs,
} from './tds-tokens.ts';

/** What a statement answers: tables, or how many rows it touched, then errors. DIES: the connection is cut off. HANGS: nothing more comes. COMMITS: and the transaction ends. */
export interface Answer {
  tables?: Table[];
  touched?: number;
  errors?: SqlError[];
  then?: 'DIES' | 'HANGS' | 'COMMITS';
}

/** What the database behind the protocol does. */
export interface Database {
  /** Whether it lets the login in; null where it does. */
  refuses?(login: Login): SqlError | null;
  run(call: Call, login: Login): Answer;
  begin?(): void;
  end?(how: 'commit' | 'rollback'): void;
}

export interface TdsOptions {
  database: Database;
  certificate?: Certificate;
  /** TLS first, as TDS 8.0 has it. */
  isStrict?: boolean;
  /** Encrypted connections only. */
  isForced?: boolean;
  /** Sends everyone there. */
  routeTo?: { host: string; port: number };
}

const ENCRYPTION = { off: 2, on: 1, required: 3 } as const;

/**
 * A server that speaks TDS as it is published, without a database: what it is asked goes to a function of the test. What was done stands in `log`,
 * in order: `login`, `batch`, `begin`, `run`, `attention`, `commit`, `rollback`, `closed`.
 */
export async function startTdsServer({
  database,
  certificate,
  isStrict = false,
  isForced = false,
  routeTo,
}: TdsOptions) {
  const log: string[] = [];
  const logins: Login[] = [];
  const calls: Call[] = [];
  const sockets = new Set<Socket>();

  function serve(socket: Socket): void {
    let stream: Duplex = socket;
    let isInTransaction = false;
    let isAnswering = false;
    let login: Login = { user: '', password: '', database: '', app: '', isReader: false };
    const send = (...tokens: Buffer[]) => stream.write(packets({ type: PACKET.answer, body: Buffer.concat(tokens) }));

    const handlers: Record<number, (body: Buffer) => void> = {
      [PACKET.beforeLogin](body) {
        const wants = optionOf(body, 1) === ENCRYPTION.on;
        const isEncrypted = !isStrict && certificate !== undefined && (wants || isForced);
        send(beforeLogin(isEncrypted ? (isForced ? ENCRYPTION.required : ENCRYPTION.on) : ENCRYPTION.off));
        if (!isEncrypted || !wants) return;
        socket.removeAllListeners('data');
        listen(encrypted(socket, certificate));
      },
      [PACKET.login](body) {
        log.push('login');
        login = readLogin(body);
        logins.push(login);
        const error = database.refuses?.(login) ?? null;
        if (error) return void send(errorToken(error), done('batch', { flags: ['error'] }));
        send(loggedIn(login.database), ...(routeTo ? [routed(routeTo.host, routeTo.port)] : []), done('batch'));
      },
      [PACKET.batch](body) {
        log.push(`batch: ${/xact_abort on/i.test(readBatch(body)) ? 'xact_abort on' : readBatch(body)}`);
        send(done('batch'));
      },
      [PACKET.transaction](body) {
        const action = readTransaction(body);
        log.push(action ?? 'transaction?');
        if (action === 'begin') {
          isInTransaction = true;
          database.begin?.();
          return void send(transactionIs('begun'), done('batch'));
        }
        if (!isInTransaction) {
          const error = { number: 3903, message: 'The request has no corresponding BEGIN TRANSACTION.' };
          return void send(errorToken(error), done('batch', { flags: ['error'] }));
        }
        isInTransaction = false;
        database.end?.(action === 'commit' ? 'commit' : 'rollback');
        send(transactionIs(action === 'commit' ? 'committed' : 'rolled back'), done('batch'));
      },
      [PACKET.call](body) {
        const call = readCall(body);
        log.push('run');
        calls.push(call);
        answer(database.run(call, login));
      },
      [PACKET.attention]() {
        log.push('attention');
        // What it was about to answer ends here.
        if (isAnswering) send(done('call'));
        isAnswering = false;
        send(done('batch', { flags: ['attention'] }));
      },
    };

    function answer({ tables = [], touched, errors = [], then }: Answer): void {
      const parts = tables.flatMap((table) => {
        const rows = [...table.rows];
        return [
          tableHead(table),
          ...rows.map((row) => tableRow(table, row)),
          done('statement', { rows: rows.length, flags: ['more'] }),
        ];
      });
      if (touched !== undefined) parts.push(done('statement', { rows: touched, flags: ['more'] }));
      if (then === 'COMMITS') {
        isInTransaction = false;
        database.end?.('commit');
        parts.push(transactionIs('committed'));
      } else if (then) {
        // A part of the answer in a packet that is not the last one.
        const begun = packets({ type: PACKET.answer, body: Buffer.concat(parts.slice(0, -1)) });
        begun[1] = 0;
        stream.write(begun);
        isAnswering = true;
        if (then === 'DIES') setImmediate(() => socket.destroy());
        return;
      }
      parts.push(...errors.map(errorToken));
      // XACT_ABORT: an error ends the transaction.
      if (errors.length > 0 && isInTransaction) {
        isInTransaction = false;
        database.end?.('rollback');
        parts.push(transactionIs('rolled back'));
      }
      send(...parts, callReturned, done('call', { flags: errors.length > 0 ? ['error'] : [] }));
    }

    const take = ({ type, body }: Message) => handlers[type]?.(body);
    function listen(to: Duplex): void {
      stream = to;
      to.on('data', createMessages(take));
      to.on('error', () => socket.destroy());
    }
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      if (isInTransaction) database.end?.('rollback');
      log.push('closed');
    });
    socket.on('error', () => undefined);
    listen(socket);
  }

  const server =
    isStrict && certificate
      ? createTlsServer({ ...certificate, ALPNProtocols: ['tds/8.0'] }, serve)
      : createServer(serve);
  server.on('tlsClientError', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    ...{ log, logins, calls },
    port: (server.address() as AddressInfo).port,
    /** Cuts off whoever is connected. */
    cutOff(): void {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The first byte of an option that is sent before the login. */
function optionOf(body: Buffer, option: number): number {
  for (let at = 0; body[at] !== 0xff; at += 5)
    if (body[at] === option) return body.readUInt8(body.readUInt16BE(at + 1));
  return 0;
}

/** The version, and whether the connection is encrypted. */
function beforeLogin(encryption: number): Buffer {
  const head = Buffer.alloc(11, 0xff);
  head.set([0, 0, 11, 0, 6, 1, 0, 17, 0, 1]);
  return Buffer.concat([head, Buffer.from([16, 0, 0x03, 0xe8, 0, 0, encryption])]);
}
