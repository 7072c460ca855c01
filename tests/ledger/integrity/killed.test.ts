import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { newFolder, TestClock } from '../samples.ts';

let place: ReturnType<typeof newFolder>;
beforeEach(() => {
  place = newFolder();
});
afterEach(() => place.remove());

const script = new URL('./acknowledging-writer.ts', import.meta.url).pathname;

/** Runs the writer and kills it, without warning, once it has acknowledged so many writes; gives all it had acknowledged. */
async function acknowledgedBeforeKill(count: number): Promise<string[]> {
  const writer = spawn(process.execPath, [script, place.path], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface(writer.stdout)) {
    lines.push(line);
    if (lines.length === count) writer.kill('SIGKILL');
  }
  return lines;
}

test('whatever was acknowledged before a kill is there afterwards, and the chain holds', async () => {
  const acknowledged: string[] = [];
  for (const count of [1, 30, 120, 250]) {
    acknowledged.push(...(await acknowledgedBeforeKill(count)));
    const ledger = await openSqliteLedger({ path: place.path, clock: new TestClock() });
    for (const line of acknowledged) {
      const [id = '', state, number, documentSha256] = line.split(' ');
      const shipment = await ledger.shipments.find(id);
      expect(shipment?.platformTrackingNumbers[0]).toBe(number);
      if (state === 'LABELLED') {
        const [document] = await ledger.shipments.documents(id);
        const stored = await ledger.shipments.documentBytes(document?.id ?? '');
        expect([shipment?.state, stored?.document.sha256]).toEqual(['LABELLED', documentSha256]);
      }
    }
    expect((await ledger.shipments.verifyJournal()).brokenAt).toBeNull();
    await ledger.close();
  }
  const numbers = acknowledged.filter((line) => line.includes(' SENDING ')).map((line) => line.split(' ')[2]);
  expect(new Set(numbers).size).toBe(numbers.length);
});
