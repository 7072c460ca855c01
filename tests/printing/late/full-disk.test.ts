import { expect, test } from 'vitest';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import type { OpenPrintRecord } from '#electron/engine/printing/ports.ts';
import { printWhenLabelled } from '#electron/engine/printing/print-when-labelled.ts';
import { PRINT_TIMING } from '#electron/engine/printing/timing.ts';

const label = (shipmentId: string): OpenPrintRecord => ({
  ...{ shipmentId, clientId: 'client', printerId: 'desk', orderedAt: 0, state: 'LABELLED' },
});

test('labels that come late while the disk is full are printed once it has room, each once', async () => {
  let open = [label('first'), label('second')];
  const printed: string[] = [];
  let isFull = true;
  const remove = async (id: string) => void (open = open.filter(({ shipmentId }) => shipmentId !== id));
  const queue = printWhenLabelled({
    ledger: {
      printing: { orders: { put: async () => undefined, list: async () => open, remove } },
      feed: { onAppend: () => () => undefined },
      now: () => 1000,
    },
    timing: { ...PRINT_TIMING, retryMs: [5] },
    async place({ shipmentId }) {
      if (isFull) throw new StorageFullError('The disk has no room');
      printed.push(shipmentId);
      await remove(shipmentId);
    },
    leave: () => Promise.reject(new Error('They are in time.')),
    log: (message) => {
      if (message !== 'labels not printed') isFull = false;
    },
  });
  await expect.poll(() => printed).toEqual(['first', 'second']);
  await queue.stop();
});
