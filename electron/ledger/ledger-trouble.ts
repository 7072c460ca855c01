import type { HealthCheck } from '#shared/schema/station/health.ts';
import { trouble, type SaidTrouble } from '#shared/diagnostics/trouble.ts';
import { troubleOf, wordsOf } from '#electron/engine/trouble-error.ts';

/** What keeps a ledger, or a backup of one, from being opened or believed. @param at its file, as the operator knows it */
export function ledgerTrouble(error: unknown, at: string): SaidTrouble {
  const words = wordsOf(error);
  const { name, cause } = error as Partial<Error>;
  switch (name) {
    case 'LedgerDamagedError':
      return hasCode(error) ? renamed(troubleOf(error, at), at) : trouble('LEDGER_DAMAGED', words, { words });
    case 'LedgerFailedError':
      return trouble('LEDGER_DISK_FAILED', words, { words: wordsOf(cause) });
    case 'LedgerTooNewError':
      return trouble('LEDGER_TOO_NEW', words);
    case 'StorageFullError':
      return trouble('LEDGER_NO_ROOM', words);
    default:
      return troubleOf(error, at);
  }
}

/** Why a check failed. */
export const troubleOfCheck = ({ name, detail, trouble: why }: HealthCheck): SaidTrouble => ({
  ...(why ?? { code: 'SYSTEM_SAYS', values: { at: name, words: detail } }),
  sentence: detail,
});

/** A backup is looked at in a copy, whose name nobody knows. */
const renamed = ({ values, ...said }: SaidTrouble, at: string): SaidTrouble => ({
  ...said,
  values: { ...values, ...('at' in values && { at }) },
});

const hasCode = (error: unknown) => (error as { trouble?: unknown }).trouble !== undefined;
