import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';

/** How long a connection waits for the next question. */
const IDLE_MS = 60_000;

/** A connection to a database, as far as it is kept. */
export interface Connection {
  /** Ends it at once, whatever it does. */
  end(): void;
}

export type Kept = ReturnType<typeof createKept>;

/**
 * Connections that stay open for a while: a packer waits for the answer, not for a handshake. Questions to one place come one after the other.
 * A connection that failed is not used again; where it had been open for long, the question is asked once more on a fresh one, because a
 * server that was restarted, or a firewall, ends those that nobody uses. Questions only read, so that may be.
 */
export function createKept() {
  const queue = createKeyedQueue();
  const open = new Map<string, { connection: Connection; idle: NodeJS.Timeout | undefined }>();
  let isClosed = false;

  function drop(place: string): void {
    const kept = open.get(place);
    clearTimeout(kept?.idle);
    open.delete(place);
    kept?.connection.end();
  }

  function keep(place: string, connection: Connection): void {
    if (isClosed) return connection.end();
    open.set(place, { connection, idle: setTimeout(() => drop(place), IDLE_MS).unref() });
  }

  return {
    /** @param isGone whether an error means that the connection is */
    use<C extends Connection, T>(
      place: string,
      {
        connect,
        ask,
        isGone,
      }: { connect(): Promise<C>; ask(connection: C): Promise<T>; isGone(error: unknown): boolean },
    ): Promise<T> {
      return queue.run(place, async () => {
        const kept = open.get(place);
        clearTimeout(kept?.idle);
        const connection = (kept?.connection as C | undefined) ?? (await connect());
        try {
          const answer = await ask(connection);
          keep(place, connection);
          return answer;
        } catch (error) {
          open.delete(place);
          connection.end();
          if (!kept || !isGone(error)) throw error;
        }
        const fresh = await connect();
        try {
          const answer = await ask(fresh);
          keep(place, fresh);
          return answer;
        } catch (error) {
          fresh.end();
          throw error;
        }
      });
    },
    close(): void {
      isClosed = true;
      for (const place of open.keys()) drop(place);
    },
  };
}
