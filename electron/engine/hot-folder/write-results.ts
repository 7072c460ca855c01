import type { Batch } from '#shared/schema/batches/batch.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import type { Batches } from '../batches/index.ts';
import type { Caller } from '../identity/index.ts';
import type { HotFolderDeps } from './deps.ts';
import type { WatchedFolder } from './watched-folder.ts';
import type { DropName } from './file-names.ts';

/** Rows that are read at once. */
const PAGE = 100;

/** A part of a file name that means nothing to any system. */
const harmless = (text: string) => text.replaceAll(/[^A-Za-z0-9_-]+/g, '_').slice(0, 60);

/** Puts labels and results of a batch beside its file. Done again, it writes the same. */
export async function writeResults(
  deps: HotFolderDeps,
  batches: Batches,
  batch: Batch,
  to: { box: WatchedFolder; path: string; name: DropName; caller: Caller },
): Promise<void> {
  const { box, path, name, caller } = to;
  const told: object[] = [];
  for await (const row of allRows(batches, caller, batch.id)) {
    const labels = await writeLabels(deps, row, to);
    const { number, transactionId, state, shipmentId, errors, warnings, problem } = row;
    const { trackingNumbers, platformTrackingNumbers } = row;
    const numbers = { trackingNumbers, platformTrackingNumbers, shipmentId };
    told.push({ number, transactionId, state, ...numbers, errors, warnings, problem, labels });
  }
  if (batch.format === 'JSON') {
    const result = { batchId: batch.id, counts: batch.counts, rows: told };
    await box.write(path, `${name.stem}.result.json`, `${JSON.stringify(result, null, 2)}\n`);
  } else {
    await box.write(path, `${name.stem}.result.csv`, await whole((await batches.result(caller, batch.id)).parts));
  }
  const { BOUGHT, UNKNOWN, SKIPPED } = batch.counts;
  if (BOUGHT > 0 && BOUGHT + UNKNOWN + SKIPPED < batch.rowCount) {
    const extension = batch.format === 'JSON' ? 'json' : 'csv';
    await box.write(
      path,
      `${name.stem}.rest.${extension}`,
      await whole((await batches.failed(caller, batch.id)).parts),
    );
  }
}

async function whole(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

/** The rows of a batch, page by page. */
export async function* allRows(batches: Batches, caller: Caller, id: string): AsyncGenerator<BatchRow, void> {
  for (let after: number | null = 0; after !== null;) {
    const page = await batches.rows(caller, id, { after, limit: PAGE });
    yield* page.rows;
    after = page.next;
  }
}

/** Writes the documents of a row that was bought, and names them. */
async function writeLabels(
  { ledger }: HotFolderDeps,
  { number, shipmentId, trackingNumbers }: BatchRow,
  { box, path, name }: { box: WatchedFolder; path: string; name: DropName },
): Promise<string[]> {
  if (shipmentId === null) return [];
  const written: string[] = [];
  for (const { id, packageNumber, contentType, imageType } of await ledger.shipments.documents(shipmentId)) {
    const stored = await ledger.shipments.documentBytes(id);
    if (!stored) continue;
    const what = [number, packageNumber, trackingNumbers[packageNumber - 1] ?? '', contentType.toLowerCase()];
    const file = `${name.stem}.labels/${what.map((part) => harmless(String(part))).join('-')}.${harmless(imageType)}`;
    await box.write(path, file, stored.bytes);
    written.push(file);
  }
  return written;
}
