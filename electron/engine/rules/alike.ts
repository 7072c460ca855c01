import { hash } from 'node:crypto';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { addressKey } from '../addresses/index.ts';
import type { WellFormed } from './request/well-formed.ts';

/** So many units of an article, by its number or its name. */
export interface Article {
  name: string;
  quantity: number;
}

/**
 * By what another shipment is taken for the same (contract, section 13): the same recipient, with the same articles, item codes or references.
 * A digest for each of those that is known; none where nothing says what is in it.
 * @param articles what an order says that is in it
 * @param isTest a test label sends nothing
 */
export function alikeOf(
  { recipient, itemLines = [], customs }: WellFormed<ShipmentRequest>,
  isTest: boolean,
  articles: readonly Article[] = [],
): string[] {
  if (!recipient?.address || !recipient.contact) return [];
  const to = addressKey(recipient as ShipmentRequest['recipient']);
  const declared = (customs?.customsItems ?? []).map((item) => ({
    name: item?.sku?.trim() || item?.description?.trim() || '',
    quantity: item?.quantity ?? 1,
  }));
  const codes = itemLines.map((line) => line?.itemCode?.trim() ?? '');
  const references = itemLines.flatMap((line) => Object.entries(line?.customerReference ?? {}).map(pairOf));
  const known: (readonly [kind: string, content: readonly unknown[]])[] = [
    ['articles', setOf(articles.length > 0 ? articles : declared)],
    ['codes', codes.includes('') ? [] : codes.toSorted()],
    ['references', references.filter((each) => each !== null).toSorted()],
  ];
  return known
    .filter(([, content]) => content.length > 0)
    .map((content) => hash('sha256', JSON.stringify([isTest ? 'TEST' : 'LIVE', to, ...content]), 'hex'));
}

const pairOf = ([key, value]: [string, unknown]) =>
  typeof value === 'string' && value.trim() !== '' ? `${key} ${value.trim()}` : null;

/** Whatever order they stand in; none where one of them has no name. */
function setOf(articles: readonly Article[]): readonly (readonly [string, number])[] {
  const quantities = new Map<string, number>();
  for (const { name, quantity } of articles) quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  return quantities.has('') ? [] : [...quantities].sort(([a], [b]) => (a < b ? -1 : 1));
}
