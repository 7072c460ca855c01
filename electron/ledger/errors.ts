import { LedgerUnusableError } from '#electron/engine/ledger-errors.ts';
import { type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { withoutEnd } from '#shared/format/trim.ts';

/** Another process has this ledger open. */
export class LedgerInUseError extends Error {
  override readonly name = 'LedgerInUseError';
}

/** The ledger was written by a newer version of the program. */
export class LedgerTooNewError extends Error {
  override readonly name = 'LedgerTooNewError';

  readonly found: number;
  readonly known: number;

  /** @param found the version of the ledger @param known the newest that this program knows */
  constructor(found: number, known: number, options?: ErrorOptions) {
    super(
      `The ledger was written by a newer version of Packbench (ledger version ${found}; this program knows ${known}); it was left as it is`,
      options,
    );
    this.found = found;
    this.known = known;
  }
}

/** What lies there is not a whole ledger. Nothing was created, changed or thrown away. */
export class LedgerDamagedError extends LedgerUnusableError {
  override readonly name = 'LedgerDamagedError';
  /** What the message says, where it has a code. */
  readonly trouble: Diagnostic | undefined;

  constructor(said: string | Diagnostic = '', options?: ErrorOptions) {
    // Like every message of an error, without a full stop: more is said behind it.
    super(typeof said === 'string' ? said : withoutEnd(inEnglish(said), '.'), options);
    this.trouble = typeof said === 'string' ? undefined : said;
  }
}

/** The disk failed. What was being written may or may not be there; the ledger writes nothing more until it is opened again. */
export class LedgerFailedError extends LedgerUnusableError {
  override readonly name = 'LedgerFailedError';
}

/** In this database a purchase would not be safe. Nothing was changed. */
export class LedgerUnsafeError extends Error {
  override readonly name = 'LedgerUnsafeError';
  readonly trouble: Diagnostic;

  constructor(why: Diagnostic, options?: ErrorOptions) {
    super(withoutEnd(inEnglish(why), '.'), options);
    this.trouble = why;
  }
}

/** What lies in the place of the ledger is something of another program. Nothing was changed. */
export class LedgerForeignError extends Error {
  override readonly name = 'LedgerForeignError';
}

/** A run on another machine holds this desk of a shared ledger. Nothing was changed. */
export class DeskTakenError extends Error {
  override readonly name = 'DeskTakenError';

  constructor(desk: string, options?: ErrorOptions) {
    super(
      `Desk ${desk} of this ledger was taken by a station with a copy of this data folder; give each desk a data folder of its own`,
      options,
    );
  }
}

/** A write came after close(). */
export class LedgerClosedError extends Error {
  override readonly name = 'LedgerClosedError';
}

/** The bytes of a document are not those that were stored. */
export class DocumentDamagedError extends Error {
  override readonly name = 'DocumentDamagedError';

  constructor(documentId: string) {
    super(`Document ${documentId} is damaged: its bytes do not have the stored SHA-256`);
  }
}

/** Why a ledger was not copied, or has to be before a desk begins without it, with what to do. Nothing was changed. */
export class CopyRefusedError extends Error {
  override readonly name = 'CopyRefusedError';
}
