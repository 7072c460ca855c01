import type { ProblemCode, Purchase } from '#shared/diagnostics/problem-codes.ts';
import type { Problem, Violation, Warning } from '#shared/diagnostics/problem.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';

export interface EngineErrorDetails {
  errors?: Violation[];
  warnings?: Warning[];
  purchase?: Purchase;
  original?: Problem['original'];
  /** Seconds after which another try makes sense. */
  retryAfter?: number;
  /** What the detail says. */
  trouble?: Diagnostic | undefined;
  /** Who called, where that was known and is no reason to let them in; in no answer. */
  clientId?: string;
  cause?: unknown;
}

/** An expected refusal. Its code says the rest: shared/diagnostics/problem.ts has status, title and whose fault it is. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: ProblemCode;
  readonly details: EngineErrorDetails;

  constructor(code: ProblemCode, detail: string, details: EngineErrorDetails = {}) {
    super(detail, { cause: details.cause });
    this.code = code;
    this.details = details;
  }
}
