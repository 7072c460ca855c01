import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { isRecord } from '#shared/format/is-record.ts';
import { USUAL_OPTIONS } from '#shared/schema/batches/batch-options.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { BatchTarget } from '#shared/schema/batches/batch-target.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { ProductFacts, type ProductImport, type ProductImported } from '#shared/schema/station/product.ts';
import {
  composeRow,
  decodeBase64,
  linesOfTable,
  readTable,
  separatorOfLines,
  suggestMapping,
  unitsInNames,
  weightUnitInNames,
} from '../batches/index.ts';
import { invalid, violation } from '../violation.ts';
import { canonical, faultsIn, type ProductLesson } from '../products/index.ts';
import { compileSchema } from '../rules/index.ts';
import type { ProductImportDeps } from './deps.ts';

/** So many are stored at once. */
const AT_ONCE = 200;
const MEASURES = ['weight', 'weightUnits', 'length', 'width', 'height', 'lengthUnits', 'itemCode'];

const illFormed = compileSchema(ProductFacts);

/**
 * Saves the products of a CSV or Excel file on top of what is known. A line that cannot be saved is named, and the others are saved.
 * @throws EngineError VALIDATION_FAILED where the file cannot be read, or no column is the SKU
 */
export async function importProducts(
  { ledger, tables }: ProductImportDeps,
  { contentBase64, mapping: given, weightUnits = 'KG', currency }: ProductImport,
): Promise<ProductImported> {
  const table = await readTable(tables, decodeBase64(contentBase64));
  const mapping = productsOnly(given ?? suggestMapping(table.columns), currency);
  if (!Object.values(mapping).some((target) => target === 'customs.sku' || target === 'itemCode')) {
    const trouble = diagnostic('TABLE_NO_SKU');
    throw invalid({ ...violation('FIELD_REQUIRED', '/mapping', inEnglish(trouble)), trouble });
  }
  const lines = linesOfTable(table);
  const rules = {
    ...{ mapping, defaults: unitsInNames(mapping) },
    options: { ...USUAL_OPTIONS, weightUnits: weightUnitInNames(mapping) ?? weightUnits },
    decimalSeparator: separatorOfLines(lines, mapping),
  };
  const answer: ProductImported = { saved: 0, refused: [] };
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const lessons: ProductLesson[] = [];
    for (const { line, cells } of lines.slice(from, from + AT_ONCE)) {
      const { request, errors } = composeRow({ cells, furtherLines: [], fields: {} }, rules);
      const { lesson, faults } = lessonOf(request, currency, errors.map(ofProduct));
      if (faults.length === 0) lessons.push(lesson);
      else answer.refused.push({ line, message: faults.map(({ message }) => message).join(' '), errors: faults });
    }
    await ledger.products.save(lessons, { replaces: false, at: ledger.now() });
    answer.saved += lessons.length;
  }
  return answer;
}

/** What is declared of a parcel in a table of shipments is the value of one unit here, where its currency is known. */
function productsOnly(mapping: BatchMapping, currency: string | undefined): BatchMapping {
  const named = new Set<BatchTarget>(Object.values(mapping));
  const hasCurrency = currency !== undefined || named.has('declaredCurrency') || named.has('customs.currency');
  const ofUnit = (target: BatchTarget): BatchTarget => {
    if (target === 'declaredValue' && hasCurrency && !named.has('customs.value')) return 'customs.value';
    return target === 'declaredCurrency' && !named.has('customs.currency') ? 'customs.currency' : target;
  };
  return Object.fromEntries(
    Object.entries(mapping)
      .map(([column, target]) => [column, ofUnit(target)] as const)
      .filter(([, target]) => target.startsWith('customs.') || MEASURES.includes(target)),
  );
}

/** What a line says of an article, and all that is wrong with it; `unread` is what of it could not be read. */
function lessonOf(
  request: Record<string, unknown>,
  currency: string | undefined,
  unread: readonly Violation[],
): { lesson: ProductLesson; faults: Violation[] } {
  const customs = isRecord(request['customs']) ? request['customs'] : {};
  const [item] = listIn(customs['customsItems']);
  const [line] = listIn(request['itemLines']);
  const sku = String(item?.['sku'] ?? line?.['itemCode'] ?? '').trim();
  const { description, harmonizedTariffCode, countryOfOrigin } = item ?? {};
  const value =
    isRecord(item?.['value']) && item['value']['amount'] !== undefined ? { currency, ...item['value'] } : undefined;
  const weight = isRecord(line?.['weight']) && line['weight']['value'] !== undefined ? line['weight'] : undefined;
  const all = { description, harmonizedTariffCode, countryOfOrigin, value, weight, box: line?.['dimensions'] };
  const nameless: Violation = { code: 'FIELD_REQUIRED', pointer: '/sku', message: 'The SKU is missing.' };
  const faults = [...unread, ...(sku === '' && !unread.some(isAt('sku')) ? [nameless] : [])];
  const soundFacts = () =>
    Object.fromEntries(Object.entries(all).filter(([name, fact]) => fact !== undefined && !faults.some(isAt(name))));
  faults.push(...illFormed(soundFacts()));
  const facts = canonical(soundFacts() as ProductFacts);
  return { lesson: { sku, facts }, faults: [...faults, ...faultsIn(facts)] };
}

const isAt =
  (field: string) =>
  ({ pointer }: Violation) =>
    pointer.split('/')[1] === field;

/** A field of a shipment as that of the product. */
const ofProduct = (fault: Violation): Violation => ({
  ...fault,
  pointer: fault.pointer
    .replace(/^\/(?:customs\/customsItems|itemLines)\/\d+\//, '/')
    .replace(/^\/dimensions\//, '/box/')
    .replace(/^\/itemCode$/, '/sku'),
});

const listIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
