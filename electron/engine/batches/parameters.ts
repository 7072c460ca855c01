import { badCursor } from '../bad-parameter.ts';
import { EngineError } from '../engine-error.ts';

/** A number of a path or a cursor; what is none is a number that nothing has. */
export const numberOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : -1);

/** @throws EngineError FIELD_INVALID */
export function numberOfCursor(cursor: string): number {
  const number = numberOf(cursor);
  if (number < 0) throw badCursor(cursor);
  return number;
}

/** States by comma. @throws EngineError FIELD_INVALID, naming those there are. */
export function statesOf<State extends string>(text: string, states: readonly State[]): State[] {
  return text.split(',').map((part) => {
    const state = states.find((candidate) => candidate === part.trim().toUpperCase());
    if (state) return state;
    const message = `state must be one or several of ${states.join(', ')}; "${part.slice(0, 50)}" is none.`;
    throw new EngineError('FIELD_INVALID', message, {
      errors: [{ code: 'FIELD_INVALID', pointer: '/query/state', message, actual: text, allowed: [...states] }],
    });
  });
}
