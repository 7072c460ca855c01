import type { Violation } from '#shared/diagnostics/problem.ts';
import { EngineError } from './engine-error.ts';

/** What one field is reproached with. @param pointer into the request's body @param actual the value that was sent, where it helps */
export const violation = (code: Violation['code'], pointer: string, message: string, actual?: unknown): Violation => ({
  ...{ code, pointer, message },
  ...(actual !== undefined && { actual }),
});

/** The refusal of a body for what is wrong with it, in the words of the first fault. */
export const invalid = (first: Violation, ...others: readonly Violation[]): EngineError =>
  new EngineError('VALIDATION_FAILED', first.message, { errors: [first, ...others] });

/** @throws EngineError VALIDATION_FAILED where anything is wrong. */
export function requireNone([first, ...others]: readonly Violation[]): void {
  if (first) throw invalid(first, ...others);
}
