import type { Big } from 'big.js';
import { INVOICE_DIFFERENCES, type InvoiceDifference, type InvoiceLine } from '#shared/schema/invoices/invoice-line.ts';
import type { InvoiceTotal } from '#shared/schema/invoices/carrier-invoice.ts';
import { decimal } from '../../rules/index.ts';
import type { InvoiceFindings } from '../store.ts';

interface Sums {
  lines: number;
  billed: Big;
  difference: Big;
  /** Of the amounts that were added, the most decimal places: those are kept. */
  places: number;
}
const NONE: Sums = { lines: 0, billed: decimal(0), difference: decimal(0), places: 2 };

const placesOf = (amount: string) => (amount.includes('.') ? amount.length - amount.indexOf('.') - 1 : 0);

function added({ lines, billed, difference, places }: Sums, line: InvoiceLine, counts = true): Sums {
  const beyond = counts ? (line.difference ?? '0') : '0';
  return {
    lines: lines + 1,
    billed: billed.plus(line.billed.amount),
    difference: beyond === '0' ? difference : difference.plus(beyond),
    places: Math.max(places, placesOf(line.billed.amount), placesOf(beyond)),
  };
}

/** Adds lines up, exactly. */
export function createFindings() {
  const byCurrency = new Map<string, Sums>();
  const byKind = new Map<string, Sums & { kind: InvoiceDifference; currency: string }>();
  const unknownServices = new Set<string>();
  let [differentCount, unpricedCount] = [0, 0];
  return {
    add(
      line: InvoiceLine,
      { isUnpriced, unknownService }: { isUnpriced: boolean; unknownService: string | null },
    ): void {
      const { differences, billed } = line;
      byCurrency.set(billed.currency, added(byCurrency.get(billed.currency) ?? NONE, line));
      for (const [index, kind] of differences.entries()) {
        const key = `${kind} ${billed.currency}`;
        const known = byKind.get(key) ?? { ...NONE, kind, currency: billed.currency };
        byKind.set(key, { ...known, ...added(known, line, index === 0) });
      }
      differentCount += differences.length > 0 ? 1 : 0;
      unpricedCount += isUnpriced ? 1 : 0;
      if (unknownService !== null && unknownServices.size < 100) unknownServices.add(unknownService);
    },

    result: (): InvoiceFindings => ({
      differentCount,
      unpricedCount,
      unknownServices: [...unknownServices].sort(),
      totals: [...byCurrency].map(([currency, sums]) => totalOf(currency, sums)).sort(byCode),
      kinds: [...byKind.values()]
        .map(({ kind, currency, lines, difference, places }) => ({
          ...{ kind, currency, lines, difference: difference.toFixed(places) },
        }))
        .sort((a, b) => INVOICE_DIFFERENCES.indexOf(a.kind) - INVOICE_DIFFERENCES.indexOf(b.kind) || byCode(a, b)),
    }),
  };
}

const byCode = (a: { currency: string }, b: { currency: string }) => (a.currency < b.currency ? -1 : 1);

const totalOf = (currency: string, { lines, billed, difference, places }: Sums): InvoiceTotal => ({
  ...{ currency, lines, billed: billed.toFixed(places), difference: difference.toFixed(places) },
  expected: billed.minus(difference).toFixed(places),
});

/** Totals of several invoices, by currency. */
export function addTotals(all: readonly InvoiceTotal[]): InvoiceTotal[] {
  const sums = new Map<string, Sums>();
  for (const { currency, lines, billed, difference } of all) {
    const known = sums.get(currency) ?? NONE;
    sums.set(currency, {
      lines: known.lines + lines,
      billed: known.billed.plus(billed),
      difference: known.difference.plus(difference),
      places: Math.max(known.places, placesOf(billed)),
    });
  }
  return [...sums].map(([currency, each]) => totalOf(currency, each)).sort(byCode);
}
