import { DatabaseError } from 'pg';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const UNIQUE_VIOLATION = '23505';

/** What the work gives; `taken` where another row has what may be there once. */
export async function orTaken<T>(work: Promise<T>): Promise<T | 'taken'> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}
