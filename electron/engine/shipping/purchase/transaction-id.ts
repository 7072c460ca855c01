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
  const inBody =
    typeof body === 'object' && body !== null ? (body as { transactionId?: unknown }).transactionId : undefined;
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

/** The one that a body names, whether or not it may be one; null where it names none. */
export function transactionIdIn(body: unknown): string | null {
  const given = typeof body === 'object' && body !== null && 'transactionId' in body ? body.transactionId : null;
  return typeof given === 'string' && given !== '' ? given : null;
}
