import { noLongerThan } from '#electron/engine/concurrency/index.ts';
import type { Clock } from '#electron/engine/clock.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { DESKS_CHECK } from '#shared/schema/station/health.ts';
import { deskPath, deskSeenPath, deskWitnessPath, openDeskFile } from '../local/desk-file.ts';
import { readWitnessed } from '../local/witnessed.ts';
import { openSeenFile } from '../local/seen-file.ts';
import { openWitnessFile } from '../local/witness-file.ts';
import { said, witnessCheck } from '../stored-checks.ts';
import { openAccountLabels } from './accounts/account-labels.ts';
import { openAccounts } from './accounts/accounts.ts';
import { openAddresses } from './accounts/addresses.ts';
import { openClients } from './accounts/clients.ts';
import { openLearnedBoxes } from './accounts/learned-boxes.ts';
import { openLearnedWeights } from './accounts/learned-weights.ts';
import { openNumberRanges } from './accounts/number-ranges.ts';
import { openPackers } from './accounts/packers.ts';
import { openPresets } from './accounts/presets.ts';
import { openSealedSecrets } from './accounts/sealed-secrets.ts';
import { openSettings } from './accounts/settings.ts';
import type { LedgerAddress } from './address.ts';
import { openBatchPrints } from './batches/batch-prints.ts';
import { openRowLabels } from './documents/row-labels.ts';
import { openBatches } from './batches/batches.ts';
import { openPool, type Database } from './database.ts';
import { beginHeartbeat, takeDesk } from './desk.ts';
import { beginTime } from './desk-time.ts';
import { openGivenBeside } from './given-out.ts';
import { openCarrierManifests } from './documents/carrier-manifests.ts';
import { openCarrierInvoices } from './invoices/carrier-invoices.ts';
import { openInvoicedShipments } from './invoices/invoiced-shipments.ts';
import { openHandOvers } from './documents/hand-overs.ts';
import { openManifests } from './documents/manifests.ts';
import { openTies } from './journal/ties.ts';
import { openJournalFeed } from './journal/journal-feed.ts';
import { takenOver } from './chain-end.ts';
import { JournalQueue } from './journal-queue.ts';
import { openLastLabels } from './last-labels.ts';
import { openLeases } from './leases.ts';
import { openMaintenance } from './maintenance.ts';
import { keptGap, ledgerKeys, ledgerName } from './meta.ts';
import { migrate } from './migrate.ts';
import { openNews } from './news.ts';
import { openShippedLately } from './orders/shipped-lately.ts';
import { openOrders } from './orders/orders.ts';
import { openProducts } from './orders/products.ts';
import { openSelectionRules } from './orders/selection-rules.ts';
import { openSources } from './orders/sources.ts';
import { openWriteBack } from './orders/write-back.ts';
import { openPendingPrints } from './printing/pending-prints.ts';
import { openPrinters } from './printing/printers.ts';
import { openUnprinted } from './printing/unprinted.ts';
import { openPrintJobs } from './printing/print-jobs.ts';
import { requireSafeServer, requireVersion, TRUSTED, watchServer, type ServerGuard } from './server-checks.ts';
import { openAwaitedDesks } from './restatement/awaited.ts';
import { openPast } from './restatement/past.ts';
import { openRestatement, revokeAgain } from './restatement/restate.ts';
import { stopPrinting } from './restatement/stop-printing.ts';
import { openShipmentLedger } from './shipments/shipment-ledger.ts';
import { requirePassed } from './restatement/gate.ts';
import { openShipmentReads } from './shipments/shipment-reads.ts';
import { openShipmentsWriter } from './shipments/shipments-writer.ts';
import { watchLabels } from './watch-labels.ts';
import { openWebhooks } from './webhooks/webhooks.ts';

/** A database that does not answer is not waited for: a stop ends (contract, section 1), and the other desks see that this one is silent. */
const CLOSE_MS = 1500;

export interface SharedLedgerPlace {
  address: LedgerAddress;
  /** The desk's own folder; it must exist. */
  folder: string;
  clock: Clock;
  /** For tests: whether the server is not asked if it keeps its word. */
  isTrusted?: boolean;
  /** For tests: how often it is looked for what other desks have written; milliseconds. */
  lookEveryMs?: number;
}

interface Parts extends Pick<SharedLedgerPlace, 'address' | 'folder' | 'clock' | 'lookEveryMs'> {
  guard: ServerGuard;
}

/**
 * Opens the ledger that stations share, as one of its desks; makes it where the database has none.
 * @throws LedgerAwayError, LedgerTooNewError, DeskTakenError: nothing was changed.
 */
export async function openPostgresLedger({
  address,
  folder,
  clock,
  isTrusted = false,
  lookEveryMs,
}: SharedLedgerPlace): Promise<Ledger> {
  const database = openPool(address);
  try {
    await requireVersion(database);
    if (!isTrusted) await requireSafeServer(database, { clock, ...address });
    await migrate(database);
    const guard = isTrusted ? TRUSTED : watchServer(database, { clock, ...address });
    return await ledgerOn(database, { address, folder, clock, guard, ...(lookEveryMs && { lookEveryMs }) });
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function ledgerOn(database: Database, { address, folder, clock, guard, lookEveryMs }: Parts): Promise<Ledger> {
  const [keys, name] = [await ledgerKeys(database), await ledgerName(database)];
  const seenFile = openSeenFile(deskSeenPath(folder));
  const desk = await takeDesk(database, openDeskFile(deskPath(folder)), (seenFile.read()?.ledger ?? name) === name);
  const { time, record, clockDoubt, confirmClock } = await beginTime(database, clock, desk.id);
  const writer = openShipmentsWriter({ desk, time });
  const witness = openWitnessFile(deskWitnessPath(folder));
  const past = openPast({
    ...{ database, desk, ledger: name, file: seenFile, witness },
    restate: openRestatement({ desk, time, writer }),
    stopPrinting: stopPrinting({ desk, time }),
    witnessedAfter: (line) => readWitnessed(deskWitnessPath(folder), line),
  });
  const given = openGivenBeside(witness);
  const ties = openTies(desk.id, () => time.now());
  const queue = new JournalQueue(database, { desk, witness, given, past, ties, closeUnsent: writer.closeUnsent });
  // Before anybody buys: what the database has lost since this desk wrote it comes back.
  await queue.lookAgain();
  // Where the database has lost nothing else, nothing tells that it lost this.
  const { revoked = [] } = readWitnessed(deskWitnessPath(folder), 0) ?? {};
  if (revoked.length > 0) await queue.write((write) => revokeAgain(write, revoked, time.now()));
  const awaited = openAwaitedDesks(database, () => time.now());
  const feed = openJournalFeed(database, queue, lookEveryMs);
  const news = openNews(database, address, desk.run);
  const of = { stationId: desk.id, time };
  const leases = openLeases(database, desk.run);
  const endHeartbeat = await beginHeartbeat(database, desk, {
    taken: () => queue.refuse(takenOver()),
    heard: async (gate) => {
      await leases.giveBack();
      // A queue that found no database would not know of its return before somebody writes.
      if ((await past.heard(gate)) || queue.isAway) await queue.lookAgain();
    },
  });
  const labels = openLastLabels(() => time.now());
  const watched = watchLabels(database, {
    ...{ labels, stationId: desk.id, now: () => time.now() },
    shipments: openShipmentLedger(database, queue, { desk, writer, guard }),
  });
  let isClosed = false;
  async function closeInOrder(): Promise<void> {
    await queue.close();
    await past.writeNote().catch(() => undefined);
    await witness.close();
    await feed.close();
    await watched.end();
    await news.close();
    guard.end();
    await endHeartbeat();
    await record().catch(() => undefined);
    await database.close();
  }
  return {
    shipments: watched.shipments,
    reads: openShipmentReads(watched.shipments, labels, () => requirePassed(database)),
    accounts: openAccounts(database),
    ...openAccountLabels(database),
    clients: openClients(database, { ...of, queue }),
    settings: openSettings(database, desk.id),
    ranges: openNumberRanges(database, given.ranges),
    packers: openPackers(database),
    presets: openPresets(database),
    printing: {
      printers: openPrinters(database, desk.id),
      jobs: openPrintJobs(database, of),
      orders: openPendingPrints(database, of),
      unprinted: openUnprinted(database, of),
    },
    addresses: openAddresses(database),
    weights: openLearnedWeights(database),
    boxes: openLearnedBoxes(database),
    batches: openBatches(database, desk.run),
    batchPrints: openBatchPrints(database, of),
    rowLabels: openRowLabels(database),
    orders: openOrders(database),
    sources: openSources(database),
    writeBack: openWriteBack(database),
    products: openProducts(database),
    selectionRules: openSelectionRules(database),
    lately: openShippedLately(database),
    feed,
    webhooks: openWebhooks(database),
    leases,
    others: news,
    awaited,
    sealedSecrets: openSealedSecrets(database),
    maintenance: openMaintenance(database, {
      stationId: desk.id,
      recordTime: record,
      time,
      witness,
      labels,
      refuse: (reason) => queue.refuse(reason),
    }),
    manifests: openManifests(database, {
      ...{ ...of, run: desk.run, feed },
      given: (sequence) => given.manifest(sequence, time.now()),
    }),
    carrierManifests: openCarrierManifests(database, { run: desk.run, time }),
    handOvers: openHandOvers(database),
    carrierInvoices: openCarrierInvoices(database, desk.run),
    invoicedShipments: openInvoicedShipments(database),
    now: () => time.now(),
    stationId: desk.id,
    name,
    keys,
    isWritable: () => queue.stopped === null && !queue.isAway,
    async checks() {
      const [fault, lacking] = [await guard.ask(), await awaited.read()];
      return [
        { name: 'ledger', status: 'ok', detail: 'The ledger answers.' },
        ...(fault ? [said('database', fault, '')] : []),
        ...(lacking ? [said(DESKS_CHECK, lacking.trouble, '')] : []),
        ...witnessCheck(witness.fault()),
      ];
    },
    gap: () => keptGap(database),
    // A file is copied once it was confirmed, and a desk is waived by a person.
    unconfirmedGap: () => null,
    confirmGap: async () => false,
    clockDoubt,
    confirmClock,
    async close() {
      if (isClosed) return;
      isClosed = true;
      await noLongerThan(CLOSE_MS, closeInOrder());
    },
  };
}
