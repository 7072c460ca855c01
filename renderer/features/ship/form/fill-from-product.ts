import type { Product } from '#shared/schema/station/product.ts';
import { call } from '#renderer/api/client.ts';
import { writtenDecimal } from '#renderer/format/decimal.ts';
import { weightIn } from '#renderer/format/typed-weight.ts';
import type { CustomsLine, PackageLine, ShipDraft } from './draft.ts';

/** What is known of the article; null where nothing is. */
async function productOf(sku: string): Promise<Product | null> {
  if (sku.trim() === '') return null;
  const answer = await call('readProduct', { params: { sku: sku.trim() } });
  return answer.ok ? answer.value.product : null;
}

/** The form: while it is typed in, and in which units. */
type Form = Pick<ShipDraft, 'phase' | 'weightUnit' | 'lengthUnit'>;

const written = (value: number | undefined, mark: string) => (value === undefined ? '' : writtenDecimal(value, mark));

function weightOf({ weight }: Product, { weightUnit }: Form, mark: string): string {
  if (!weight) return '';
  const inForm = weightIn(weight.value, weight.units.toUpperCase() === 'LB' ? 'LB' : 'KG', weightUnit);
  return written(Number(inForm.toFixed(4)), mark);
}

/**
 * Fills the gaps of a customs item with what is known of its SKU, unless another SKU was typed or the form was bought meanwhile. What was typed
 * stays.
 */
export async function fillCustomsLine(line: CustomsLine, form: Form, mark: string): Promise<void> {
  const { sku = '' } = line;
  const product = await productOf(sku);
  if (product === null || line.sku !== sku || form.phase !== 'editing') return;
  line.description ||= product.description ?? '';
  line.harmonizedTariffCode ||= product.harmonizedTariffCode ?? '';
  if (line.countryOfOrigin === (line.assumedOrigin ?? ''))
    line.countryOfOrigin = product.countryOfOrigin ?? line.countryOfOrigin;
  line.weight ||= weightOf(product, form, mark);
  if (line.amount === '' && product.value) {
    line.amount = written(product.value.amount, mark);
    line.currency = product.value.currency;
  }
}

/** Fills the weight and the sides of a package with what is known of the article that its item code names; as above. */
export async function fillPackageLine(line: PackageLine, form: Form, mark: string): Promise<void> {
  const { itemCode } = line;
  const product = await productOf(itemCode);
  if (product === null || line.itemCode !== itemCode || form.phase !== 'editing') return;
  line.weight ||= weightOf(product, form, mark);
  const { box } = product;
  if (!box || box.units !== form.lengthUnit || [line.length, line.width, line.height].some(Boolean)) return;
  [line.length, line.width, line.height] = [box.length, box.width, box.height].map((side) => written(side, mark)) as [
    string,
    string,
    string,
  ];
}
