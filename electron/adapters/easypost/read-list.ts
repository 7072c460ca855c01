import { field, listOf } from '../http/fields.ts';

/** The list that an answer is, or has as a member; lists of the service are the one or the other. */
export function readList(bytes: Uint8Array, member: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes).toString());
    return listOf(Array.isArray(value) ? value : field(value, member));
  } catch {
    return [];
  }
}
