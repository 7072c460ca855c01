/** Names of files that lie beside each other: one that comes again has its number behind it, `invoice` and `invoice-2`. */
export function numberedNames(): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
  };
}
