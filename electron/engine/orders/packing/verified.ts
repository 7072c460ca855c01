import type { LineQuantity } from '#shared/schema/orders/order.ts';
import type { OrderRecord, VerifiedUnits } from '../order-record.ts';
import { openLines } from '../progress.ts';

/** How far a line is: `open` is what no parcel holds yet, `verified` what of that is in the parcel that is packed now. */
export interface LineProgress {
  line: number;
  open: number;
  verified: number;
}

export const unitsOf = (units: readonly LineQuantity[], line: number) =>
  units.reduce((sum, each) => sum + (each.line === line ? each.quantity : 0), 0);

/** Every line of the order; nothing is verified of one that this desk has not claimed. */
export function lineProgress(order: Pick<OrderRecord, 'content' | 'parcels' | 'claim'>): LineProgress[] {
  const open = openLines(order);
  return order.content.lines.map((_, index) => {
    const line = index + 1;
    const left = unitsOf(open, line);
    return { line, open: left, verified: Math.min(left, unitsOf(order.claim?.verified ?? [], line)) };
  });
}

/** Units of one line that were verified in one way are one entry. */
export function addVerified(verified: readonly VerifiedUnits[], more: readonly VerifiedUnits[]): VerifiedUnits[] {
  const sums = new Map<string, VerifiedUnits>();
  for (const each of [...verified, ...more]) {
    const key = `${each.line} ${each.how}`;
    const sum = sums.get(key);
    const at = Math.max(sum?.at ?? 0, each.at);
    sums.set(key, { ...each, quantity: each.quantity + (sum?.quantity ?? 0), at });
  }
  return [...sums.values()];
}

/** Takes the units of these lines out, as far as they are there. */
export function takeVerified(
  verified: readonly VerifiedUnits[],
  lines: readonly LineQuantity[],
): { taken: VerifiedUnits[]; left: VerifiedUnits[] } {
  const wanted = new Map(lines.map(({ line, quantity }) => [line, quantity]));
  const [taken, left]: [VerifiedUnits[], VerifiedUnits[]] = [[], []];
  for (const each of verified) {
    const quantity = Math.min(wanted.get(each.line) ?? 0, each.quantity);
    wanted.set(each.line, (wanted.get(each.line) ?? 0) - quantity);
    if (quantity > 0) taken.push({ ...each, quantity });
    if (quantity < each.quantity) left.push({ ...each, quantity: each.quantity - quantity });
  }
  return { taken, left };
}
