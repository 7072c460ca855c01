import { inTime } from '../../concurrency/index.ts';
import type { ManifestsDeps } from '../deps.ts';
import type { ManifestRecord } from '../manifest-store.ts';
import type { Stopping } from '../../stopping.ts';

/** How often services are asked what became of manifests that are open. */
const EVERY_MS = 5 * 60_000;
/** What is open for longer is left to a person. */
const ASKED_FOR_MS = 7 * 24 * 60 * 60_000;
/** How long one question may take at the most. */
const LEASE_MS = 60_000;

interface Parts {
  stopping: Pick<Stopping, 'begun'>;
  writeUnwritten(): Promise<void>;
  recordAbandoned(): Promise<void>;
  recordUntold(): Promise<void>;
  follow(manifest: ManifestRecord, signal: AbortSignal): Promise<unknown>;
}

/** Asks from now on by itself; one station of the ledger does for all. */
export function createManifestFollowUp(deps: ManifestsDeps, { stopping, ...parts }: Parts) {
  const { carrierManifests, leases, now } = deps.ledger;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();

  async function askAbout(manifest: ManifestRecord): Promise<void> {
    const name = `manifest ${manifest.id}`;
    if (!(await leases.take(name, LEASE_MS))) return;
    try {
      await inTime(LEASE_MS / 2, stopping.begun, (signal) => parts.follow(manifest, signal));
    } finally {
      // The ledger gives back later what it cannot give back now.
      await leases.release(name).catch(() => undefined);
    }
  }

  async function askAboutAll(): Promise<void> {
    await parts.writeUnwritten();
    await parts.recordAbandoned();
    await parts.recordUntold();
    for (const manifest of await carrierManifests.listUndecided()) {
      if (stopping.begun.aborted) return;
      if (now() - (manifest.carrier?.requestedAt ?? 0) > ASKED_FOR_MS) continue;
      await askAbout(manifest).catch((error: unknown) =>
        deps.log('manifest still open', { manifestId: manifest.id, error }),
      );
    }
  }

  const ask = () => {
    running = running.then(askAboutAll).catch((error: unknown) => deps.log('manifests not followed up', { error }));
  };

  return {
    start(): void {
      if (stopping.begun.aborted) return;
      timer = setInterval(ask, EVERY_MS).unref();
      ask();
    },
    async stop(): Promise<void> {
      if (timer) clearInterval(timer);
      await running;
    },
  };
}
