import { afterEach, expect, test } from 'vitest';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';
import { openHere } from '#electron/ledger/sqlite/open-database.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();
let mend = () => {};
afterEach(() => mend());

/** No table is where the ledger looks for it any more, as where a page was overwritten. */
function loseTables(): void {
  const database = openHere.get(station.path) ?? expect.fail('It is open');
  const move = (by: number) => {
    database.unsafeMode(true);
    database.pragma('writable_schema = ON');
    database.prepare('UPDATE sqlite_schema SET rootpage = rootpage + ? WHERE rootpage > 0').run(by);
    database.pragma(`schema_version = ${Number(database.pragma('schema_version', { simple: true })) + 1}`);
  };
  move(100_000);
  mend = () => move(-100_000);
}

test('whatever is read of a ledger that is damaged says that it is, as a purchase does', async () => {
  const { ledger } = station;
  const range = { carrier: 'CARRIER_A', prefix: 'A', first: 1n, last: 9n, digits: 1 } as const;
  loseTables();
  const reads: Record<string, () => Promise<unknown>> = {
    account: () => ledger.accounts.find('test-a'),
    accounts: () => ledger.accounts.list(),
    clients: () => ledger.clients.list(),
    'the client of a key': () => ledger.clients.findByAccessKey('AK'),
    'the client of a token': () => ledger.clients.findToken('digest'),
    'the printer of a client': () => ledger.clients.printerOf('client-1'),
    secret: () => ledger.sealedSecrets.read('account:test-a'),
    settings: () => ledger.settings.read(),
    'what is left of a range': () => ledger.ranges.left(range),
    'numbers that were taken': () => ledger.ranges.takenFor('shipment'),
    printer: () => ledger.printing.printers.find('desk'),
    printers: () => ledger.printing.printers.list(),
    presets: () => ledger.presets.list(),
    shipment: () => ledger.shipments.find('shipment'),
  };
  const answers = await Promise.all(
    Object.entries(reads).map(async ([name, read]) => [
      name,
      await read().catch((error: unknown) => error instanceof LedgerDamagedError || error),
    ]),
  );
  expect(answers).toEqual(Object.keys(reads).map((name) => [name, true]));
});
