import { numberedNames } from '#shared/format/numbered-names.ts';
import type { Batch } from '#shared/schema/batches/batch.ts';
import { BATCH_ROW_STATES, type BatchRow, type BatchRowState } from '#shared/schema/batches/batch-row.ts';
import { type Batches, FAILED } from '../batches/index.ts';
import type { Caller } from '../identity/index.ts';
import { isVoidedOrAsked } from '../shipping/index.ts';
import type { HotFolderDeps } from './deps.ts';
import type { WatchedFolder } from './watched-folder.ts';
import type { DropName } from './file-names.ts';

/** Rows that are read at once. */
const PAGE = 100;

/** Of a batch that was stopped, what was not begun, too. */
const NOT_BOUGHT: readonly BatchRowState[] = ['READY', ...FAILED];

/** A part of a file name that means nothing to any system. */
const harmless = (text: string) => text.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(0, 60);

/** A row as the results have it. */
type ToldRow = Pick<BatchRow, 'number' | 'state' | 'shipmentId' | 'trackingNumbers'> & { labels: string[] };

/**
 * Puts labels and results of a batch beside its file. Done again, it writes the same.
 * @returns whether all was bought; null, and nothing is written, where a row is still to be sent, or its labels are still to come: a row in
 * doubt may be settled at any time
 */
export async function writeResults(
  deps: HotFolderDeps,
  batches: Batches,
  batch: Batch,
  to: { box: WatchedFolder; path: string; name: DropName; caller: Caller },
): Promise<{ isBought: boolean } | null> {
  const { box, path, name, caller } = to;
  const told: ToldRow[] = [];
  for await (const row of allRows(batches, caller, batch.id)) {
    const { number, transactionId, state, shipmentId, errors, warnings, problem } = row;
    const { trackingNumbers, platformTrackingNumbers } = row;
    const one = { number, transactionId, state, trackingNumbers, platformTrackingNumbers, shipmentId };
    told.push(Object.assign(one, { errors, warnings, problem, labels: [] }));
  }
  if (await isUnfinished(deps, batch, told)) return null;
  for (const row of told) row.labels = await writeLabels(deps, row, to);
  const counts = { ...batch.counts };
  for (const state of BATCH_ROW_STATES) counts[state] = told.filter((row) => row.state === state).length;
  if (batch.format === 'JSON') {
    const result = { batchId: batch.id, counts, rows: told };
    await box.write(path, `${name.stem}.result.json`, `${JSON.stringify(result, null, 2)}\n`);
  } else {
    await box.write(path, `${name.stem}.result.csv`, await whole((await batches.result(caller, batch.id)).parts));
  }
  const { BOUGHT, UNKNOWN, SKIPPED } = counts;
  if (BOUGHT > 0 && BOUGHT + UNKNOWN + SKIPPED < batch.rowCount) {
    const extension = batch.format === 'JSON' ? 'json' : 'csv';
    await box.write(
      path,
      `${name.stem}.rest.${extension}`,
      await whole((await batches.failed(caller, batch.id, NOT_BOUGHT)).parts),
    );
  }
  return { isBought: BOUGHT > 0 && BOUGHT + SKIPPED === batch.rowCount };
}

/** Whether a row is on its way, or is to be sent again, or its labels are. Of a batch that was stopped, or never begun, the rest stays. */
async function isUnfinished({ ledger }: HotFolderDeps, { state: of }: Batch, rows: readonly ToldRow[]) {
  const open: readonly BatchRowState[] = of === 'FINISHED' ? ['READY', 'RUNNING', 'NOT_SENT'] : ['RUNNING'];
  if (rows.some(({ state }) => open.includes(state))) return true;
  const unlabelled = new Set((await ledger.shipments.listInStates(['PURCHASED'])).map(({ id }) => id));
  return rows.some(({ state, shipmentId }) => state === 'BOUGHT' && unlabelled.has(shipmentId ?? ''));
}

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** The rows of a batch, page by page. */
async function* allRows(batches: Batches, caller: Caller, id: string): AsyncGenerator<BatchRow, void> {
  for (let after: number | null = 0; after !== null;) {
    const page = await batches.rows(caller, id, { after, limit: PAGE });
    yield* page.rows;
    after = page.next;
  }
}

/**
 * Writes the documents of a row that was bought, and names them. What was voided since, or is being voided, gets none: a file may be dropped
 * again at any time.
 */
async function writeLabels(
  { ledger }: HotFolderDeps,
  { number, shipmentId, trackingNumbers }: ToldRow,
  { box, path, name }: { box: WatchedFolder; path: string; name: DropName },
): Promise<string[]> {
  if (shipmentId === null) return [];
  const documents = await ledger.shipments.documents(shipmentId);
  const shipment = documents.length > 0 ? await ledger.shipments.find(shipmentId) : null;
  if (!shipment || isVoidedOrAsked(shipment)) return [];
  const written: string[] = [];
  const named = numberedNames();
  for (const { id, packageNumber, contentType, imageType } of documents) {
    const stored = await ledger.shipments.documentBytes(id);
    if (!stored) continue;
    const what = [number, packageNumber, trackingNumbers[packageNumber - 1] ?? '', contentType.toLowerCase()];
    const file = `${name.stem}.labels/${named(what.map((part) => harmless(String(part))).join('-'))}.${harmless(imageType)}`;
    await box.write(path, file, stored.bytes);
    written.push(file);
  }
  return written;
}
