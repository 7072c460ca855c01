/**
 * The transactionId of a row: from the content and the place in it, so that the same content never buys twice.
 * @param revision above 1 for a row that was changed after it had been sent
 */
export function rowTransactionId(
  { contentHash, edition }: { contentHash: string; edition: number },
  number: number,
  revision = 1,
): string {
  const content = contentHash.slice(0, 16) + (edition > 1 ? `e${edition}` : '');
  return `B-${content}-${number}${revision > 1 ? `r${revision}` : ''}`;
}

/** The id under which the row that has this one was sent first. */
export const firstIdOf = (transactionId: string): string => transactionId.replace(/r\d+$/, '');

export const revisionOf = (transactionId: string): number => Number(/r(\d+)$/.exec(transactionId)?.[1] ?? 1);
