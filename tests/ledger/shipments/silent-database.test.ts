import { expect, onTestFinished, test, vi } from 'vitest';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { Database } from '#electron/ledger/postgres/database.ts';
import { openJournalFeed } from '#electron/ledger/postgres/journal/journal-feed.ts';
import { openLastLabels } from '#electron/ledger/postgres/last-labels.ts';
import { watchLabels } from '#electron/ledger/postgres/watch-labels.ts';
import { NOON } from '../samples.ts';

/** A database that says nothing until it is let go on. */
function silentDatabase() {
  const silence = Promise.withResolvers<null>();
  let asked = 0;
  const ask = async (answer: object) => {
    asked += 1;
    await silence.promise;
    return answer;
  };
  const database = { one: () => ask({ position: 0, isBehind: false }), all: () => ask([]) } as unknown as Database;
  return { database, asked: () => asked, goOn: () => silence.resolve(null) };
}

/** What the database is asked once it goes on, after an hour of silence. */
async function askedAfterSilence({ asked, goOn }: ReturnType<typeof silentDatabase>): Promise<number> {
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const before = asked();
  goOn();
  await vi.advanceTimersByTimeAsync(100);
  return asked() - before;
}

test('what is looked at again and again does not pile up while the database does not answer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const ofFeed = silentDatabase();
  const feed = openJournalFeed(ofFeed.database, { onCommit: () => () => undefined } as never);
  feed.onAppend(() => undefined);
  const ofLabels = silentDatabase();
  const labels = openLastLabels(() => NOON);
  const record = { id: 'kept', acceptedAt: NOON } as ShipmentRecord;
  labels.keep({ record, attempts: [], journal: [], documents: [], seenAt: NOON });
  const watched = watchLabels(ofLabels.database, { labels, shipments: {} as never, stationId: 'A1', now: () => NOON });

  expect(await askedAfterSilence(ofFeed)).toBeLessThan(5);
  expect(await askedAfterSilence(ofLabels)).toBeLessThan(5);
  await Promise.all([feed.close(), watched.end()]);
});
