import { isRecord } from '#shared/format/is-record.ts';
import type { Fields } from './place-at.ts';

/** The request with its first item line as often as there are packages; an id of the line gets the number of the package. */
export function copyLine(request: Fields, copies: number): Fields {
  const lines = request['itemLines'];
  const line: unknown = Array.isArray(lines) ? lines[0] : undefined;
  if (copies <= 1 || !isRecord(line)) return request;
  const id = line['itemTransactionId'];
  const copyOf = (number: number) =>
    typeof id === 'string' && id !== '' ? { ...line, itemTransactionId: `${id}-${number}` } : { ...line };
  return { ...request, itemLines: Array.from({ length: copies }, (_, index) => copyOf(index + 1)) };
}
