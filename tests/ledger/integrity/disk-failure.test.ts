import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { newFolder, TestClock } from '../samples.ts';

let place: ReturnType<typeof newFolder>;
beforeEach(() => {
  place = newFolder();
});
afterEach(() => place.remove());

const script = new URL('./writer-to-failure.ts', import.meta.url).pathname;

// The shell's limit on the size of files makes writes fail in the middle, as a dying disk does.
test.skipIf(process.platform === 'win32')(
  'after a write that failed the ledger writes nothing more until it is opened again, and what was acknowledged is there',
  async () => {
    await (await openSqliteLedger({ path: place.path, clock: new TestClock() })).close();
    const blocks = Math.ceil(statSync(place.path).size / 512) + 800;
    const command = `ulimit -f ${blocks}; exec "$0" "$@"`;
    const { stdout, stderr } = spawnSync('sh', ['-c', command, process.execPath, script, place.path], {
      encoding: 'utf8',
    });
    const lines = stdout.trim().split('\n');
    const acknowledged = lines.filter((line) => line.startsWith('stored ')).map((line) => line.slice('stored '.length));
    expect(acknowledged.length, stderr).toBeGreaterThan(0);
    expect(lines.slice(acknowledged.length)).toEqual(['failed LedgerFailedError', 'then LedgerFailedError']);

    const ledger = await openSqliteLedger({ path: place.path, clock: new TestClock() });
    for (const id of acknowledged) expect((await ledger.shipments.find(id))?.state).toBe('SENDING');
    expect((await ledger.shipments.verifyJournal()).brokenAt).toBeNull();
    await ledger.close();
  },
);
