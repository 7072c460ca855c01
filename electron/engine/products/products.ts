import { isCountryCode } from '#shared/schema/country.ts';
import { toBoxSides } from '#shared/schema/shipping/usual.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { Product, ProductFacts, ProductPage } from '#shared/schema/station/product.ts';
import { EngineError } from '../engine-error.ts';
import { BadCursorError } from '../ledger-errors.ts';
import { requireNone } from '../violation.ts';
import type { ProductsDeps } from './deps.ts';

const DEFAULT_LIMIT = 50;

/** One page of the products. */
export async function listProducts(
  { ledger }: ProductsDeps,
  { text = '', limit = DEFAULT_LIMIT, cursor }: { text?: string; limit?: number; cursor?: string },
): Promise<ProductPage> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const after = cursor === undefined ? '' : decodeSku(cursor);
  const { products, more } = await ledger.products.search({ words, limit, after });
  const last = products.at(-1);
  return { products, next: more && last ? encodeSku(last.sku) : null };
}

/** The place in the list, which is ordered by SKU. */
const encodeSku = (sku: string) => Buffer.from(`sku ${sku}`).toString('base64url');

/** @throws BadCursorError where the text is not a cursor of this list. */
function decodeSku(cursor: string): string {
  const sku = Buffer.from(cursor, 'base64url').toString().replace(/^sku /, '');
  if (encodeSku(sku) !== cursor) throw new BadCursorError('Not a cursor of this list');
  return sku;
}

/** @throws EngineError NOT_FOUND. */
export async function readProduct({ ledger }: ProductsDeps, sku: string): Promise<Product> {
  const [product] = await ledger.products.find([sku.trim()]);
  if (!product) throw noProduct(sku);
  return product;
}

/** @throws EngineError VALIDATION_FAILED. */
export async function putProduct({ ledger }: ProductsDeps, sku: string, facts: ProductFacts): Promise<Product> {
  requireNone(faultsIn(facts));
  const lesson = { sku: sku.trim(), facts: canonical(facts) };
  const [saved] = await ledger.products.save([lesson], { replaces: true, at: ledger.now() });
  if (!saved) throw new Error('The product was not stored');
  return saved;
}

/** @throws EngineError NOT_FOUND. */
export async function removeProduct({ ledger }: ProductsDeps, sku: string): Promise<void> {
  if (!(await ledger.products.remove(sku.trim()))) throw noProduct(sku);
}

const noProduct = (sku: string) => new EngineError('NOT_FOUND', `There is no product ${sku}.`);

/** What is wrong with facts beyond their schema. */
export function faultsIn({ countryOfOrigin, weight }: ProductFacts): Violation[] {
  const errors: Violation[] = [];
  if (countryOfOrigin !== undefined && !isCountryCode(countryOfOrigin)) {
    const message = `${countryOfOrigin} is not an ISO 3166-1 country code.`;
    errors.push({ code: 'FIELD_INVALID', pointer: '/countryOfOrigin', message, actual: countryOfOrigin });
  }
  if (weight && weight.value <= 0) {
    const message = `A weight must be above zero; it is ${weight.value}.`;
    errors.push({ code: 'WEIGHT_TOO_SMALL', pointer: '/weight/value', message, actual: weight.value });
  }
  return errors;
}

/** Codes and units in upper case, and no empty texts. */
export function canonical({ value, weight, box, ...texts }: ProductFacts): ProductFacts {
  const { description, harmonizedTariffCode, countryOfOrigin } = texts;
  return {
    ...(description?.trim() && { description: description.trim() }),
    ...(harmonizedTariffCode?.trim() && { harmonizedTariffCode: harmonizedTariffCode.trim() }),
    ...(countryOfOrigin && { countryOfOrigin: countryOfOrigin.toUpperCase() }),
    ...(value && { value: { amount: value.amount, currency: value.currency.toUpperCase() } }),
    ...(weight && { weight: { units: weight.units.toUpperCase(), value: weight.value } }),
    ...(box && { box: toBoxSides(box) }),
  };
}
