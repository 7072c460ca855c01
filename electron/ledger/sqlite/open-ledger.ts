import { dirname, resolve } from 'node:path';
import type { Database } from 'better-sqlite3';
import type { StartChild } from '#electron/child/child-process.ts';
import type { Clock } from '#electron/engine/clock.ts';
import type { Disk } from '#electron/engine/disk.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { NOBODY_ELSE } from '#electron/engine/leases.ts';
import type { Witness } from '../local/witness.ts';
import { openWitnessFile, witnessPath } from '../local/witness-file.ts';
import { followedLast, forgetWhole, noteWhole } from '../local/left-whole.ts';
import { markOpen } from '../local/open-mark.ts';
import type { LedgerTime } from '../ledger-time.ts';
import { openAccountLabels } from './accounts/account-labels.ts';
import { openAccounts, type KnownAccounts } from './accounts/accounts.ts';
import { openAddresses } from './accounts/addresses.ts';
import { openCarrierManifests } from './documents/carrier-manifests.ts';
import { openCarrierInvoices } from './invoices/carrier-invoices.ts';
import { openInvoicedShipments } from './invoices/invoiced-shipments.ts';
import { openHandOvers } from './documents/hand-overs.ts';
import { openBackupStore, type BackupStore } from './backup/backup-store.ts';
import { openBatchPrints } from './batches/batch-prints.ts';
import { openRowLabels } from './documents/row-labels.ts';
import { openBatches } from './batches/batches.ts';
import { beginTime, openNotedClockDoubt } from './integrity/clock-doubt.ts';
import { openClients } from './accounts/clients.ts';
import { checksOf } from './integrity/checks.ts';
import { beginCopy, openGap } from './backup/gap.ts';
import { openJournalFeed } from './journal/journal-feed.ts';
import { openLearnedBoxes } from './accounts/learned-boxes.ts';
import { openLearnedWeights } from './accounts/learned-weights.ts';
import { openManifests } from './documents/manifests.ts';
import { openMeta, type Meta } from './meta.ts';
import { openNumberRanges } from './accounts/number-ranges.ts';
import { forgetExamined } from './integrity/examined-copy.ts';
import { openDatabase } from './open-database.ts';
import { openShippedLately } from './orders/shipped-lately.ts';
import { openOrders } from './orders/orders.ts';
import { openProducts } from './orders/products.ts';
import { openSelectionRules } from './orders/selection-rules.ts';
import { openSources } from './orders/sources.ts';
import { openWriteBack } from './orders/write-back.ts';
import { closedFile, isCopy, isLeftBehind, noteDesk, noteFile } from './integrity/own-file.ts';
import { pauseBackgroundWork } from './pause-background-work.ts';
import { openPrinters } from './printing/printers.ts';
import { openUnprinted } from './printing/unprinted.ts';
import { openPrintJobs } from './printing/print-jobs.ts';
import { openPendingPrints } from './printing/pending-prints.ts';
import { openPackers } from './accounts/packers.ts';
import { openPresets } from './accounts/presets.ts';
import { openRowChecksums, type RowChecksums } from './integrity/row-checksums.ts';
import { openSealedSecrets } from './accounts/sealed-secrets.ts';
import { openSettings } from './accounts/settings.ts';
import { openShipmentLedger } from './shipments/shipment-ledger.ts';
import { reading, translated } from './sqlite-error.ts';
import { faultInCopy, faultInPlace, type FindStructureFault } from './integrity/structure-fault.ts';
import { openMaintenance } from './maintenance.ts';
import { openWebhooks } from './webhooks/webhooks.ts';
import { openWitnessing, UNWITNESSED, type Witnessing } from './journal/witnessing.ts';
import { WriteQueue } from './write-queue.ts';

export interface LedgerPlace {
  path: string;
  clock: Clock;
  /** How processes are started, where Node cannot fork itself. */
  startChild?: StartChild | undefined;
  /** The disk on which it lies, where that is asked for its room elsewhere, too. */
  disk?: Disk;
}

/**
 * Opens the ledger at `path`, or makes it where there is none; the folder must exist.
 * @throws LedgerInUseError, LedgerTooNewError, LedgerDamagedError: the files are as they were.
 */
export async function openSqliteLedger({ path, clock, startChild, disk }: LedgerPlace): Promise<Ledger> {
  const file = resolve(path);
  const closed = closedFile(file);
  let followedAt: number | null = null;
  const database = openDatabase(file, {
    isKnownWhole: () => (followedAt = followedLast(file, clock.now())) !== null,
    olderVersion: 'back up and migrate',
  });
  const wholeAt = followedAt ?? clock.now();
  let removeMark = () => {};
  try {
    removeMark = markOpen(file);
    forgetWhole(file);
    forgetExamined(file);
    const witness = openWitnessFile(witnessPath(file));
    const backups = openBackupStore(file, startChild);
    const findStructureFault = faultInCopy(disk);
    const afterClose = () => noteWhole(file, wholeAt);
    const beside = { beforeClose: removeMark, afterClose, witness, backups, findStructureFault, disk };
    const isCopied = isCopy(database, closed) || isLeftBehind(database);
    const ledger = ledgerOn(database, clock, { ...beside, isCopied, isAsLeft: followedAt !== null });
    if (isCopied) await pauseBackgroundWork(ledger);
    noteFile(database);
    noteDesk(database, dirname(file));
    return ledger;
  } catch (error) {
    removeMark();
    database.close();
    throw translated(error);
  }
}

interface Beside {
  /** Called just before the database is closed. */
  beforeClose?(): void;
  /** Called when it is closed, where nothing in it failed or was found damaged. */
  afterClose?(): Promise<void>;
  /** What keeps what is committed, beside the ledger; a copy has none. */
  witness?: Witness;
  backups?: BackupStore;
  /** How its structure is followed; in place unless given. */
  findStructureFault?: FindStructureFault;
  disk?: Disk | undefined;
  /** Whether its station may have gone on elsewhere: its file is a copy, or was taken over into a shared ledger. */
  isCopied?: boolean;
  /** Whether nobody has written to its file since it was closed whole. */
  isAsLeft?: boolean;
}

/** The ledger on a database that is open and up to date. */
export function ledgerOn(database: Database, clock: Clock, beside: Beside = {}): Ledger {
  const { beforeClose = () => {}, afterClose = async () => {}, witness, backups = null, disk } = beside;
  const { findStructureFault = faultInPlace, isAsLeft = false } = beside;
  const witnessing = witness ? openWitnessing(database, witness) : UNWITNESSED;
  const queue = new WriteQueue(database, witnessing.committed);
  const checksums = openRowChecksums(database, (damage) => queue.refuse(damage));
  const meta = openMeta(database, checksums);
  database.transaction(() => meta.checkOrSeal(isAsLeft))();
  const time = database.transaction(() => beginTime(clock, meta))();
  const identity = database.transaction(() => {
    const from = meta.newestInstant();
    if (beside.isCopied) beginCopy(meta, { from, until: time.now() });
    meta.recordInstant(time.now());
    return meta.identity();
  })();
  const of = { queue, checksums, meta, clock, time, identity };
  const parts = { ...of, witnessing, backups, beforeClose, afterClose, findStructureFault, disk };
  return assembleLedger(database, parts);
}

interface Parts {
  queue: WriteQueue;
  checksums: RowChecksums;
  meta: Meta;
  clock: Clock;
  time: LedgerTime;
  identity: ReturnType<Meta['identity']>;
  witnessing: Witnessing;
  backups: BackupStore | null;
  findStructureFault: FindStructureFault;
  disk?: Disk | undefined;
  beforeClose(): void;
  afterClose(): Promise<void>;
}

/** Everything durable of a station, on one database. */
function assembleLedger(database: Database, parts: Parts): Ledger {
  const { queue, checksums, meta, clock, time, witnessing, backups, findStructureFault, disk } = parts;
  let isDoubted = false;
  const { stationId, name, ...keys } = parts.identity;
  const knownAccounts: KnownAccounts = new Map();
  const shipments = openShipmentLedger(database, queue, { stationId, time, meta, checksums });
  return {
    shipments,
    reads: shipments,
    accounts: openAccounts(database, queue, checksums, knownAccounts),
    ...openAccountLabels(database, queue, knownAccounts),
    clients: openClients(database, queue, time, checksums),
    settings: openSettings(database, queue, checksums),
    ranges: openNumberRanges(database, queue),
    printing: {
      printers: openPrinters(database, queue),
      jobs: openPrintJobs(database, queue, time),
      orders: openPendingPrints(database, queue, time),
      unprinted: openUnprinted(database, queue, time),
    },
    packers: openPackers(database, queue),
    presets: openPresets(database, queue),
    addresses: openAddresses(database, queue),
    weights: openLearnedWeights(database, queue),
    boxes: openLearnedBoxes(database, queue),
    batches: openBatches(database, queue),
    batchPrints: openBatchPrints(database, queue),
    rowLabels: openRowLabels(database),
    orders: openOrders(database, queue),
    sources: openSources(database, queue),
    writeBack: openWriteBack(database, queue),
    products: openProducts(database, queue),
    selectionRules: openSelectionRules(database, queue),
    lately: openShippedLately(database, queue),
    feed: openJournalFeed(database, queue),
    webhooks: openWebhooks(database, queue),
    manifests: openManifests(database, queue, { stationId, time, checksums }),
    carrierManifests: openCarrierManifests(database, queue, time),
    handOvers: openHandOvers(database, queue),
    carrierInvoices: openCarrierInvoices(database, queue),
    invoicedShipments: openInvoicedShipments(database),
    leases: NOBODY_ELSE,
    others: null,
    awaited: null,
    sealedSecrets: openSealedSecrets(database, queue),
    maintenance: openMaintenance(database, queue, {
      ...{ time, meta, checksums, witnessing, backups, findStructureFault, disk, doubt: () => void (isDoubted = true) },
    }),
    now: () => time.now(),
    stationId,
    name,
    keys,
    isWritable: () => queue.stopped === null,
    checks: checksOf({
      isWritable: () => queue.stopped === null,
      witnessFault: () => witnessing.fault(),
      probe: async () => reading(meta.newestInstant),
    }),
    ...openNotedClockDoubt(database, queue, { clock, time, meta }),
    ...openGap(database, queue, { meta, now: () => time.now() }),
    async close() {
      if (!database.open) return;
      backups?.close();
      queue.write(() => meta.recordInstant(time.now())).catch(() => undefined);
      queue.close();
      await witnessing.close();
      parts.beforeClose();
      // Moves what the write-ahead log holds into the database file, too.
      database.close();
      if (!queue.hasFailed && !isDoubted) await parts.afterClose();
    },
  };
}

/** A backup as a ledger of its own; its time stands still. */
export const openCopy = (path: string): Ledger => ledgerOn(openDatabase(path), { now: () => 0 });
