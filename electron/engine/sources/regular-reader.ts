import type { Orders } from '../orders/index.ts';
import type { SourcesDeps } from './deps.ts';
import { createWorker } from '../worker.ts';
import { readSource } from './read-source.ts';
import type { SourceRecord } from './source-store.ts';

const LOOK_MS = 10_000;
const DEFAULT_MINUTES = 5;
/** Longer than a read and the putting of its orders take. */
const LEASE_MS = 10 * 60_000;

const isDue = ({ content, progress }: SourceRecord, now: number): boolean =>
  content.reading === 'READ' &&
  content.enabled !== false &&
  (progress.triedAt === null || now - progress.triedAt >= (content.everyMinutes ?? DEFAULT_MINUTES) * 60_000);

/** Reads the sources that are read regularly, each by one desk at a time, one after the other. */
export function createRegularReader(deps: SourcesDeps, book: Pick<Orders, 'put'>) {
  const { sources, leases, now } = deps.ledger;
  const worker = createWorker({
    ...{ step: readDue, sleepMs: deps.sourcesEvery ?? LOOK_MS },
    ...{ failure: 'sources are not read', log: deps.log },
  });

  async function readDue(): Promise<boolean> {
    for (const source of await sources.list()) if (isDue(source, now())) await read(source);
    return false;
  }

  async function read({ name }: SourceRecord): Promise<void> {
    const lease = `source ${name}`;
    if (worker.stopped.aborted || !(await leases.take(lease, LEASE_MS))) return;
    try {
      // Another desk may have read it before it gave the lease back.
      const source = await sources.find(name);
      if (source && isDue(source, now())) await readSource(deps, book, source);
    } finally {
      await leases.release(lease);
    }
  }

  return worker;
}
