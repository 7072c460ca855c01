import { LedgerUnusableError } from '#electron/engine/ledger-errors.ts';
import { troubleOnly, type SaidTrouble, type Trouble } from '#shared/diagnostics/trouble.ts';

/** Another process has this ledger open. */
export class LedgerInUseError extends Error {
  override readonly name = 'LedgerInUseError';
}

/** The ledger was written by a newer version of the program. */
export class LedgerTooNewError extends Error {
  override readonly name = 'LedgerTooNewError';

  /** @param found the version of the ledger @param known the newest that this program knows */
  constructor(found: number, known: number, options?: ErrorOptions) {
    super(
      `The ledger was written by a newer version of Packbench (ledger version ${found}; this program knows ${known}); it was left as it is`,
      options,
    );
  }
}

/** What lies there is not a whole ledger. Nothing was created, changed or thrown away. */
export class LedgerDamagedError extends LedgerUnusableError {
  override readonly name = 'LedgerDamagedError';
  /** What the message says, where it has a code. */
  readonly trouble: Trouble | undefined;

  constructor(said: string | SaidTrouble = '', options?: ErrorOptions) {
    super(typeof said === 'string' ? said : said.sentence, options);
    this.trouble = typeof said === 'string' ? undefined : troubleOnly(said);
  }
}

/** The disk failed. What was being written may or may not be there; the ledger writes nothing more until it is opened again. */
export class LedgerFailedError extends LedgerUnusableError {
  override readonly name = 'LedgerFailedError';
}

/** A write came after close(). */
export class LedgerClosedError extends Error {
  override readonly name = 'LedgerClosedError';
}

/** The bytes of a document are not those that were stored. */
export class DocumentDamagedError extends Error {
  override readonly name = 'DocumentDamagedError';
}
