import { closestMatch } from 'leven';

/** The longest name that is compared; a body may have keys of any length. */
const LONGEST = 60;

const plain = (name: string) => name.toLowerCase().replaceAll(/[_\s-]/g, '');

/** The known name that differs by its spelling only: by case, by `_` or `-`, or by one letter, two in a name of six and more. Null for none. */
export function likelyName(written: string, known: readonly string[]): string | null {
  if (written.length > LONGEST) return null;
  const name = plain(written);
  const nearest = closestMatch(name, known.map(plain), { maxDistance: name.length < 6 ? 1 : 2 });
  return known.find((each) => plain(each) === nearest) ?? null;
}
