import type { Violation } from '#shared/diagnostics/problem.ts';

/** What one field is reproached with. @param pointer into the request's body @param actual the value that was sent, where it helps */
export const violation = (code: Violation['code'], pointer: string, message: string, actual?: unknown): Violation => ({
  ...{ code, pointer, message },
  ...(actual !== undefined && { actual }),
});
