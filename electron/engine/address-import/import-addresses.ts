import { setImmediate as nextTurn } from 'node:timers/promises';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { USUAL_OPTIONS } from '#shared/schema/batches/batch-options.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import { AddressDraft, type AddressImport, type AddressImported } from '#shared/schema/station/address-book.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { Addresses } from '../addresses/index.ts';
import { composeRow, decodeBase64, linesOfTable, readTable, suggestMapping } from '../batches/index.ts';
import { EngineError } from '../engine-error.ts';
import { invalid, violation } from '../violation.ts';
import { compileSchema } from '../rules/index.ts';
import type { AddressImportDeps } from './deps.ts';

/** So many are stored at once; in between, the rest of the station has its turn. */
const AT_ONCE = 50;

const faultsIn = compileSchema(AddressDraft);

/**
 * Saves the addresses of a CSV or Excel file. One that is in the book already is counted as known; one that cannot be saved is named by its line,
 * and the others are saved.
 * @throws EngineError VALIDATION_FAILED where the file cannot be read, or no column is of an address
 */
export async function importAddresses(
  { tables }: Pick<AddressImportDeps, 'tables'>,
  addresses: Pick<Addresses, 'create'>,
  { contentBase64, mapping: given, countryCode }: AddressImport,
): Promise<AddressImported> {
  const table = await readTable(tables, decodeBase64(contentBase64));
  const mapping = addressesOnly(given ?? suggestMapping(table.columns));
  if (Object.keys(mapping).length === 0) {
    const trouble = diagnostic('TABLE_NO_ADDRESS');
    throw invalid({ ...violation('FIELD_REQUIRED', '/mapping', inEnglish(trouble)), trouble });
  }
  const defaults = countryCode === undefined ? {} : { recipient: { address: { countryCode } } };
  const rules = { mapping, defaults, options: USUAL_OPTIONS, decimalSeparator: null };
  const answer: AddressImported = { added: 0, known: 0, refused: [] };
  const lines = linesOfTable(table);
  for (let from = 0; from < lines.length; from += AT_ONCE) {
    const some = lines.slice(from, from + AT_ONCE).map(async ({ line, cells }) => {
      const { request, errors } = composeRow({ cells, furtherLines: [], fields: {} }, rules);
      const refusal = await save(addresses, request['recipient'], errors);
      if (refusal === null) answer.added += 1;
      else if (refusal === 'known') answer.known += 1;
      else answer.refused.push({ line, message: refusal.map(({ message }) => message).join(' '), errors: refusal });
    });
    await Promise.all(some);
    await nextTurn();
  }
  answer.refused.sort((a, b) => a.line - b.line);
  return answer;
}

const addressesOnly = (mapping: BatchMapping): BatchMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([, target]) => target.startsWith('recipient.')));

/** What is wrong with the party, or that it is known; null where it was added. */
async function save(
  addresses: Pick<Addresses, 'create'>,
  party: unknown,
  unreadable: readonly Violation[],
): Promise<Violation[] | 'known' | null> {
  const draft = { party };
  const faults = unreadable.length > 0 ? unreadable.map(ofParty) : faultsIn(draft);
  if (faults.length > 0) return faults;
  try {
    await addresses.create(draft as AddressDraft);
    return null;
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
    if (error.code === 'ALREADY_EXISTS') return 'known';
    if (error.code === 'VALIDATION_FAILED' && error.details.errors) return error.details.errors;
    throw error;
  }
}

const ofParty = (fault: Violation): Violation => ({
  ...fault,
  pointer: fault.pointer.replace(/^\/recipient\//, '/party/'),
});
