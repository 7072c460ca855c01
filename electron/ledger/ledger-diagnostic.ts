import type { LedgerTooNewError } from './errors.ts';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { diagnosticOf, wordsOf } from '#electron/engine/diagnostic-error.ts';

/** What keeps a ledger, or a backup of one, from being opened or believed. @param at its file, as the operator knows it */
export function ledgerDiagnostic(error: unknown, at: string): Diagnostic {
  const words = wordsOf(error);
  const { name, cause } = error as Partial<Error>;
  switch (name) {
    case 'LedgerDamagedError':
      return hasCode(error) ? renamed(diagnosticOf(error, at), at) : diagnostic('LEDGER_DAMAGED', { words });
    case 'LedgerFailedError':
      return diagnostic('LEDGER_DISK_FAILED', { words: wordsOf(cause) });
    case 'LedgerTooNewError':
      return diagnostic('LEDGER_TOO_NEW', versionsOf(error));
    case 'StorageFullError':
      return diagnostic('LEDGER_NO_ROOM');
    default:
      return diagnosticOf(error, at);
  }
}

/** Why a check failed. */
export const diagnosticOfCheck = ({ name, detail, trouble }: HealthCheck): Diagnostic =>
  trouble ?? diagnostic('SYSTEM_SAYS', { at: name, words: detail });

/** A backup is looked at in a copy, whose name nobody knows. */
const renamed = ({ values, ...said }: Diagnostic, at: string): Diagnostic => ({
  ...said,
  values: { ...values, ...('at' in values && { at }) },
});

const versionsOf = (error: unknown) => {
  const { found, known } = error as LedgerTooNewError;
  return { found, known };
};

const hasCode = (error: unknown) => (error as { trouble?: unknown }).trouble !== undefined;
