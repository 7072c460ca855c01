import { MAX_BATCH_ROWS, type BatchDraft } from '#shared/schema/batches/batch-draft.ts';
import type { HotFolderSetting } from '#shared/schema/batches/hot-folder.ts';
import { isRecord } from '#shared/format/is-record.ts';
import { EngineError } from '../engine-error.ts';
import { invalid } from '../violation.ts';
import { TableError, type Tables } from '../batches/index.ts';
import { fileNameOf, type DropName } from './file-names.ts';

/** What a dropped file orders. @throws EngineError VALIDATION_FAILED where it is not JSON of such a kind; tables are read later. */
export async function readDrop(
  tables: Tables,
  { name, bytes }: { name: DropName; bytes: Uint8Array },
  { defaults }: HotFolderSetting,
): Promise<BatchDraft> {
  const common = { name: fileNameOf(name), ...(defaults && { defaults }) };
  if (name.kind.toLowerCase() !== 'json') {
    return { ...common, fileName: fileNameOf(name).slice(-255), contentBase64: Buffer.from(bytes).toString('base64') };
  }
  const content = await jsonIn(tables, bytes);
  if (Array.isArray(content)) return { ...common, rows: rowsOf(content) };
  if (!isRecord(content)) throw unreadable('it holds neither a shipment nor a list of shipments');
  if (!('rows' in content)) return { ...common, rows: [content] };
  const own = isRecord(content['defaults']) ? { defaults: content['defaults'] } : {};
  if (!Array.isArray(content['rows'])) throw unreadable('`rows` is not a list');
  return { ...common, ...own, rows: rowsOf(content['rows']) };
}

/** @throws EngineError VALIDATION_FAILED where it is none. */
export async function jsonIn(tables: Tables, bytes: Uint8Array): Promise<unknown> {
  try {
    return await tables.readJson(bytes);
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const message = unreadable(error.message).message;
    throw invalid({ code: 'FIELD_INVALID', pointer: '/rows', message, trouble: error.trouble });
  }
}

function rowsOf(list: unknown[]): Record<string, unknown>[] {
  if (list.length > MAX_BATCH_ROWS) throw unreadable(`it holds more than ${MAX_BATCH_ROWS} shipments`);
  if (list.length > 0 && list.every(isRecord)) return list;
  throw unreadable('it holds no shipment, or something else among its shipments');
}

export const unreadable = (why: string) =>
  new EngineError('VALIDATION_FAILED', `The file cannot be read: ${why.replace(/\.$/, '')}.`);
