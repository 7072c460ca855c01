import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LedgerUnusableError, type Ledger } from '#electron/engine/ports.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { DocumentDamagedError } from '#electron/ledger/errors.ts';
import { accept, account, apiClient, bringTo, change, label } from '../../ledger/samples.ts';
import { integer, type Fault } from '../harness/fault.ts';

const clock = { now: () => Date.UTC(2026, 4, 4) };

/** A bit of the ledger's file turns over: either nothing that is stored has changed, or it is noticed at the start or when it is read. */
export const bitFlips: Fault = {
  name: 'bit-flips',
  title: 'a bit of the ledger turns over on the disk',
  runs: { short: 60, long: 1000 },
  async run(times, random) {
    const folder = mkdtempSync(join(tmpdir(), 'packbench-flip-'));
    const violations: string[] = [];
    let noticed = 0;
    try {
      const original = join(folder, 'original.db');
      await fillLedger(original);
      const whole = await everythingIn(await openSqliteLedger({ path: original, clock }));
      const bytes = readFileSync(original);
      for (let count = 0; count < times; count += 1) {
        const place = integer(random, bytes.length);
        const bit = integer(random, 8);
        const path = join(folder, `flipped-${count}.db`);
        const flipped = Buffer.from(bytes);
        flipped[place] = (flipped[place] ?? 0) ^ (1 << bit);
        writeFileSync(path, flipped);
        const read = await readAll(path);
        if (read === 'noticed') noticed += 1;
        else if (read !== whole) violations.push(`byte ${place}, bit ${bit} changed what is stored, unnoticed`);
        rmSync(path, { force: true });
      }
      if (noticed === 0) violations.push('not one was noticed');
      return { sales: 0, unknowns: 0, violations };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

async function fillLedger(path: string): Promise<void> {
  const ledger = await openSqliteLedger({ path, clock });
  for (const name of ['one', 'two', 'three']) await ledger.accounts.create(account(name));
  await ledger.clients.create(apiClient('desk'));
  await ledger.settings.write(await ledger.settings.read());
  for (let count = 0; count < 40; count += 1) {
    const { id } = await accept(ledger, { transactionId: `order-${count}`, sample: { items: ['a', 'b'] } });
    await ledger.ranges.take({ carrier: 'CARRIER_A', prefix: 'A', first: 1n, last: 999n }, id, 1);
    const documents = [label(`label ${count}`.repeat(60)), label('second', 2)];
    if (count % 4 === 0) await bringTo(ledger, id, 'UNKNOWN');
    else
      await ledger.shipments.advance(
        change(id, 'LABELLED', { trackingNumbers: [`${count}a`, `${count}b`], documents }),
      );
  }
  await ledger.close();
}

/** Everything that is stored, as text; "noticed" where the ledger says that it is damaged. */
async function readAll(path: string): Promise<string> {
  let ledger: Ledger | undefined;
  try {
    ledger = await openSqliteLedger({ path, clock });
    const checks = await ledger.upkeep.check();
    if (checks.some(({ status }) => status === 'failed')) return 'noticed';
    return await everythingIn(ledger);
  } catch (error) {
    const isNoticed = error instanceof LedgerUnusableError || error instanceof DocumentDamagedError;
    if (!isNoticed && !(error instanceof Error && /SqliteError|LedgerTooNew/.test(error.name))) throw error;
    return 'noticed';
  } finally {
    await ledger?.close().catch(() => undefined);
  }
}

async function everythingIn(ledger: Ledger): Promise<string> {
  const { shipments } = await ledger.shipments.list({ limit: 500 });
  const details = [];
  for (const shipment of shipments) {
    const documents = await ledger.shipments.documents(shipment.id);
    const bytes = [];
    for (const { id } of documents)
      bytes.push(Buffer.from((await ledger.shipments.documentBytes(id))?.bytes ?? []).toString('base64'));
    const numbers = (await ledger.ranges.takenFor(shipment.id)).map(String);
    details.push({
      shipment,
      byId: await ledger.shipments.findByTransaction(shipment.clientId, shipment.transactionId),
      attempts: await ledger.shipments.attempts(shipment.id),
      journal: await ledger.shipments.journal(shipment.id),
      documents,
      bytes,
      numbers,
    });
  }
  const text = JSON.stringify({
    details,
    accounts: await ledger.accounts.list({ includeHidden: true }),
    clients: await ledger.clients.findByAccessKey('AK-desk'),
    settings: await ledger.settings.read(),
    identity: [ledger.stationId, Buffer.from(ledger.secret('files')).toString('hex'), ledger.now()],
  });
  await ledger.close();
  return text;
}
