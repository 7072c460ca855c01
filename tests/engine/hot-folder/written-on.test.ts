import { expect, test } from 'vitest';
import { advanceInboxFile, newInboxFile, type InboxWork } from '#electron/engine/hot-folder/process-inbox-file.ts';
import { orderDraft } from '../../api/orders/order-draft.ts';

const ORDERS = JSON.stringify([{ ...orderDraft(), source: 'shop', orderNumber: '1' }]);
const TAKEN = 'monday.orders.json.working';

/** A folder with a file of one order that was taken; `put` is what happens while its order is put into the book. */
async function worked(put: (files: Map<string, string>) => void, before: readonly [string, string][] = []) {
  const files = new Map([[TAKEN, ORDERS], ...before]);
  const move = (from: string, to: string) => {
    files.set(to, files.get(from) ?? '');
    return files.delete(from);
  };
  const work = {
    deps: { tables: { readJson: async (bytes: Uint8Array) => JSON.parse(String(bytes)) } },
    orders: {
      async put() {
        put(files);
        return { outcome: 'created' };
      },
    },
    box: {
      list: async () => [...files].map(([name, content]) => ({ name, size: Buffer.byteLength(content) })),
      read: async (_: string, name: string) => Buffer.from(files.get(name) ?? ''),
      rename: async (_: string, from: string, to: string) => move(from, to),
      write: async (_: string, name: string, content: string) => void files.set(name, content),
      writeOnce: async (_: string, name: string, content: string) =>
        files.set(name, files.get(name) ?? content).get(name),
      remove: async (_: string, name: string) => void files.delete(name),
    },
    setting: { path: '/drops' },
    isStopped: () => false,
  } as unknown as InboxWork;
  const drop = newInboxFile({ stem: 'monday.orders', kind: 'json' }, 'working');
  expect(await advanceInboxFile(work, drop)).toBe(true);
  return files;
}

test('a file that was written on after it had been read is not done: its end was not ordered, and that is said beside it', async () => {
  const files = await worked((all) => all.set(TAKEN, `${ORDERS}, and more`));
  expect([...files.keys()].sort()).toEqual([
    'monday.orders.error.txt',
    'monday.orders.json.failed',
    'monday.orders.result.json',
  ]);
  expect(files.get('monday.orders.error.txt')).toMatch(/^This file was still being written when it was read\./);
});

test('one that stays as it is is done', async () => {
  const files = await worked(() => undefined);
  expect([...files.keys()].sort()).toEqual(['monday.orders.json.done', 'monday.orders.result.json']);
});

test('one of which it is not known any more how far it was read, as after a loss of power, is read whole', async () => {
  for (const note of ['', '5', `5 ${'0'.repeat(64)}\n`]) {
    const files = await worked(() => undefined, [['.monday.orders.json.read', note]]);
    expect([...files.keys()].sort()).toEqual(['monday.orders.json.done', 'monday.orders.result.json']);
  }
});
