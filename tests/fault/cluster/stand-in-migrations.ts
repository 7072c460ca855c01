import { MIGRATIONS, type Migration } from '#electron/ledger/postgres/migrations/index.ts';

const ours = MIGRATIONS.length;

/**
 * Makes the program in this process a later version: with so many more migrations of the shared ledger. Between the statements of each lies some
 * time, in which a test finds it. The last one names the oldest version that still works on it; without it, all do.
 */
export function addMigrations(more: number, oldest = 1): void {
  for (let number = 1; number <= more; number += 1)
    (MIGRATIONS as Migration[]).push({
      oldest: number === more ? oldest : 1,
      statements: [
        `ALTER TABLE packbench.shipment ADD COLUMN stand_in_${number} integer;`,
        `SELECT pg_sleep(0.3);`,
        `CREATE TABLE packbench.stand_in_${number} (number integer);`,
      ].join('\n'),
    });
}

export const removeMigrations = () => void ((MIGRATIONS as Migration[]).length = ours);
