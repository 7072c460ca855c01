import type { Big } from 'big.js';

export const SIDE_NAMES = ['length', 'width', 'height'] as const;
export type SideName = (typeof SIDE_NAMES)[number];

/** One side, and the field that the caller sent it in. */
export interface Side {
  sentAs: SideName;
  raw: Big;
  rounded: Big;
}
/** Length, width and height in the order in which the carrier takes them. */
export type SideTriple = readonly [length: Side, width: Side, height: Side];

/** The same triple where it is in order already. */
export function longestFirst(sent: SideTriple): SideTriple {
  const [length, width, height] = sent;
  if (length.raw.gte(width.raw) && width.raw.gte(height.raw)) return sent;
  const [first, second, third] = sent.toSorted((a, b) => b.raw.cmp(a.raw));
  return first && second && third ? [first, second, third] : sent;
}
