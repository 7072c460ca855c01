import { inEnglish, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { TableError } from '../batches/index.ts';
import { EngineError } from '../engine-error.ts';

/** Of the faults of a table, so many are named. */
export const MOST_FAULTS = 20;

export const conflict = (trouble: Diagnostic) => new EngineError('STATE_CONFLICT', inEnglish(trouble), { trouble });

/** A refusal that names what is wrong with the draft, each with its sentence. */
export function refuseFaults(pointer: string, faults: readonly Diagnostic[], detail?: Diagnostic): EngineError {
  const trouble = detail ?? faults[0];
  const errors = faults.slice(0, MOST_FAULTS).map((each) => ({
    ...{ code: 'FIELD_INVALID' as const, pointer, message: inEnglish(each), trouble: each },
  }));
  return new EngineError('VALIDATION_FAILED', trouble ? inEnglish(trouble) : '', { errors, trouble });
}

/** Runs the work; a file that is no table is refused in the words of its reader. */
export async function refusingTables<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TableError) throw refuseFaults('/contentBase64', [error.trouble]);
    throw error;
  }
}
