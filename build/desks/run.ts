import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDesk, type Desk } from './desk.ts';
import type { EmbeddedServer } from './embedded-server.ts';

/** A database and three desks on it, for as long as the input is open: so they end in order, whatever became of the process that started this. */
const FIRST = 'desk-1';
const OTHERS = ['desk-2', 'desk-3'];

const isRoot = process.getuid?.() === 0;
// As root the database runs as somebody else, who has to read what is made for it.
if (!isRoot) process.umask(0o077);
// Whoever read what is said here may be gone first.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
const inputEnds = once(process.stdin.resume(), 'close');
const folder = mkdtempSync(join(tmpdir(), 'packbench-desks-'));
const desks: Desk[] = [];
let server: EmbeddedServer | undefined;

try {
  const address = await startDatabase();
  await begin(FIRST, address).window;
  await Promise.all(OTHERS.map((name) => begin(name, address).window));
  await announce(address);
  await inputEnds;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
await Promise.all(desks.map((desk) => desk.stop()));
await server?.stop();
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

/** As an ordinary user's process, with a password of its own. */
async function startDatabase(): Promise<string> {
  if (isRoot) chmodSync(folder, 0o711);
  const password = randomBytes(16).toString('hex');
  writeFileSync(join(folder, 'password'), `${password}\n`, { mode: 0o600 });
  // Loaded only now: where it has nothing for this machine, that is said in one line.
  const { startEmbeddedServer } = await import('./embedded-server.ts');
  server = await startEmbeddedServer(join(folder, 'database'), { password });
  await server.createDatabase('packbench');
  return `postgres://${server.user}@${server.host}:${server.port}/packbench`;
}

function begin(name: string, address: string): Desk {
  const shared = {
    '--ledger': address,
    '--ledger-password-file': join(folder, 'password'),
    '--secrets-key': join(folder, 'secrets.key'),
  };
  const desk = startDesk(name, { dataDir: join(folder, name), args: Object.entries(shared).flat() });
  desks.push(desk);
  return desk;
}

async function announce(address: string): Promise<void> {
  console.log(`One ledger, in PostgreSQL at ${address}, and three desks:`);
  for (const { name, processId, window } of desks) console.log(`  ${name} (process ${processId}): ${await window}`);
  console.log(`API keys for all of them: ${join(folder, FIRST, 'credentials.json')}`);
  console.log('What one desk buys is in the history of the others. Ctrl+C ends everything and removes it.');
}
