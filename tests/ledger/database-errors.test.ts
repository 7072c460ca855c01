import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { translated } from '#electron/ledger/postgres/postgres-error.ts';

const saidWith = (code: string) => Object.assign(new DatabaseError(`as ${code} says`, 0, 'error'), { code });

test('a connection that the server ended is a database that is away, also where the desk hung in a transaction', () => {
  // Stopped, ended by an operator, silent for long; idle in a transaction, and from PostgreSQL 17 on one that took too long.
  for (const code of ['57P01', '57P02', '57P05', '25P03', '25P04'])
    expect([code, translated(saidWith(code))]).toEqual([code, expect.any(LedgerAwayError)]);
  const failed = saidWith('25P02');
  expect(translated(failed)).toBe(failed);
});
