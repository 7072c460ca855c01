import type { Violation, ViolationCode, Warning, WarningCode } from '#shared/diagnostics/problem.ts';

export type Facts = Pick<Violation, 'actual' | 'limit' | 'unit' | 'carrierCode' | 'allowed'>;

/** A body of 256 KiB has room for thousands of faults; nobody reads more of them than this. */
export const MAX_LISTED = 1000;

/** Collects what is wrong with a request, all of it, in the order in which it is found. */
export class Report {
  readonly #errors: Violation[] = [];
  readonly #warnings: Warning[] = [];
  #unlisted = 0;

  refuse(code: ViolationCode, pointer: string, message: string, facts: Facts = {}): void {
    if (this.#errors.length < MAX_LISTED) this.#errors.push({ code, pointer, message, ...facts });
    else this.#unlisted += 1;
  }

  warn(code: WarningCode, pointer: string, message: string): void {
    this.#warnings.push({ code, pointer, message });
  }

  /** Whether something is wrong with the very field. */
  hasRefused(pointer: string): boolean {
    return this.#errors.some((error) => error.pointer === pointer);
  }

  get errors(): Violation[] {
    if (this.#unlisted === 0) return [...this.#errors];
    const message = `${this.#unlisted} more faults are not listed; mend these first.`;
    return [...this.#errors, { code: 'FIELD_INVALID', pointer: '', message, limit: MAX_LISTED }];
  }

  get warnings(): Warning[] {
    return [...this.#warnings];
  }
}
