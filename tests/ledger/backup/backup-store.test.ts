import { expect, test, vi } from 'vitest';
import { READY, type ChildQuestion } from '#electron/child/child.ts';
import type { StartChild } from '#electron/child/child-process.ts';
import { openBackupStore } from '#electron/ledger/sqlite/backup/backup-store.ts';
import type { BackupQuestion } from '#electron/ledger/sqlite/backup/backup-question.ts';

/** Processes that answer one question after the other; what takes long is answered when it is let go. */
function slowChildren() {
  const held: { what: string; letGo(): void }[] = [];
  let ended = 0;
  const start: StartChild = () => {
    let [answer, end] = [(_: unknown): void => undefined, (): void => undefined];
    let free: Promise<unknown> = Promise.resolve();
    let isOver = false;
    return {
      send(message) {
        const { id, question } = message as ChildQuestion;
        const { do: what } = question as BackupQuestion;
        free = free.then(async () => {
          if (what !== 'list') await new Promise<void>((letGo) => held.push({ what, letGo }));
          if (!isOver) answer({ id, answer: [] });
        });
      },
      onMessage(listener) {
        answer = listener;
        queueMicrotask(() => listener(READY));
      },
      onEnd: (listener) => void (end = listener),
      kill() {
        [isOver, ended] = [true, ended + 1];
        end();
      },
    };
  };
  return { start, held, ended: () => ended };
}

test('a look at the list while a backup is copied, and another copy, break nothing off', async () => {
  vi.useFakeTimers();
  const { start, held, ended } = slowChildren();
  const store = openBackupStore('/data/ledger.db', start);
  const done: string[] = [];
  const placed = store.place('/data/copy.db', 'a.db').then(() => done.push('place'));
  const fetched = store.fetch('b.db', '/data/other.db').then(() => done.push('fetch'));
  await vi.advanceTimersByTimeAsync(1000);
  const listed = store.list().then(() => done.push('list'));
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(done).toEqual(['list']);
  held[0]?.letGo();
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  held[1]?.letGo();
  await Promise.all([placed, fetched, listed]);
  expect([done, held.map(({ what }) => what)]).toEqual([
    ['list', 'place', 'fetch'],
    ['place', 'fetch'],
  ]);
  store.close();
  vi.useRealTimers();
  expect(ended()).toBeGreaterThan(0);
});
