import { resolve } from 'node:path';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { ShipmentQuery } from '#electron/engine/shipping/store.ts';
import { LedgerReadOnlyError } from '#electron/engine/read-only.ts';
import type { LedgerMaintenance } from '#electron/engine/maintenance/ledger-maintenance.ts';
import { keepClientsInMemory } from '../clients-in-memory.ts';
import { LedgerInUseError, LedgerTooNewError } from '../errors.ts';
import { LedgerTime } from '../ledger-time.ts';
import { openMeta } from './meta.ts';
import { openForReading, type ReadDatabase } from './open-for-reading.ts';
import { assembleLedger, type LedgerPlace } from './open-ledger.ts';
import { openBackupStore } from './backup/backup-store.ts';
import { translated } from './sqlite-error.ts';
import { faultInPlace } from './integrity/structure-fault.ts';
import { UNCHECKED } from './integrity/no-checksums.ts';
import { UNWITNESSED } from './journal/witnessing.ts';
import { WriteQueue } from './write-queue.ts';

/**
 * Opens a ledger that a newer program wrote, to read it: its files stay as they are, and whoever wants to write in it is told that it is in
 * use. API clients and tokens that are made meanwhile live in memory.
 * @param refusal why it was not opened as ever; anything but a newer version is thrown again, and so is that where it cannot be read here
 * @throws LedgerInUseError
 */
export async function openNewerLedger(place: LedgerPlace, refusal: unknown): Promise<Ledger> {
  if (!(refusal instanceof LedgerTooNewError)) throw refusal;
  let open: ReadDatabase | undefined;
  try {
    open = openForReading(resolve(place.path));
    const ledger = ledgerToRead(open, place, refusal);
    await requireReadable(ledger);
    return ledger;
  } catch (error) {
    open?.close();
    const reason = translated(error);
    throw reason instanceof LedgerInUseError ? reason : refusal;
  }
}

function ledgerToRead(
  { database, close }: ReadDatabase,
  { path, clock, startChild }: LedgerPlace,
  { whose }: LedgerTooNewError,
): Ledger {
  const backups = openBackupStore(resolve(path), startChild);
  const readOnly = `${whose}. It is only read: nothing is bought, printed or changed. Start the newer version.`;
  const queue = new WriteQueue(database, new LedgerReadOnlyError(readOnly));
  const meta = openMeta(database, UNCHECKED);
  const time = new LedgerTime(clock, meta.newestInstant());
  const parts = {
    queue,
    checksums: UNCHECKED,
    meta,
    clock,
    time,
    identity: meta.identity(),
    witnessing: UNWITNESSED,
    backups,
    findStructureFault: faultInPlace,
    beforeClose: () => undefined,
  };
  const ledger = assembleLedger(database, parts);
  return {
    ...ledger,
    clients: keepClientsInMemory(ledger.clients),
    maintenance: { ...ledger.maintenance, check: () => checkUnsealed(ledger.maintenance) },
    readOnly,
    fault: () => null,
    async close() {
      backups.close();
      close();
    },
  };
}

async function checkUnsealed(maintenance: LedgerMaintenance): ReturnType<LedgerMaintenance['check']> {
  const detail = 'Rows are not compared with their checksums, which a newer version of Packbench made.';
  return (await maintenance.check()).map((check) =>
    check.name === 'rows' ? { name: 'rows', status: 'warning', detail } : check,
  );
}

/** Asks by everything at once, for the sake of statements that are made only when they are needed. */
const BY_EVERYTHING: Required<Omit<ShipmentQuery, 'cursor'>> = {
  ...{ text: 'a', recipient: 'a', reference: 'a', transactionId: 'a', itemTransactionId: 'a', trackingNumber: 'a' },
  ...{ states: [], carrierId: 'a', carrierCode: 'a', manifestId: 'a', manifested: true },
  ...{ clientIds: ['a'], acceptedFrom: 0, acceptedBefore: 0, limit: 1 },
};

async function requireReadable({ shipments }: Ledger): Promise<void> {
  await shipments.list({ limit: 1 });
  await shipments.list(BY_EVERYTHING);
  await shipments.count(BY_EVERYTHING);
}
