import { setTimeout as sleep } from 'node:timers/promises';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { LedgerClosedError, LedgerFailedError } from '../errors.ts';
import type { Witness } from '../local/witness.ts';
import { isInChain, moveEnd, readEnd } from './chain-end.ts';
import type { Connection, Database } from './database.ts';
import type { Desk } from './desk.ts';
import type { GivenBeside } from './given-out.ts';
import { openDraft, type ChainEnd, type JournalDraft, type JournalWrite } from './journal-draft.ts';
import type { Ties } from './journal/ties.ts';
import { isRetryable } from './postgres-error.ts';
import type { Past } from './restatement/past.ts';
import { CommitInDoubtError, rollBack, runAll, witnessedBy } from './write-batch.ts';
import type { Drafted, Pending, Work } from './write-batch.ts';

/** Writes that share a commit. */
const MOST_WRITES_PER_COMMIT = 64;
/** How long the callers of a COMMIT that was not answered wait to hear whether it was done. */
const DOUBT_MS = 8000;
/** A database that does not answer is not waited for. */
const CLOSE_MS = 1000;
const ASK_AGAIN_MS = 100;

interface Parts {
  desk: Desk;
  witness: Witness;
  given: Pick<GivenBeside, 'take'>;
  /** Closes shipments whose callers were told that nothing was sent, though their commit was done. */
  closeUnsent(write: JournalWrite, shipmentIds: readonly string[]): Promise<void>;
  ties: Ties;
  /** What this desk knows and the database may have lost. */
  past: Pick<Past, 'due'>;
}

/**
 * Group commit for whatever writes to the journal. A desk's chain has one writer: this queue, on a connection of its own, one transaction
 * after another; what comes while one runs shares the next. Each transaction ends with moving the end of the chain in the desk's row, and
 * only from where the one before left it, and only as the run that holds the desk: so two processes never write one chain, and the end of
 * the chain says of every COMMIT whether it was done.
 */
export class JournalQueue {
  readonly #database: Database;
  readonly #parts: Parts;
  readonly #listeners = new Set<() => void>();
  #pending: Pending[] = [];
  #connection: Connection | null = null;
  #end: ChainEnd | null = null;
  #running: Promise<void> | null = null;
  /** Why nothing may be written any more. */
  #stopped: Error | null = null;
  #isAway = false;
  /** Whether this desk may know something that the database has lost, and is to look before it writes anything else. */
  #mustLook = true;
  /** A commit of which nobody could be told in time whether it was done. */
  #doubt: { after: ChainEnd; accepted: string[] } | null = null;

  constructor(database: Database, parts: Parts) {
    this.#database = database;
    this.#parts = parts;
  }

  /**
   * The promise resolves once COMMIT has returned, and the witness has what it keeps of it.
   * @throws LedgerAwayError, StorageFullError, LedgerClosedError where nothing of it was stored, or will be undone before anything is sent;
   * and what the work itself throws.
   */
  write<T>(work: Work<T>): Promise<T> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    this.#pending.push({ work, resolve: resolve as (value: unknown) => void, reject });
    this.#running ??= this.#run();
    return promise;
  }

  /** Calls back after every commit until the returned function is called. The listener must not throw. */
  onCommit(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Looks whether this desk knows something that the database has lost, and states it. */
  lookAgain(): Promise<void> {
    this.#mustLook = true;
    return this.write(async () => undefined);
  }

  /** Refuses all further writes. */
  refuse(reason: Error): void {
    this.#stopped ??= reason;
  }

  /** Why nothing may be written any more; null while it may. */
  get stopped(): Error | null {
    return this.#stopped;
  }

  /** Whether the last write found no database. */
  get isAway(): boolean {
    return this.#isAway;
  }

  /** Commits what waits, for a moment, then refuses all further writes: whoever waits still is told so. */
  async close(): Promise<void> {
    const refuse = () => (this.#stopped ??= new LedgerClosedError('The ledger is closed'));
    const timer = setTimeout(() => (refuse(), this.#drop()), CLOSE_MS);
    while (this.#running) await this.#running;
    clearTimeout(timer);
    refuse();
    this.#connection?.release();
    this.#connection = null;
  }

  async #run(): Promise<void> {
    // Whatever is written in the same turn of the event loop shares a commit.
    await new Promise(setImmediate);
    while (this.#pending.length > 0) {
      const batch = this.#pending.splice(0, MOST_WRITES_PER_COMMIT);
      try {
        await this.#commit(batch);
      } catch (error) {
        await this.#oneByOne(batch, error);
      }
    }
    // In the same turn as the last look at what waits: so nothing that comes later is overlooked.
    this.#running = null;
  }

  /** A statement that fails ends its transaction, and with it the whole batch: those that did no harm are written all the same. */
  async #oneByOne(batch: Pending[], error: unknown): Promise<void> {
    const isAlone = batch.length === 1 && !isRetryable(error);
    if (isAlone || error instanceof LedgerAwayError || this.#stopped)
      return batch.forEach(({ reject }) => reject(error));
    for (const pending of batch) await this.#commit([pending]).catch((own: unknown) => pending.reject(own));
  }

  /** Commits the batch, and settles its promises. @throws where nothing of it was stored. */
  async #commit(batch: Pending[]): Promise<void> {
    if (this.#stopped) throw this.#stopped;
    const held = this.#connection;
    const drafted: Drafted = { draft: null, settlements: [] };
    try {
      await this.#write(batch, drafted);
      this.#isAway = false;
    } catch (error) {
      if (error instanceof LedgerAwayError) this.#drop();
      // A connection that died while nobody used it says so only now, before anything was done.
      if (error instanceof LedgerAwayError && !(error instanceof CommitInDoubtError) && held)
        return this.#commit(batch);
      if (error instanceof LedgerFailedError) this.#stopped ??= error;
      this.#isAway = error instanceof LedgerAwayError;
      // In doubt before the batch began is what was put in order before it: then nothing of the batch is stored.
      if (!(error instanceof CommitInDoubtError) || drafted.draft === null) throw error;
      if (!(await this.#wasDone(error, drafted.draft))) throw error;
    }
    if (drafted.draft) await this.#keep(drafted.draft);
    for (const settle of drafted.settlements) settle();
    for (const listener of this.#listeners) listener();
  }

  /** Gives up a connection that cannot be relied on any more. */
  #drop(): void {
    this.#connection?.release(true);
    this.#connection = null;
    this.#end = null;
    this.#mustLook = true;
  }

  async #write(batch: Pending[], drafted: Drafted): Promise<void> {
    const connection = (this.#connection ??= await this.#database.connect());
    if (this.#mustLook || this.#end === null) await this.#stateLost(connection);
    if (this.#doubt) await this.#closeUnsent(connection, this.#doubt);
    await this.#transaction(connection, async (draft) => {
      drafted.draft = draft;
      await runAll(batch, draft, drafted.settlements);
    });
  }

  async #transaction(connection: Connection, work: (draft: JournalDraft) => Promise<void>): Promise<JournalDraft> {
    try {
      const before = (this.#end ??= await readEnd(connection, this.#parts.desk));
      await connection.run('BEGIN');
      const draft = openDraft(connection, before, await this.#parts.ties.due(connection));
      await work(draft);
      const after = await moveEnd(connection, this.#parts.desk, before, draft);
      await connection.run('COMMIT').catch((error: unknown) => {
        throw error instanceof LedgerAwayError && after !== before
          ? new CommitInDoubtError(after, { cause: error })
          : error;
      });
      this.#end = after;
      if (draft.lines.some(({ ties }) => ties !== null)) this.#parts.ties.tied();
      return draft;
    } catch (error) {
      this.#end = null;
      const isRolledBack = !(error instanceof LedgerAwayError) && (await rollBack(connection).catch(() => false));
      if (!isRolledBack) this.#drop();
      throw error;
    }
  }

  /** Reads back whether a COMMIT was done; gives up after a while, and leaves it to the next write. */
  async #wasDone({ after }: CommitInDoubtError, draft: JournalDraft): Promise<boolean> {
    const until = performance.now() + DOUBT_MS;
    while (performance.now() < until && !this.#stopped) {
      try {
        this.#connection ??= await this.#database.connect();
        // The next write looks, on this connection too, whether all of the chain is there.
        return (await readEnd(this.#connection, this.#parts.desk)).hash === after.hash;
      } catch (error) {
        if (!(error instanceof LedgerAwayError)) throw error;
        this.#drop();
      }
      await sleep(ASK_AGAIN_MS);
    }
    this.#doubt = { after, accepted: draft.accepted.map(({ id }) => id) };
    return false;
  }

  /** States what this desk knows and the database has lost, before anything else is written. */
  async #stateLost(connection: Connection): Promise<void> {
    const end = await readEnd(connection, this.#parts.desk);
    const due = await this.#parts.past.due(connection, end);
    this.#end = due?.end ?? end;
    if (due) {
      const draft = await this.#transaction(connection, ({ write }) => due.state(write));
      await this.#keep(draft);
      await due.done(connection);
    }
    this.#mustLook = false;
  }

  async #closeUnsent(
    connection: Connection,
    { after, accepted }: { after: ChainEnd; accepted: string[] },
  ): Promise<void> {
    const end = (this.#end ??= await readEnd(connection, this.#parts.desk));
    const wasDone = await isInChain(connection, this.#parts.desk.id, end, { ...after, sequence: after.line });
    if (wasDone && accepted.length > 0) {
      const draft = await this.#transaction(connection, ({ write }) => this.#parts.closeUnsent(write, accepted));
      await this.#keep(draft);
    }
    this.#doubt = null;
  }

  /** So that the desk knows it where the database forgets it: after a standby was promoted, or a dump restored. */
  async #keep(draft: JournalDraft): Promise<void> {
    const record = witnessedBy(draft, () => this.#parts.given.take());
    if (record) await this.#parts.witness.keep(record);
  }
}
