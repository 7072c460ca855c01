import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import type { PreparedPackage, PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { Language } from '#shared/format/languages.ts';
import { type StoredItem, weightText } from '../label/amounts.ts';
import { dateText } from '../label/texts.ts';
import { partyLines } from './party-lines.ts';
import type { Row, TableDocument } from './table-document.ts';
import { WORDS } from './words/index.ts';

/** Goods of one kind; `packageIndex` is null where nobody said which of several packages they are in. */
interface Goods {
  sku: string;
  description: string;
  quantity: number;
  packageIndex: number | null;
}

/** What goes into each package of a shipment, by goods, for the packing desk and the recipient. */
export function packingSlip(input: RenderInput, language: Language, timeZone: string): TableDocument {
  const { shipment, acceptedAt, trackingNumbers } = input;
  const words = WORDS[language];
  const goods = goodsOf(shipment);
  const reference = trackingNumbers[0] ?? '';
  return {
    title: words.slip.title,
    band: input.traits.isTest ? words.test : null,
    facts: [
      { name: words.date, value: dateText(acceptedAt, timeZone, language) },
      { name: words.carrier, value: shipment.account.friendlyName },
      { name: words.service, value: shipment.service.name },
      { name: words.packages, value: String(shipment.packages.length) },
      ...(shipment.order ? [{ name: words.slip.order, value: shipment.order.orderNumber }] : []),
    ],
    parties: [
      { name: words.slip.from, lines: partyLines(shipment.shipper, language) },
      { name: words.recipient, lines: partyLines(shipment.request.recipient, language) },
    ],
    columns:
      goods.length === 0
        ? []
        : [
            { name: words.slip.sku, width: 45, align: 'left' },
            { name: words.slip.description, align: 'left' },
            { name: words.slip.quantity, width: 22, align: 'right' },
          ],
    rows: [
      ...shipment.packages.flatMap((pack, i) => [
        packageRow(pack, { at: i, of: shipment.packages.length, trackingNumber: trackingNumbers[i] ?? '' }, language),
        ...goods.filter(({ packageIndex }) => packageIndex === i).map(goodsRow),
      ]),
      ...together(
        goods.filter(({ packageIndex }) => packageIndex === null),
        words.slip.inAll,
      ),
    ],
    totals:
      goods.length === 0
        ? []
        : [{ name: words.slip.units, value: String(goods.reduce((sum, { quantity }) => sum + quantity, 0)) }],
    notes: [],
    signatures: [],
    footer: (page, of) => `${words.slip.title} ${reference}   ${words.page(page, of)}`,
  };
}

/** The lines of the order that the shipment is for, else what is declared of it; none where neither is known. */
function goodsOf({ order, request, packages }: PreparedShipment): Goods[] {
  const only = packages.length === 1 ? 0 : null;
  if (order?.lines.length) {
    return order.lines.map(({ article, description, quantity }) => ({
      ...{ sku: article, description: description ?? '', quantity, packageIndex: only },
    }));
  }
  const items: readonly StoredItem[] = request.customs?.customsItems ?? [];
  return items.map(({ sku = '', description, skuDescription, quantity = 1, referToItemTransactionId: id }) => {
    const named = packages.findIndex(({ itemTransactionId }) => itemTransactionId === id);
    const text = [description, skuDescription === description ? '' : skuDescription].filter((part) => part).join(', ');
    return { sku, description: text, quantity, packageIndex: named < 0 ? only : named };
  });
}

const goodsRow = ({ sku, description, quantity }: Goods): string[] => [sku, description, String(quantity)];

const together = (goods: readonly Goods[], heading: string): Row[] =>
  goods.length === 0 ? [] : [{ heading, lines: [] }, ...goods.map(goodsRow)];

/** Which package, its numbers, how large and heavy it is, and the client's references. */
function packageRow(
  { itemCode, itemTransactionId, transmitted: { dimensions, weight }, references }: PreparedPackage,
  { at, of, trackingNumber }: { at: number; of: number; trackingNumber: string },
  language: Language,
): Row {
  const { slip } = WORDS[language];
  const size =
    dimensions && `${dimensions.length} x ${dimensions.width} x ${dimensions.height} ${dimensions.units.toLowerCase()}`;
  const about = [itemTransactionId, itemCode, weight && weightText(weight), size].filter((part) => part);
  return {
    heading: [slip.package(at + 1, of), trackingNumber].filter((part) => part !== '').join('   '),
    lines: [about.join('   '), ...references.map(({ label, value }) => `${label}: ${value}`)],
  };
}
