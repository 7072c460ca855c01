import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { SourceTrial, SourceTry } from '#shared/schema/orders/source.ts';
import { diagnosticOf } from '../diagnostic-error.ts';
import { askSource, requireOldestFirst, withKey } from './ask-source.ts';
import type { SourceRows, SourcesDeps } from './deps.ts';
import { byNamesOf } from './mapping/earlier-names.ts';
import { mapRows } from './mapping/map-rows.ts';
import { suggestFields } from './mapping/suggest-fields.ts';

const SHOWN = 10;

/** What a source has and what that makes, without storing anything. @param isKept its password is the one that is kept @throws EngineError VALIDATION_FAILED */
export async function trySource(
  deps: Pick<SourcesDeps, 'ledger' | 'sourceReader' | 'secrets'>,
  name: string,
  { key = null, mapping, ...content }: Omit<SourceTry, 'key'> & { key?: string | null },
  isKept: boolean,
): Promise<SourceTrial> {
  let answer: SourceRows = { columns: [], rows: [], decimalSeparator: null };
  try {
    answer = await askSource(
      deps,
      { name, content: { ...content, mapping: mapping ?? {} } },
      { key, ...(!isKept && { connection: content.connection }) },
    );
    const suggested = suggestFields(answer.columns).mapping;
    const chosen = mapping ? byNamesOf(answer, mapping) : suggested;
    if (mapping && key === null) requireOldestFirst(answer, chosen.mark);
    const found = key === null ? answer : withKey(answer, chosen.orderNumber, key);
    const { orders } = mapRows(found, { ...content, mapping: chosen }, key ?? '');
    const shown = orders
      .slice(0, SHOWN)
      .map(({ orderNumber, draft, errors }) => ({ orderNumber, order: draft, errors }));
    return { ...shownRows(found), detail: null, trouble: null, orders: shown };
  } catch (error) {
    const trouble = diagnosticOf(error, name);
    return { ...shownRows(answer), detail: inEnglish(trouble), trouble, orders: [] };
  }
}

function shownRows({ columns, rows }: SourceRows) {
  const { mapping, shop } = suggestFields(columns);
  const shown = rows.slice(0, SHOWN).map((row) => ({ ...row }));
  return { columns, rows: shown, rowCount: rows.length, suggestedMapping: mapping, shop };
}
