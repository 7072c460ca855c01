import { isRecord } from '#shared/format/is-record.ts';
import { EngineError } from '../../engine-error.ts';

/** Printable ASCII without spaces. */
export const isTransactionId = (text: string): boolean => /^[\x21-\x7e]{1,128}$/.test(text);

/**
 * The transactionId of a create call (contract, section 3, "Headers").
 * @throws EngineError TRANSACTION_ID_REQUIRED, TRANSACTION_ID_INVALID or TRANSACTION_ID_MISMATCH.
 */
export function requireTransactionId(header: string | undefined, body: unknown): string {
  if (header === undefined || header === '') {
    throw new EngineError(
      'TRANSACTION_ID_REQUIRED',
      'Send a header `transactionId` with an id that is unique to this transaction.',
    );
  }
  if (!isTransactionId(header)) {
    throw new EngineError(
      'TRANSACTION_ID_INVALID',
      `The header transactionId must be 1 to 128 printable ASCII characters without spaces; ${whatIsWrong(header)}.`,
    );
  }
  const inBody = isRecord(body) ? body['transactionId'] : undefined;
  if (typeof inBody === 'string' && inBody !== header) {
    throw new EngineError(
      'TRANSACTION_ID_MISMATCH',
      `The header says transactionId ${header}, the body says ${inBody.slice(0, 128)}.`,
    );
  }
  return header;
}

/** Headers of one name come joined by a comma and a space; their bytes come as Latin-1. */
function whatIsWrong(header: string): string {
  const other = /[^\x21-\x7e]/.exec(header)?.[0];
  if (other === undefined) return `it has ${header.length} characters`;
  return other === ' ' ? 'it holds a space, or came twice' : `it holds ${JSON.stringify(other)}`;
}

/**
 * The one that a dry run is to be taken under: what the body names, whether or not it may be one, or what its customs items name packages by,
 * which will have the ids `<transactionId>-<n>`; null where it names none.
 */
export function transactionIdIn(body: unknown): string | null {
  if (!isRecord(body)) return null;
  const { transactionId, itemLines, customs } = body;
  if (typeof transactionId === 'string' && transactionId !== '') return transactionId;
  const items = isRecord(customs) && Array.isArray(customs['customsItems']) ? customs['customsItems'] : [];
  const lines = Array.isArray(itemLines) ? itemLines : [];
  const isNamed = (id: string) => lines.some((line) => isRecord(line) && line['itemTransactionId'] === id);
  const linked = items
    .map((item: unknown) => (isRecord(item) ? item['referToItemTransactionId'] : null))
    .find((id): id is string => typeof id === 'string' && /.-[1-9]\d*$/.test(id) && !isNamed(id));
  const assigned = linked?.slice(0, linked.lastIndexOf('-')) ?? '';
  return isTransactionId(assigned) ? assigned : null;
}
