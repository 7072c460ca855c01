import { describe, expect, test } from 'vitest';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { PRINT_JOB_STATES, PRINT_TRANSITIONS } from '#shared/schema/printing/print-job.ts';
import { accept, bringTo, change, HOUR, NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';
import { addJob, admitAll, draft, jobIn, update } from './samples.ts';

const SENDING = diagnostic('PRINT_SENDING', { printer: 'Zebra „1“' });

conformance((station) => {
  const jobs = () => station.ledger.printing.jobs;
  const everyJob = async () => (await jobs().list({ limit: 100 })).jobs;

  describe('adding', () => {
    test('stores jobs as QUEUED as they were given, with who asked, over a restart', async () => {
      const { id: shipmentId } = await accept(station.ledger);
      const given = draft({ shipmentId, documentId: 'd1', trackingNumber: 'UP1', copies: 2, reason: 'Torn' });
      const [made] = await jobs().add([given], admitAll);
      await station.reopen();
      expect(await jobs().find(given.id)).toEqual(made);
      expect(made).toEqual({
        ...given,
        ...{ state: 'QUEUED', createdAt: NOON, updatedAt: NOON, usedPrinterId: 'desk', imageType: null },
        ...{ printNumber: 1, confirmedBy: null, fault: null, detail: null, trouble: null, spoolId: null },
      });
      expect(await jobs().history(given.id)).toEqual([
        { at: new Date(NOON).toISOString(), from: null, to: 'QUEUED', actor: 'client:client-1', detail: 'Torn' },
      ]);
      expect([await jobs().find('nobody'), await jobs().history('nobody')]).toEqual([null, []]);
    });

    test('numbers the prints of a document; those that failed, and those of other documents, do not count', async () => {
      const numbers: number[] = [];
      const add = () =>
        jobs().add([draft({ documentId: 'd1' }), draft({ documentId: 'd2' }), draft()], (given, printNumber) => {
          if (given.documentId === 'd1') numbers.push(printNumber);
        });
      const [first] = await add();
      await add();
      await jobs().advance(update(first?.id ?? '', 'FAILED'));
      const [third, other, test] = await add();
      expect(numbers).toEqual([1, 2, 2]);
      expect([third, other, test].map((job) => job?.printNumber)).toEqual([2, 3, 1]);
    });

    test('numbers the prints of a document that is asked for twice in one call', async () => {
      const made = await jobs().add([draft({ documentId: 'd1' }), draft({ documentId: 'd1' })], admitAll);
      expect(made.map(({ printNumber }) => printNumber)).toEqual([1, 2]);
    });

    test('gives every print of many at once a number of its own', async () => {
      const made = await atOnce(20, () => addJob(station.ledger, { documentId: 'd1' }));
      const numbers = made.map(({ printNumber }) => printNumber).toSorted((one, other) => one - other);
      expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    });

    test('stores all or none, where one is not admitted or cannot be stored; what was thrown is thrown', async () => {
      const refusal = new Error('Printed twice already');
      const second = draft();
      const admit = ({ id }: { id: string }) => {
        if (id === second.id) throw refusal;
      };
      await expect(jobs().add([draft(), second], admit)).rejects.toBe(refusal);
      const { id } = await addJob(station.ledger);
      await expect(jobs().add([draft(), draft({ id })], admitAll)).rejects.toThrow();
      expect((await everyJob()).map((job) => job.id)).toEqual([id]);
    });
  });

  describe('a change of state', () => {
    test.each(PRINT_JOB_STATES)('from %s leads where it may, and nowhere else', async (from) => {
      for (const to of PRINT_JOB_STATES) {
        const job = await jobIn(station.ledger, from);
        if (PRINT_TRANSITIONS[from].includes(to)) {
          expect((await jobs().advance(update(job.id, to)))?.state).toBe(to);
        } else {
          await expect(jobs().advance(update(job.id, to))).rejects.toThrow();
          expect(await jobs().find(job.id)).toEqual(job);
        }
      }
    });

    test('keeps what was learnt, and what is not said, over a restart', async () => {
      const job = await addJob(station.ledger);
      station.clock.at += HOUR;
      await jobs().advance(update(job.id, 'SENT', { usedPrinterId: 'dock', imageType: 'ZPL', trouble: SENDING }));
      await station.reopen();
      expect(await jobs().find(job.id)).toMatchObject({ detail: inEnglish(SENDING), trouble: SENDING });
      const spooled = await jobs().advance(update(job.id, 'SPOOLED', { spoolId: '17', actor: 'printer' }));
      await station.reopen();
      expect(await jobs().find(job.id)).toEqual(spooled);
      expect(spooled).toEqual({
        ...job,
        ...{ state: 'SPOOLED', updatedAt: NOON + HOUR, usedPrinterId: 'dock', imageType: 'ZPL', spoolId: '17' },
      });
      const doubted = await jobs().advance(update(job.id, 'UNCERTAIN', { fault: 'CONNECTION_LOST', spoolId: null }));
      expect(doubted).toMatchObject({ fault: 'CONNECTION_LOST', spoolId: null, usedPrinterId: 'dock' });
      const seen = await jobs().advance(update(job.id, 'PRINTED', { confirmedBy: 'person', actor: 'client:desk' }));
      expect(seen).toMatchObject({ state: 'PRINTED', fault: null, confirmedBy: 'person' });
      const history = await jobs().history(job.id);
      expect(history.map(({ from, to, actor }) => [from, to, actor])).toEqual([
        [null, 'QUEUED', 'client:client-1'],
        ['QUEUED', 'SENT', 'station'],
        ['SENT', 'SPOOLED', 'printer'],
        ['SPOOLED', 'UNCERTAIN', 'station'],
        ['UNCERTAIN', 'PRINTED', 'client:desk'],
      ]);
      expect(history[1]).toMatchObject({ at: new Date(NOON + HOUR).toISOString(), detail: inEnglish(SENDING) });
    });

    test('is not made where the job is in none of the states it may be in', async () => {
      const job = await jobIn(station.ledger, 'SENT');
      expect(await jobs().advance(update(job.id, 'FAILED', { from: ['QUEUED'] }))).toBeNull();
      expect(await jobs().find(job.id)).toEqual(job);
      expect(await jobs().history(job.id)).toHaveLength(2);
    });

    test('that many ask for at once is made for one of them', async () => {
      const { id } = await addJob(station.ledger);
      const answers = await atOnce(20, () => jobs().advance(update(id, 'SENT', { from: ['QUEUED'] })));
      expect(answers.filter((answer) => answer !== null)).toHaveLength(1);
      expect(await jobs().history(id)).toHaveLength(2);
    });

    test('to SENT fails where the shipment is voided by then, in the same commit', async () => {
      const { id: shipmentId } = await accept(station.ledger);
      await bringTo(station.ledger, shipmentId, 'LABELLED');
      const [before, after, other] = [
        await jobIn(station.ledger, 'SENT', { shipmentId }),
        await addJob(station.ledger, { shipmentId }),
        await addJob(station.ledger),
      ];
      await station.ledger.shipments.advance(change(shipmentId, 'VOIDED'));
      const failed = await jobs().advance(update(after.id, 'SENT', { imageType: 'ZPL' }));
      expect(failed).toMatchObject({ state: 'FAILED', fault: 'SHIPMENT_VOIDED' });
      expect((await jobs().history(after.id)).map(({ to }) => to)).toEqual(['QUEUED', 'FAILED']);
      // What was sent already goes its way, and so does what belongs to no shipment.
      expect((await jobs().advance(update(before.id, 'PRINTED')))?.state).toBe('PRINTED');
      expect((await jobs().advance(update(other.id, 'SENT')))?.state).toBe('SENT');
    });

    test('to SENT fails where the carrier was asked to void the shipment and decides later, and is made where it refused', async () => {
      const { id: shipmentId } = await accept(station.ledger);
      await bringTo(station.ledger, shipmentId, 'LABELLED');
      const [asked, refused] = [
        await addJob(station.ledger, { shipmentId }),
        await addJob(station.ledger, { shipmentId }),
      ];
      const { shipments } = station.ledger;
      await shipments.submitVoid(shipmentId, { at: NOON, actor: 'client:desk', requestId: 'r', reason: 'Wrong box' });
      const failed = await jobs().advance(update(asked.id, 'SENT'));
      expect(failed).toMatchObject({ state: 'FAILED', fault: 'SHIPMENT_VOIDED' });
      await shipments.dropVoid(shipmentId, { code: 'VOID_REFUSED', pointer: '', message: 'It is in transit.' });
      expect((await jobs().advance(update(refused.id, 'SENT')))?.state).toBe('SENT');
    });

    test('leaves what the printer says beside it, which is written down while the state stays', async () => {
      const job = await jobIn(station.ledger, 'SPOOLED');
      station.clock.at += HOUR;
      const trouble = diagnostic('PRINT_SPOOLED_SAYING', { at: 'CUPS', job: '7', words: 'Out of „paper“ \u0007' });
      const noted = await jobs().note(job.id, trouble);
      expect(noted).toEqual({ ...job, detail: inEnglish(trouble), trouble, updatedAt: NOON + HOUR });
      await station.reopen();
      expect(await jobs().find(job.id)).toEqual(noted);
      expect(await jobs().history(job.id)).toHaveLength(3);
      expect(await jobs().note('nobody', trouble)).toBeNull();
    });

    test('does not cover what a person said while the printer was asked', async () => {
      for (const state of ['PRINTED', 'FAILED', 'UNCERTAIN', 'SENT'] as const) {
        const job = await jobIn(station.ledger, state);
        expect(await jobs().note(job.id, diagnostic('PRINT_SPOOLED', { at: 'CUPS', job: '7' }))).toBeNull();
        expect(await jobs().find(job.id)).toEqual(job);
      }
    });
  });
});
