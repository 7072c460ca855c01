/**
 * What the two may honestly answer differently, since each makes it up. Whatever one calls by a name of its own, the other calls by one name of
 * its own.
 */
const MADE_UP: readonly RegExp[] = [
  // Ids of shipments, documents, manifests and addresses: random.
  /^[0-9a-f]{32}$/,
  // Hashes of the journal: they cover the ids.
  /^[0-9a-f]{64}$/,
  // Numbers of packages and manifests, and what they begin with: the station's two characters, which are random.
  /^PB[0-9A-Z]{13}$/,
  /^MF.+$/,
  /^[0-9A-Z]{2}$/,
];

type Same = (one: unknown, other: unknown, at?: string) => string | null;

/** Says where two answers differ; null where they do not. What was named once in an answer keeps its name in all that follow. */
export function openComparison(): Same {
  const names = [new Map<string, string>(), new Map<string, string>()] as const;

  function isSameName(one: string, other: string): boolean {
    if (!MADE_UP.some((shape) => shape.test(one) && shape.test(other))) return one === other;
    const [known, back] = [names[0].get(one), names[1].get(other)];
    if (known === undefined && back === undefined) {
      if (one === other) return true;
      names[0].set(one, other);
      names[1].set(other, one);
      return true;
    }
    return known === other && back === one;
  }

  const same: Same = (one, other, at = '') => {
    const difference = `${at}: ${said(one)} | ${said(other)}`;
    if (typeof one === 'string' && typeof other === 'string') return isSameName(one, other) ? null : difference;
    if (one instanceof Uint8Array && other instanceof Uint8Array)
      return Buffer.compare(one, other) === 0 ? null : difference;
    if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
      return Object.is(one, other) ? null : difference;
    if (Array.isArray(one) !== Array.isArray(other)) return difference;
    if (Array.isArray(one) && one.length !== (other as unknown[]).length) return difference;
    for (const member of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [left, right] = [one, other].map((each) => (each as Record<string, unknown>)[member]);
      const found = same(left, right, `${at}/${member}`);
      if (found !== null) return found;
    }
    return null;
  };
  return same;
}

const said = (value: unknown) =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? `${each}n` : each)) ?? 'undefined';
