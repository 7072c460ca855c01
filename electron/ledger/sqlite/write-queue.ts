import type { Database } from 'better-sqlite3';
import { LedgerClosedError, LedgerFailedError } from '../errors.ts';
import { isFatal, translated } from './sqlite-error.ts';

/** Changes the database, synchronously, inside the queue's transaction. */
type Work<T> = () => T;
/** Writes that share a commit at most; the rest has the next one. */
const MOST_WRITES_PER_COMMIT = 64;

/** Turns of the event loop that a write waits at most for others to share its commit. */
const MOST_TURNS = 8;

interface Pending {
  work: Work<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

/**
 * Group commit: what is written in turns of the event loop that each bring more, and while the witness still writes, shares a transaction and
 * its one wait for the disk. Each write has a savepoint of its own, so one that throws leaves no trace and does no harm to the others. A promise
 * resolves only after COMMIT returned and the witness has what it keeps of it; if COMMIT fails, every promise of the batch rejects.
 */
export class WriteQueue {
  readonly #database: Database;
  readonly #statements;
  readonly #listeners = new Set<() => void>();
  #pending: Pending[] = [];
  /** Why nothing may be written any more. */
  #stopped: Error | null = null;
  /** The witness has not yet kept what was committed last. */
  #isKeeping = false;

  readonly #committed: () => Promise<void> | null;

  /** @param committed called after every commit; what it gives is waited for before the writes resolve, and does not reject */
  constructor(database: Database, committed: () => Promise<void> | null = () => null) {
    this.#database = database;
    this.#committed = committed;
    this.#statements = {
      begin: database.prepare('BEGIN IMMEDIATE'),
      commit: database.prepare('COMMIT'),
      rollback: database.prepare('ROLLBACK'),
      save: database.prepare('SAVEPOINT one_write'),
      release: database.prepare('RELEASE one_write'),
      undo: database.prepare('ROLLBACK TO one_write'),
    };
  }

  /**
   * @throws StorageFullError, LedgerFailedError, LedgerDamagedError or LedgerClosedError where nothing of it was stored, and what
   * the work itself throws.
   */
  write<T>(work: Work<T>): Promise<T> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#pending.push({ work, resolve: resolve as (value: unknown) => void, reject });
    if (this.#pending.length === 1) this.#flushSoon();
    return promise;
  }

  /** Calls back after every commit until the returned function is called. The listener must not throw. */
  onCommit(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Refuses all further writes, because what was read is not what was written. */
  refuse(reason: Error): void {
    this.#stopped ??= refusal(reason);
  }

  /** Why nothing may be written any more; null while it may. */
  get stopped(): Error | null {
    return this.#stopped;
  }

  /** Whether something failed, or was not what was written. */
  get hasFailed(): boolean {
    return this.#stopped !== null && !(this.#stopped instanceof LedgerClosedError);
  }

  /** Commits what waits, then refuses all further writes. */
  close(): void {
    while (this.#pending.length > 0) this.#flush();
    this.#stopped ??= new LedgerClosedError('The ledger is closed');
  }

  /** As soon as a turn of the event loop brings nothing more to write. */
  #flushSoon(turns = 1): void {
    const before = this.#pending.length;
    setImmediate(() => {
      if (this.#isKeeping) return;
      const now = this.#pending.length;
      if (now > before && now < MOST_WRITES_PER_COMMIT && turns < MOST_TURNS) this.#flushSoon(turns + 1);
      else this.#flush();
    });
  }

  #flush(): void {
    const batch = this.#pending.splice(0, MOST_WRITES_PER_COMMIT);
    if (this.#pending.length > 0) this.#flushSoon();
    if (batch.length === 0) return;
    try {
      if (this.#stopped) throw this.#stopped;
      const settlements = this.#commit(batch);
      const settle = () => {
        for (const each of settlements) each();
        for (const listener of this.#listeners) listener();
      };
      const kept = this.#committed();
      if (kept === null) settle();
      else void this.#keep(kept, settle);
    } catch (error) {
      const reason = translated(error);
      if (isFatal(reason)) this.#stopped ??= refusal(reason);
      for (const { reject } of batch) reject(reason);
    }
  }

  /** What comes meanwhile waits, and then shares a commit with what follows from these writes. */
  async #keep(kept: Promise<void>, settle: () => void): Promise<void> {
    this.#isKeeping = true;
    await kept;
    this.#isKeeping = false;
    settle();
    if (this.#pending.length > 0) this.#flushSoon();
  }

  /** Runs the batch in one transaction; what it returns settles the promises, and may be called because COMMIT has returned. */
  #commit(batch: Pending[]): (() => void)[] {
    const { begin, commit, rollback } = this.#statements;
    begin.run();
    try {
      const settlements = batch.map((pending) => (batch.length === 1 ? runAlone(pending) : this.#runOne(pending)));
      commit.run();
      return settlements;
    } catch (error) {
      if (this.#database.inTransaction) rollback.run();
      throw error;
    }
  }

  #runOne({ work, resolve, reject }: Pending): () => void {
    const { save, release, undo } = this.#statements;
    save.run();
    try {
      const value = work();
      release.run();
      return () => resolve(value);
    } catch (error) {
      const reason = translated(error);
      // SQLite itself has rolled the whole transaction back, or can no longer be relied on.
      if (!this.#database.inTransaction || isFatal(reason)) throw reason;
      undo.run();
      release.run();
      return () => reject(reason);
    }
  }
}

/** Without a savepoint, which makes thousands of changes slow: what it throws rolls back the transaction, in which nothing else is. */
function runAlone({ work, resolve }: Pending): () => void {
  const value = work();
  return () => resolve(value);
}

const refusal = (reason: unknown) =>
  new LedgerFailedError('The ledger failed and writes nothing until it is opened again', { cause: reason });
