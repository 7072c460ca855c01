import type { BatchReading } from '#shared/schema/batches/batch-draft.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import { USUAL_OPTIONS, type BatchOptions } from '#shared/schema/batches/batch-options.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { mergeShipment } from '#shared/shipment/merge-shipment.ts';
import { requireNone } from '../../violation.ts';
import { child } from '../../rules/index.ts';
import type { BatchStore } from '../batch-store.ts';
import { tableSignature } from './read-content.ts';
import { shopOf } from './shops/shops.ts';
import { suggestMapping, unitsInNames, weightUnitInNames } from './suggest-mapping.ts';

/** How a table is read. */
export interface ChosenReading {
  mapping: BatchMapping;
  defaults: PartialShipment;
  options: BatchOptions;
}

/** What was used for a table with the same columns, else what the names of the columns suggest. */
export async function suggestFor(
  batches: BatchStore,
  columns: readonly string[],
): Promise<ChosenReading & { from: 'REMEMBERED' | 'GUESSED' }> {
  const remembered = await batches.recallTable(tableSignature(columns));
  if (remembered) return { options: optionsFor(columns, remembered), ...remembered, from: 'REMEMBERED' };
  const mapping = suggestMapping(columns);
  const defaults = unitsInNames(mapping);
  return { mapping, defaults, options: optionsFor(columns, { mapping, defaults }), from: 'GUESSED' };
}

/** Lines of an order are joined in the exports of shops; the unit of weights is the one that their column names, unless the defaults say one. */
function optionsFor(
  columns: readonly string[],
  { mapping, defaults }: Pick<ChosenReading, 'mapping' | 'defaults'>,
): BatchOptions {
  const { value, units } = defaults.itemLines?.[0]?.weight ?? {};
  // The unit of a weight is of that weight.
  const isGiven = units !== undefined && value === undefined;
  const weightUnits = isGiven ? null : weightUnitInNames(mapping);
  return { ...USUAL_OPTIONS, joinOrders: shopOf(columns) !== null, weightUnits };
}

/** How the draft says that the table is read; what it leaves out is suggested. @throws EngineError VALIDATION_FAILED */
export async function chooseReading(
  batches: BatchStore,
  columns: readonly string[],
  draft: BatchReading,
): Promise<ChosenReading> {
  const suggested = await suggestFor(batches, columns);
  const { mapping = suggested.mapping } = draft;
  requireNone(mappingFaults(mapping, columns));
  const defaults = draft.defaults ? mergeShipment(unitsInNames(mapping), draft.defaults) : suggested.defaults;
  const isSuggested = draft.mapping === undefined && draft.defaults === undefined;
  const usual = isSuggested ? suggested.options : optionsFor(columns, { mapping, defaults });
  return { mapping, defaults, options: { ...usual, ...draft.options } };
}

function mappingFaults(mapping: BatchMapping, columns: readonly string[]): Violation[] {
  const taken = new Map<string, string>();
  return Object.entries(mapping).flatMap(([column, target]): Violation[] => {
    const pointer = child('/mapping', column);
    if (!columns.includes(column)) {
      return [
        { code: 'FIELD_INVALID', pointer, message: `The table has no column "${column}".`, allowed: [...columns] },
      ];
    }
    const other = taken.get(target);
    taken.set(target, column);
    if (other === undefined) return [];
    return [
      { code: 'FIELD_CONFLICT', pointer, message: `The columns "${other}" and "${column}" cannot both be ${target}.` },
    ];
  });
}
