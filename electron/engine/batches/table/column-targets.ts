import { comparableName, partyFieldOf } from '#shared/format/party-field-names.ts';
import { BATCH_TARGETS, PARTIES, type BatchTarget } from '#shared/schema/batches/batch-target.ts';
import { FIELD_NAMES, PARTY_WORDS } from './column-names.ts';

/** The name of a column without its unit. */
export const columnName = (column: string) =>
  comparableName(column)
    .replace(/\b(?:in )?(?:kgs?|g|gr|grams?|gramm|lbs?|oz|ounces?|cm|mm|in|inch|inches|zoll)$/, '')
    .trim();

const targetByName = new Map<string, BatchTarget>([
  ...namesOf(FIELD_NAMES),
  ...BATCH_TARGETS.map((target): [string, BatchTarget] => [columnName(target), target]),
]);
const PARTY_OF_WORDS = PARTIES.flatMap((party) =>
  PARTY_WORDS[party].split('|').map((words) => ({ party, pattern: new RegExp(`^${words} | ${words}$`) })),
);

function namesOf<K extends string>(names: Readonly<Record<K, string>>): [string, K][] {
  return (Object.entries(names) as [K, string][]).flatMap(([key, list]) =>
    list.split('|').map((name): [string, K] => [name, key]),
  );
}

/** How German tables count: parcels, or where a column names an article the units of it. The product of a carrier is none. */
const COUNTS: ReadonlySet<string> = new Set(['anzahl', 'stuck']);
const ARTICLE = /artikel|bezeichnung|(?<!versand)produkt|\bware\b|\bsku\b/;
const SIDES: ReadonlySet<BatchTarget | null> = new Set(['length', 'width', 'height'] as const);

/** What each column of a table that is no shop's probably holds, by its name and, where that says too little, by the column before. */
export function targetsOfTable(columns: readonly string[]): (BatchTarget | null)[] {
  const names = columns.map(columnName);
  const hasArticles = names.some((name) => ARTICLE.test(name) && targetOf(name) !== 'service');
  const targets = names.map((name, index) => {
    if (hasArticles && COUNTS.has(name)) return 'customs.quantity';
    return beside(name, targetOf(names[index - 1] ?? ''));
  });
  return withoutWhoPays(names, targets);
}

/** What a single column probably holds. */
export const targetOfColumn = (column: string): BatchTarget | null => targetOf(columnName(column));

/** `Unit` is a part of an address, or of what stands before; `Nr.` is the number of a house behind its street or what is added to that, else that of the row. */
function beside(name: string, before: BatchTarget | null): BatchTarget | null {
  if (name === 'unit' && before === 'weight') return 'weightUnits';
  if (name === 'unit' && SIDES.has(before)) return 'lengthUnits';
  const target = targetOf(name);
  const isNumberOnly = name === 'nr' || (name.endsWith(' nr') && partyFieldOf(name) === undefined);
  const isNoHouse = isNumberOnly && target?.endsWith('.houseNumber') && !before?.includes('.streetLine');
  return isNoHouse ? null : target;
}

/** Where columns say whose they are (`Ship to name`), others of the same field are of whoever pays; of an address, all others are. */
function withoutWhoPays(names: readonly string[], targets: readonly (BatchTarget | null)[]): (BatchTarget | null)[] {
  const isSaid = names.map((name) => PARTY_OF_WORDS.some(({ pattern }) => pattern.test(name)));
  const said = new Set(targets.filter((_, index) => isSaid[index]));
  const others = targets.filter((target, index) => !isSaid[index] && said.has(target));
  const isOtherAddress = others.some((target) => target?.startsWith('recipient.address.'));
  return targets.map((target, index) => {
    if (isSaid[index] || !target?.startsWith('recipient.')) return target;
    return isOtherAddress || said.has(target) ? null : target;
  });
}

function targetOf(name: string): BatchTarget | null {
  const known = targetByName.get(name);
  if (known) return known;
  const plain = partyFieldOf(name);
  if (plain) return `recipient.${plain}`;
  for (const { party, pattern } of PARTY_OF_WORDS) {
    const field = pattern.test(name) ? partyFieldOf(name.replace(pattern, '')) : undefined;
    if (field) return `${party}.${field}`;
  }
  return null;
}
