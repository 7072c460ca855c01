import { isDeepStrictEqual } from 'node:util';
import { child, fieldName } from './pointer.ts';
import { isTooDeep, type Take, type Taking } from './taking.ts';

/** Other spellings that are taken for a field, wherever the field is known (contract, section 3). */
const SPELLINGS: Readonly<Record<string, string>> = { units: 'unit', taxIndentifiers: 'taxIdentifiers' };

export interface Alias {
  name: string;
  alias: string;
  take: Take;
}

export const aliasesAmong = (takers: ReadonlyMap<string, { take: Take }>): Alias[] =>
  Object.entries(SPELLINGS).flatMap(([name, alias]) => {
    const known = takers.get(name);
    return known ? [{ name, alias, take: known.take }] : [];
  });

/** Puts a value that was sent under the other spelling into its field; both given and different is a FIELD_CONFLICT. Null is not given. */
export function takeAlias(
  taken: Record<string, unknown>,
  sent: unknown,
  { name, alias, take }: Alias,
  pointer: string,
  taking: Taking,
): void {
  const canonical = child(pointer, name);
  const aliased = child(pointer, alias);
  const given = taken[name];
  const isGiven = given !== undefined && given !== null;
  if (sent === null) return;
  const value = take(sent, aliased, taking);
  if (!isGiven) {
    if (value !== undefined) taken[name] = value;
    taking.sentAs.set(canonical, aliased);
  } else if (!isSame(given, value)) {
    const message = `${fieldName(aliased)} and ${fieldName(canonical)} are the same field and must not differ.`;
    taking.report.refuse('FIELD_CONFLICT', aliased, message);
    taking.settled.add(canonical);
    Reflect.deleteProperty(taken, name);
  }
}

const isSame = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string'
    ? a.toUpperCase() === b.toUpperCase()
    : !isTooDeep(a) && !isTooDeep(b) && isDeepStrictEqual(a, b);
