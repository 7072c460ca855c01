import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { meaningOf } from '../../meaning.ts';
import type { Claim, OrderContent } from '../order-record.ts';
import { articleOf } from './article.ts';

/** What has a sentence of its own. */
const TOLD: ReadonlySet<keyof OrderContent> = new Set(['lines', 'recipient', 'shipment', 'shippingMethod']);

/** What the packer has to know of a change at the source, in sentences; what is in the parcel comes first. */
function changesOf(before: OrderContent, after: OrderContent): Diagnostic[] {
  const differs = (...members: (keyof OrderContent)[]) =>
    members.some((member) => meaningOf(before[member]) !== meaningOf(after[member]));
  const quantities = quantityChanges(before, after);
  const members = Object.keys({ ...before, ...after }) as (keyof OrderContent)[];
  const others = members.filter((member) => !TOLD.has(member));
  return [
    ...quantities,
    ...(quantities.length === 0 && differs('lines') ? [diagnostic('PACKING_CHANGED_LINES')] : []),
    ...(differs('recipient') ? [diagnostic('PACKING_CHANGED_RECIPIENT')] : []),
    ...(differs('shipment', 'shippingMethod') ? [diagnostic('PACKING_CHANGED_SHIPMENT')] : []),
    ...(differs(...others) ? [diagnostic('PACKING_CHANGED_NOTE')] : []),
  ];
}

function quantityChanges(before: OrderContent, after: OrderContent): Diagnostic[] {
  const [was, is] = [unitsByArticle(before), unitsByArticle(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((article) => {
    const what = (is.get(article) ?? was.get(article))?.what ?? '';
    const [less, now] = [was.get(article)?.quantity ?? 0, is.get(article)?.quantity ?? 0];
    if (less === now) return [];
    if (less === 0) return [diagnostic('PACKING_CHANGED_ADDED', { what, quantity: now })];
    if (now === 0) return [diagnostic('PACKING_CHANGED_REMOVED', { what, quantity: less })];
    return [diagnostic('PACKING_CHANGED_QUANTITY', { what, before: less, now })];
  });
}

function unitsByArticle({ lines }: OrderContent): Map<string, { what: string; quantity: number }> {
  const units = new Map<string, { what: string; quantity: number }>();
  for (const [index, line] of lines.entries()) {
    const what = articleOf(line, index + 1);
    const article = line.sku || line.barcodes?.[0] || what;
    units.set(article, { what, quantity: (units.get(article)?.quantity ?? 0) + line.quantity });
  }
  return units;
}

/** The claim once its order is another: it says what changed, and what is not as it was is to be verified again. */
export const claimAfterChange = ({ box: _, ...claim }: Claim, before: OrderContent, after: OrderContent): Claim => ({
  ...claim,
  verified: claim.verified.filter(({ line }) => meaningOf(before.lines[line - 1]) === meaningOf(after.lines[line - 1])),
  changes: [...claim.changes, ...changesOf(before, after)],
});
