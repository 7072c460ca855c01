import type { Problem } from '#shared/diagnostics/problem.ts';
import { EXIT, exitCodeOf, type ExitCode } from './exit-codes.ts';

/** Ends a command with a sentence for whoever typed it, and an exit code. */
export class CliError extends Error {
  override readonly name: string = 'CliError';
  readonly exitCode: ExitCode;

  constructor(message: string, exitCode: ExitCode = EXIT.failed) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The station answered with a problem. */
export class Refusal extends CliError {
  override readonly name = 'Refusal';
  readonly problem: Problem;
  /** Seconds, where the station says when another try makes sense. */
  readonly retryAfter: number | null;

  constructor(problem: Problem, retryAfter: number | null) {
    super(problem.detail, exitCodeOf(problem));
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

/** Something failed after the run had bought. What a failed call says of a purchase is about that call alone: it is not said. */
export class AfterPurchase extends CliError {
  override readonly name = 'AfterPurchase';
  readonly failure: CliError;
  /** What is known of the purchase, in a sentence. */
  readonly known: string;

  constructor(failure: CliError, known: string, exitCode: ExitCode = EXIT.failed) {
    super(`${failure.message} ${known}`, exitCode);
    this.failure = failure;
    this.known = known;
  }
}

/** There was no answer. */
export class NoAnswer extends CliError {
  override readonly name = 'NoAnswer';
  /** Whether what was asked for may have been bought all the same. */
  readonly mayHaveBought: boolean;

  constructor(message: string, mayHaveBought: boolean) {
    super(message, mayHaveBought ? EXIT.unknown : EXIT.notSent);
    this.mayHaveBought = mayHaveBought;
  }
}
