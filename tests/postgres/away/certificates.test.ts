import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { readArguments } from '#electron/start/headless-arguments.ts';
import { accept, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from '../database.ts';

/** How long the request of a client for TLS is. */
const REQUEST_BYTES = 8;

let database: TestDatabase;
let folder: string;
let front: Server;
const opened: Ledger[] = [];
beforeEach(async () => {
  [database, folder] = [await newDatabase(), mkdtempSync(join(tmpdir(), 'packbench-certificates-'))];
});
afterEach(async () => {
  for (const ledger of opened.splice(0)) await ledger.close();
  front.close();
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

/** The server of the tests behind TLS, as one for the name; its certificate vouches for itself. */
async function behindTls(name: string): Promise<{ port: number; caFile: string }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
  });
  const [at = { host: '', port: 0 }] = database.address.hosts;
  front = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', (request) => {
        expect(request).toHaveLength(REQUEST_BYTES);
        socket.write('S');
        const inside = new TLSSocket(socket, { isServer: true, key, cert });
        const behind = connect(at);
        for (const each of [inside, behind]) each.on('error', () => undefined);
        inside.pipe(behind).pipe(inside);
      });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => front.once('listening', resolve));
  const caFile = join(folder, 'authority.pem');
  writeFileSync(caFile, cert);
  return { port: (front.address() as AddressInfo).port, caFile };
}

async function openAs(port: number, caFile: string): Promise<Ledger> {
  const { user, password, database: name } = database.address;
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`);
  const { ledger: address } = readArguments([
    ...['--ledger', `postgres://${user}@localhost:${port}/${name}`, '--ledger-password-file', passwordFile],
    ...['--ledger-ca', caFile],
  ]);
  if (!address) throw new Error('There is no address');
  const ledger = await openPostgresLedger({ address, folder, clock: new TestClock() });
  opened.push(ledger);
  return ledger;
}

test('a server whose certificate the given authority vouches for is written through TLS', async () => {
  const { port, caFile } = await behindTls('localhost');
  const ledger = await openAs(port, caFile);
  const { id } = await accept(ledger);
  expect(await ledger.shipments.find(id)).toMatchObject({ id });
});

test('one whose certificate is for another name is not', async () => {
  const { port, caFile } = await behindTls('db.lan');
  await expect(openAs(port, caFile)).rejects.toThrow(/certificate/i);
});
