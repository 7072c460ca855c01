import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { createPrintQueues } from '#electron/engine/printing/print-queue.ts';
import type { PrinterDrivers, PrintJobDraft, PrintJobStore } from '#electron/engine/printing/ports.ts';
import { PRINT_TIMING } from '#electron/engine/printing/timing.ts';
import { cancelVoided } from '#electron/engine/printing/confirm-print.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { Printer } from '#shared/schema/printing/printer.ts';
import { accept, bringTo } from '../../ledger/samples.ts';
import { draft } from '../../printing/samples.ts';
import { CALLER, scheduledDesk, usePreparedLedger } from './scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger(async (opened) => {
  ledger = opened;
  await ledger.printing.printers.create(draft({ type: 'raw', host: '127.0.0.1', port: 9 }) as never as Printer);
});

let count = 0;
const labelJob = (shipmentId: string): PrintJobDraft => ({
  id: `job-${++count}`,
  clientId: 'c',
  packer: null,
  printerId: 'desk',
  shipmentId,
  documentId: null,
  packageNumber: 1,
  contentType: 'LABEL',
  trackingNumber: 'UP1',
  copies: 1,
  reason: null,
});

test('a void against the printing of its label: once the ledger says VOIDED no byte of it leaves', async () => {
  let printedFirst = 0;
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), async (schedule) => {
      const { id: shipmentId } = await accept(ledger);
      await bringTo(ledger, shipmentId, 'LABELLED');
      const inOrder: string[] = [];
      const turn =
        <A extends unknown[], R>(name: string, work: (...args: A) => Promise<R>) =>
        async (...args: A): Promise<R> => {
          await schedule.schedule(Promise.resolve(), `${name} begins`);
          return work(...args);
        };
      const store = ledger.printing.jobs;
      const jobs: PrintJobStore = {
        ...store,
        nextQueued: turn('nextQueued', store.nextQueued),
        list: turn('list', store.list),
        advance: turn('advance', async (change) => {
          const after = await store.advance(change);
          if (after) inOrder.push(after.state);
          return after;
        }),
      };
      const drivers = {
        open: turn('open', async () => ({
          kind: 'ready' as const,
          close: () => undefined,
          send: turn('send', async () => {
            inOrder.push('BYTES');
            return { kind: 'printed' as const, trouble: diagnostic('PRINT_COMPLETED') };
          }),
        })),
      } as unknown as PrinterDrivers;
      const { printers } = ledger.printing;
      const queues = createPrintQueues({
        ...{ jobs, printers, drivers, timing: PRINT_TIMING },
        sheetFor: async () => ({
          jobId: '',
          format: 'ZPL',
          bytes: Buffer.from('^XA'),
          copies: 1,
          media: null,
          isLabel: true,
        }),
        spooled: () => undefined,
        now: () => ledger.now(),
        log: () => undefined,
      });
      const watched: Ledger = {
        ...ledger,
        shipments: {
          ...ledger.shipments,
          advance: async (change) => {
            const after = await ledger.shipments.advance(change);
            inOrder.push(after.state);
            return after;
          },
        },
      };
      const own = scheduledDesk(schedule, watched, {}, (id, actor) =>
        cancelVoided({ jobs, printers, drivers }, { shipmentId: id, actor }),
      );
      await store.add([labelJob(shipmentId)], () => undefined);
      queues.wake('desk');
      const call = { requestId: 'r', reason: 'wrong box' };
      const voided = schedule
        .schedule(Promise.resolve(), 'void')
        .then(() => own.shipping.void(CALLER, shipmentId, call));
      await schedule.waitFor(voided);
      await schedule.waitFor(queues.stop(60_000));

      const sent = inOrder.indexOf('SENT');
      const bytes = inOrder.indexOf('BYTES');
      const gone = inOrder.indexOf('VOIDED');
      expect(gone).toBeGreaterThanOrEqual(0);
      // Bytes may follow a SENT that the ledger had before the void; the answer to the void says: destroy every copy.
      if (bytes >= 0) expect([sent >= 0, sent < gone]).toEqual([true, true]);
      printedFirst += bytes >= 0 ? 1 : 0;
      const { jobs: left } = await store.list({ shipmentId, states: ['QUEUED', 'SENT'], limit: 9 });
      for (const job of left) expect(await store.advance({ ...sending, jobId: job.id })).toMatchObject(never);
    }),
    { numRuns: 60 },
  );
  expect(printedFirst).toBeGreaterThan(0);
});

const sending = { from: ['QUEUED'], to: 'SENT', actor: 'station', fault: null, trouble: null } as const;
const never = { state: 'FAILED', fault: 'SHIPMENT_VOIDED' };
