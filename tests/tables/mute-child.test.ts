import { afterEach, expect, test, vi } from 'vitest';
import { READY } from '#electron/child/child.ts';
import type { ChildProcess } from '#electron/child/child-process.ts';
import { createTables } from '#electron/tables/index.ts';

afterEach(() => vi.useRealTimers());

test('a table that takes too long is refused in words, and the process that reads it is ended', async () => {
  vi.useFakeTimers();
  let kills = 0;
  const mute: ChildProcess = {
    send: () => undefined,
    onMessage: (listener) => listener(READY),
    onEnd: () => undefined,
    kill: () => void (kills += 1),
  };
  const tables = createTables(() => mute);
  const refused = expect(tables.read(Buffer.from('A\n1\n'))).rejects.toMatchObject({
    message: 'Reading the file takes too long. Save the one sheet as CSV.',
    trouble: { code: 'TABLE_TOO_SLOW' },
  });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(kills).toBe(0);
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
  expect(kills).toBe(1);
});
