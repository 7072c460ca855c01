import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { SourceQuestion, WriteCall } from '#electron/engine/sources/deps.ts';
import { parseStatement } from '#electron/engine/sources/statement.ts';
import { createSourceReader } from '#electron/sources/index.ts';
import { createSourceWriter } from '#electron/sources/source-writer.ts';

const packet = (sequence: number, ...parts: Uint8Array[]) => {
  const payload = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([payload.length, 0, 0, sequence]), payload]);
};
const text = (words: string) => Buffer.from(`${words}\0`);
const GREETING = packet(
  0,
  ...[Buffer.from([10]), text('8.0.36'), Buffer.alloc(4, 1), Buffer.alloc(8, 2), Buffer.from([0])],
  ...[Buffer.from([0x09, 0xa2, 45, 2, 0, 0x08, 0, 21]), Buffer.alloc(10), Buffer.alloc(12, 3), text('')],
  text('mysql_native_password'),
);
const done = (sequence: number) => packet(sequence, Buffer.from([0, 0, 0, 2, 0, 0, 0]));

const servers: Server[] = [];
afterAll(() => servers.forEach((server) => server.close()));

/** A server that lets everybody in, does so many commands, and then takes what it is sent and says nothing any more. */
async function hungServer(commands: number) {
  const server = createServer((socket) => {
    let left = commands;
    socket.on('error', () => undefined).write(GREETING);
    socket.once('data', () => {
      socket.write(done(2));
      socket.on('data', () => void (left-- > 0 && socket.write(done(1))));
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return { type: 'mysql' as const, host: '127.0.0.1', port, database: 'shop', user: 'shop', password: 'secret' };
}

const NO_TABLES = { read: () => Promise.reject(new Error()), readJson: () => Promise.reject(new Error()) };

/** So many commands come before what is asked or told: how texts are, for how long, how much, and that it is a transaction. */
const BEFORE_READING = [0, 1, 2, 3, 4];
const BEFORE_TELLING = [0, 1, 2, 3];

test.concurrent('a look-up in a MySQL that hangs, at whatever command, says so, and is not waited for', async () => {
  const reader = createSourceReader(NO_TABLES);
  const statement = parseStatement('SELECT number FROM sale WHERE number = :key', 'LOOK_UP');
  const asked = BEFORE_READING.map(async (commands) => {
    const connection = await hungServer(commands);
    const question = {
      connection,
      reading: 'LOOK_UP',
      statement,
      key: '1001',
      since: null,
      limit: 10,
      patienceMs: 100,
    };
    await expect(reader.read(question as unknown as SourceQuestion)).rejects.toThrow(/longer than|no answer/i);
  });
  await Promise.all(asked).finally(() => reader.close());
});

test.concurrent('what is told a MySQL that hangs, at whatever command, is left to a later try', async () => {
  const writer = createSourceWriter();
  const values = { orderNumber: '1001', parcel: 'p', state: 'SOLD', soldAt: '2026-03-01T10:00:00.000Z' };
  const told = BEFORE_TELLING.map(async (commands) => {
    const connection = await hungServer(commands);
    const text = 'UPDATE sale SET state = :state WHERE number = :orderNumber';
    const call = { connection, text, values, patienceMs: 100 };
    await expect(writer.write(call as unknown as WriteCall)).rejects.toThrow(/longer than|no answer/i);
  });
  await Promise.all(told).finally(() => writer.close());
});
