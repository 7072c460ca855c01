/** The members of a value and of all within it, once each, in order: `parcel.weight`; items of a list count as one. */
export function membersOf(value: unknown, prefix = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => membersOf(item, prefix)))].toSorted();
  if (typeof value !== 'object' || value === null) return [];
  const all = Object.entries(value).flatMap(([name, inner]) =>
    // An empty object, list or text says nothing.
    isNothing(inner) ? [] : [prefix + name, ...membersOf(inner, `${prefix}${name}.`)],
  );
  return [...new Set(all)].toSorted();
}

const isNothing = (value: unknown) =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
