import type { PreparedPackage } from '#electron/engine/rules/prepared-shipment.ts';

/** What the service says of each package, by the ids of ours that it repeats; undefined where it says it of none, or of several. */
export const byPackage = <T>(
  packages: readonly Pick<PreparedPackage, 'itemTransactionId'>[],
  theirs: readonly T[],
  idsIn: (one: T) => readonly unknown[],
): (T | undefined)[] =>
  packages.map(({ itemTransactionId }) => {
    const fitting = theirs.filter((one) => idsIn(one).includes(itemTransactionId));
    return fitting.length === 1 ? fitting[0] : undefined;
  });
