import type { Orders } from '../orders/index.ts';
import type { SourcesDeps } from './deps.ts';
import { createWorker } from '../worker.ts';
import { readSource } from './read-source.ts';
import type { SourceRecord } from './source-store.ts';

const LOOK_MS = 10_000;
const DEFAULT_MINUTES = 5;
/** Longer than a read and the putting of its orders take, beyond the time to the next one. */
const LEASE_MS = 10 * 60_000;

const everyMs = ({ content }: SourceRecord) => (content.everyMinutes ?? DEFAULT_MINUTES) * 60_000;

const isDue = (source: SourceRecord, now: number): boolean =>
  source.content.reading === 'READ' &&
  source.content.enabled !== false &&
  (source.progress.triedAt === null || now - source.progress.triedAt >= everyMs(source));

/** Of the source as it was saved last: whoever saves it anew is held up by nobody who read it before. */
const leaseOf = ({ name, version }: SourceRecord) => `source ${name} ${version}`;

/**
 * Reads the sources that are read regularly, each by one desk at a time, one after the other. The desk that read one goes on reading it: its
 * file, or the key of its password, may be at no other.
 */
export function createRegularReader(deps: SourcesDeps, book: Pick<Orders, 'put'>) {
  const { sources, leases, now } = deps.ledger;
  const lookMs = deps.sourcesEvery ?? LOOK_MS;
  /** Leases of what this desk goes on reading. */
  const kept = new Set<string>();
  /** Of what it could not read the last time: it lets the others look first. */
  const failed = new Set<string>();
  const worker = createWorker({
    ...{ step: readDue, sleepMs: lookMs },
    ...{ failure: 'sources are not read', log: deps.log },
  });
  const isDueHere = (source: SourceRecord) => isDue(source, now() - (failed.has(leaseOf(source)) ? 2 * lookMs : 0));

  async function readDue(): Promise<boolean> {
    const all = await sources.list();
    await forgetOthers(all.map(leaseOf));
    for (const source of all) if (isDueHere(source)) await read(source);
    return false;
  }

  /** Gives back what is no source any more, or another one. */
  async function forgetOthers(known: readonly string[]): Promise<void> {
    for (const lease of failed) if (!known.includes(lease)) failed.delete(lease);
    for (const lease of kept) {
      if (known.includes(lease)) continue;
      await leases.release(lease);
      kept.delete(lease);
    }
  }

  async function read(due: SourceRecord): Promise<void> {
    const lease = leaseOf(due);
    if (worker.stopped.aborted || !(await leases.take(lease, everyMs(due) + LEASE_MS))) return;
    kept.delete(lease);
    try {
      // Another desk may have read it before it gave the lease back.
      const source = await sources.find(due.name);
      if (!source || leaseOf(source) !== lease || !isDue(source, now())) return;
      const isRead = await readSource(deps, book, source);
      (isRead ? kept : failed).add(lease);
      if (isRead) failed.delete(lease);
    } finally {
      if (!kept.has(lease)) await leases.release(lease);
    }
  }

  return worker;
}
