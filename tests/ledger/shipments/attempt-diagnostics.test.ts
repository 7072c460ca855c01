import { rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';
import { APPLICATION_ID, migrate } from '#electron/ledger/sqlite/migrate.ts';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import { accept, change, NOON } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();
/** The last version of the ledger whose attempts had nothing but words. */
const WORDS_ONLY = 21;
const trouble = { code: 'CONNECTION_REFUSED', values: { at: 'carrier.example' } } as const;

async function failed() {
  const { id } = await accept(station.ledger);
  const attempt = { outcome: 'NOT_SENT' as const, detail: 'Nothing answers at carrier.example.', trouble };
  await station.ledger.shipments.advance(change(id, 'NOT_SENT', { attempt }));
  return id;
}

test('a code that changed on the disk is found', async () => {
  const id = await failed();
  await station.ledger.close();
  const raw = new Database(station.path);
  raw.exec("UPDATE attempt SET trouble = replace(trouble, 'REFUSED', 'BROKEN')");
  raw.close();
  await station.reopen();
  await expect(station.ledger.shipments.attempts(id)).rejects.toThrow(LedgerDamagedError);
});

test('an attempt that was recorded before there were codes keeps its words', async () => {
  await station.ledger.close();
  rmSync(station.path);
  const old = new Database(station.path);
  old.pragma(`application_id = ${APPLICATION_ID}`);
  migrate(old, MIGRATIONS.slice(0, WORDS_ONLY));
  old.exec(`
    INSERT INTO shipment (id, client_id, transaction_id, holds_id, state, accepted_at, updated_at, carrier_id, carrier_code, warnings, prepared)
    VALUES ('S1', 'desk', 'old', 1, 'UNKNOWN', ${NOON}, ${NOON}, 'test-a', 'A', '[]', '{}');
    INSERT INTO attempt (shipment, number, started_at, deadline_at, finished_at, outcome, detail)
    VALUES (1, 1, ${NOON}, ${NOON}, ${NOON}, 'UNKNOWN', 'No answer before the deadline.')`);
  old.close();
  await station.reopen();
  expect(await station.ledger.shipments.attempts('S1')).toMatchObject([
    { outcome: 'UNKNOWN', detail: 'No answer before the deadline.', trouble: null },
  ]);
});
