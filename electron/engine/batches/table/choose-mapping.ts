import type { BatchDraft } from '#shared/schema/batches/batch-draft.ts';
import type { BatchMapping } from '#shared/schema/batches/batch-file.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { mergeShipment } from '#shared/shipment/merge-shipment.ts';
import { EngineError } from '../../engine-error.ts';
import { child } from '../../rules/index.ts';
import type { BatchStore } from '../batch-store.ts';
import { tableSignature } from './read-content.ts';
import { suggestMapping, unitsInNames } from './suggest-mapping.ts';

export interface SuggestedMapping {
  mapping: BatchMapping;
  defaults: PartialShipment;
  from: 'REMEMBERED' | 'GUESSED';
}

/** What was used for a table with the same columns, else what the names of the columns suggest. */
export async function suggestFor(batches: BatchStore, columns: readonly string[]): Promise<SuggestedMapping> {
  const remembered = await batches.recallTable(tableSignature(columns));
  if (remembered) return { ...remembered, from: 'REMEMBERED' };
  const mapping = suggestMapping(columns);
  return { mapping, defaults: unitsInNames(mapping), from: 'GUESSED' };
}

/** The mapping and defaults of the draft; what it leaves out is suggested, and units that names of columns state hold unless it says otherwise. @throws EngineError VALIDATION_FAILED */
export async function chooseMapping(
  batches: BatchStore,
  columns: readonly string[],
  draft: BatchDraft,
): Promise<Pick<SuggestedMapping, 'mapping' | 'defaults'>> {
  const suggested = await suggestFor(batches, columns);
  const { mapping = suggested.mapping } = draft;
  const errors = mappingFaults(mapping, columns);
  if (errors.length > 0) throw new EngineError('VALIDATION_FAILED', errors[0]?.message ?? '', { errors });
  const defaults = draft.defaults ? mergeShipment(unitsInNames(mapping), draft.defaults) : suggested.defaults;
  return { mapping, defaults };
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
