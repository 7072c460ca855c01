import { EngineError } from '../engine-error.ts';

const MAX_LIMIT = 500;

/** @param text digits, as the contract of the route has it */
export const limitOf = (text: string | undefined, otherwise: number) => Math.min(Number(text ?? otherwise), MAX_LIMIT);

/** A number of a path or a cursor; what is none is a number that nothing has. */
export const numberOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : -1);

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
