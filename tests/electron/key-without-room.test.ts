import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import { keyIn } from '#electron/secrets/key-file.ts';

const noRoom = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
vi.mock('#electron/platform/write-durably.ts', () => ({
  writeDurably: () => {
    throw noRoom;
  },
}));

test('a key for which the disk has no room is said to be that, as for everything else that is not stored', () => {
  const path = join(tmpdir(), 'packbench-key-without-room');
  expect(() => keyIn(path)).toThrow(StorageFullError);
  expect(() => keyIn(path)).toThrow(expect.objectContaining({ cause: noRoom }));
  expect(existsSync(path)).toBe(false);
});
