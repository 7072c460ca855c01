import { Client } from 'pg';
import type { OtherStations } from '#electron/engine/events/other-stations.ts';
import type { TransientEvent } from '#shared/schema/station/event.ts';
import type { LedgerAddress } from './address.ts';
import { connectionsTo, requirePrimary, type Database } from './database.ts';

const CHANNEL = 'packbench_news';
/** A connection that only listens would not notice that it is dead. */
const TRY_EVERY_MS = 15_000;
const CONNECT_AGAIN_MS = 1000;

interface Told {
  run: string;
  event: TransientEvent;
  clientId?: string | null;
}

export interface News extends OtherStations {
  close(): Promise<void>;
}

/** What the desks of a ledger tell each other by NOTIFY, of which no purchase and no change of a row is part. */
export function openNews(database: Database, address: LedgerAddress, run: string): News {
  const listeners = new Set<Parameters<OtherStations['onNews']>[0]>();
  let connection: Client | null = null;
  let connecting: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function hear(payload: string): void {
    const told = readTold(payload);
    if (told && told.run !== run) for (const listener of listeners) listener(told.event, told.clientId);
  }

  async function listenAt(client: Client): Promise<void> {
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => hear(payload));
    client.on('end', () => {
      if (connection !== client) return;
      connection = null;
      lookLater();
    });
    try {
      await client.connect();
      await requirePrimary(client);
      await client.query(`LISTEN ${CHANNEL}`);
      connection = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /** At the first host that is a primary. */
  async function connect(): Promise<void> {
    for (const options of connectionsTo(address)) {
      if (isClosed) return;
      const isListening = await listenAt(new Client(options)).then(
        () => true,
        () => false,
      );
      if (isListening) return;
    }
  }

  async function checkConnection(): Promise<void> {
    const found = connection;
    if (found) await found.query('SELECT 1').catch(() => found.end().catch(() => undefined));
    else await connect();
  }

  function lookLater(): void {
    if (timer) clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(begin, connection ? TRY_EVERY_MS : CONNECT_AGAIN_MS).unref();
  }
  function begin(): void {
    connecting = checkConnection().finally(lookLater);
  }

  return {
    tell(event, clientId) {
      const told: Told = { run, event, ...(clientId !== undefined && { clientId }) };
      void database.run('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(told)]).catch(() => undefined);
    },
    onNews(listener) {
      listeners.add(listener);
      if (connecting === null) begin();
      return () => void listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await connecting;
      await connection?.end().catch(() => undefined);
    },
  };
}

/** Null for what no desk has told: the channel is open to whoever may use the database. */
function readTold(payload: string): Told | null {
  try {
    const told = JSON.parse(payload) as Partial<Told> | null;
    return told?.run !== undefined && told.event !== undefined ? { ...told, run: told.run, event: told.event } : null;
  } catch {
    return null;
  }
}
