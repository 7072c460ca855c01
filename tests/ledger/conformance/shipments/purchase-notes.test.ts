import { expect, test } from 'vitest';
import { SHIPMENT_STATES } from '#shared/schema/shipping/shipment.ts';
import { EngineError } from '#electron/engine/engine-error.ts';
import { toProblem } from '#electron/engine/problem.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { StateConflictError } from '#electron/engine/ledger-errors.ts';
import { accept, bringTo, change, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';

const SUBMISSION = { at: NOON, actor: 'client:desk', requestId: 'request-1', reason: 'Wrong weight' };
const REFUSED = { code: 'VOID_REFUSED' as const, pointer: '', message: 'Too late.' };

const PENDING = toProblem(
  new EngineError('LABELS_PENDING', 'Not yet.', { purchase: 'made', trouble: diagnostic('LABELS_NOT_THERE') }),
  { requestId: 'request-1', transactionId: 'order-1' },
);

conformance((station) => {
  const shipments = () => station.ledger.shipments;

  test('the id that a service knows an attempt by is there as soon as it is accepted', async () => {
    const { id } = await accept(station.ledger, { ownIdOf: (shipmentId) => shipmentId.slice(-20) });
    await station.reopen();
    expect(await shipments().attemptNotes(id)).toEqual({ ownId: id.slice(-20), notes: {} });
    expect(await shipments().attempts(id)).toMatchObject([{ ownId: id.slice(-20) }]);
  });

  test('what is noted between two steps is there after a restart, and each note adds to the others', async () => {
    const { id } = await accept(station.ledger);
    await shipments().note(id, { shipment: 'shp_1', rates: ['rate_1', 'rate_2'] });
    await shipments().note(id, { label: 'lbl_1' });
    await station.reopen();
    const notes = { shipment: 'shp_1', rates: ['rate_1', 'rate_2'], label: 'lbl_1' };
    expect(await shipments().attemptNotes(id)).toEqual({ ownId: null, notes });
    expect(await shipments().find(id)).toMatchObject({ state: 'SENDING' });
  });

  test.each(SHIPMENT_STATES.filter((state) => !['RESERVED', 'SENDING'].includes(state)))(
    'nothing is noted of a shipment in %s: its next step must not be sent',
    async (state) => {
      const { id } = await accept(station.ledger);
      await bringTo(station.ledger, id, state);
      await expect(shipments().note(id, { shipment: 'shp_1' })).rejects.toThrow(StateConflictError);
      expect(await shipments().attemptNotes(id)).toEqual({ ownId: null, notes: {} });
    },
  );

  test.each(['LABELLED', 'UNKNOWN'] as const)('what an answer gave comes with the change to %s', async (to) => {
    const { id } = await accept(station.ledger);
    await shipments().note(id, { shipment: 'shp_1' });
    const attempt = { outcome: to === 'UNKNOWN' ? to : ('PURCHASED' as const), detail: null };
    await shipments().advance(change(id, to, { attempt, notes: { label: 'lbl_1\u0000' } }));
    expect((await shipments().attemptNotes(id)).notes).toEqual({ shipment: 'shp_1', label: 'lbl_1\u0000' });
  });

  test('a cost is kept to the last digit, and a later change leaves it', async () => {
    const { id } = await accept(station.ledger);
    const cost = { amount: '123456789012.123456', currency: 'EUR' };
    const bought = await shipments().advance(change(id, 'PURCHASED', { trackingNumbers: ['T1'], cost }));
    expect(bought.cost).toEqual(cost);
    await shipments().advance(change(id, 'LABELLED'));
    await station.reopen();
    expect(await shipments().find(id)).toMatchObject({ cost });
    expect((await accept(station.ledger)).cost).toBeNull();
  });

  test('costs are listed by account, currency and quarter of an hour, without what was voided', async () => {
    const buy = async (carrierId: string, amount: string, currency = 'EUR') => {
      const { id } = await accept(station.ledger, { sample: { carrierId } });
      await shipments().advance(change(id, 'LABELLED', { trackingNumbers: [id], cost: { amount, currency } }));
      return id;
    };
    await buy('one', '0.10');
    await buy('one', '0.20');
    await buy('one', '3', 'USD');
    await shipments().advance(change(await buy('one', '7'), 'VOIDED'));
    await accept(station.ledger);
    station.clock.at += 15 * 60_000;
    await buy('two', '1');
    expect(await shipments().costs({})).toEqual([
      { carrierId: 'one', currency: 'EUR', from: NOON, amounts: ['0.10', '0.20'] },
      { carrierId: 'one', currency: 'USD', from: NOON, amounts: ['3'] },
      { carrierId: 'two', currency: 'EUR', from: NOON + 15 * 60_000, amounts: ['1'] },
    ]);
    expect(await shipments().costs({ carrierId: 'two', text: 'rose' })).toHaveLength(1);
    expect(await shipments().costs({ text: 'nowhere' })).toEqual([]);
  });

  test('of each account it is known when it bought last, and what failed since', async () => {
    const { clock, ledger } = station;
    const ship = async (carrierId: string, ...states: ('REJECTED' | 'UNKNOWN' | 'LABELLED' | 'VOIDED')[]) => {
      clock.at += 1000;
      const { id } = await accept(ledger, { sample: { carrierId } });
      for (const state of states) await shipments().advance(change(id, state, { trackingNumbers: [id] }));
    };
    const [first, second] = [clock.at + 1000, clock.at + 6000];
    await ship('one', 'LABELLED', 'VOIDED');
    await ship('one', 'REJECTED');
    await ship('two', 'REJECTED');
    await ship('two', 'LABELLED');
    await ship('one');
    await ship('one', 'UNKNOWN');
    await ship('three', 'UNKNOWN');
    const recent = (await shipments().recentByAccount(100)).toSorted((a, b) => (a.carrierId < b.carrierId ? -1 : 1));
    expect(recent).toEqual([
      { carrierId: 'one', lastPurchaseAt: first, failures: 2, lastFailureAt: second },
      { carrierId: 'three', lastPurchaseAt: null, failures: 1, lastFailureAt: second + 1000 },
      { carrierId: 'two', lastPurchaseAt: first + 3000, failures: 0, lastFailureAt: null },
    ]);
    expect(await shipments().recentByAccount(1)).toEqual([expect.objectContaining({ carrierId: 'three' })]);
  });

  test('a void that was submitted is known until it is one', async () => {
    const { id } = await accept(station.ledger);
    await bringTo(station.ledger, id, 'LABELLED');
    expect(await shipments().submitVoid(id, SUBMISSION)).toMatchObject({
      state: 'LABELLED',
      voidSubmission: SUBMISSION,
    });
    await station.reopen();
    expect(await shipments().listSubmittedVoids()).toMatchObject([{ id, voidSubmission: SUBMISSION }]);
    expect(await shipments().advance(change(id, 'VOIDED'))).toMatchObject({ voidSubmission: null });
    expect(await shipments().find(id)).toMatchObject({ state: 'VOIDED', voidSubmission: null });
    expect(await shipments().listSubmittedVoids()).toEqual([]);
  });

  test('a void that is refused after all leaves a warning', async () => {
    const { id } = await accept(station.ledger);
    await bringTo(station.ledger, id, 'LABELLED');
    await shipments().submitVoid(id, SUBMISSION);
    await shipments().dropVoid(id, REFUSED);
    expect(await shipments().find(id)).toMatchObject({ state: 'LABELLED', voidSubmission: null, warnings: [REFUSED] });
    expect(await shipments().listSubmittedVoids()).toEqual([]);
  });

  test('a void is submitted of what is labelled only', async () => {
    const { id } = await accept(station.ledger);
    await expect(shipments().submitVoid(id, SUBMISSION)).rejects.toThrow(StateConflictError);
  });

  test('why labels are missing is there after a restart, and until they are', async () => {
    const { id } = await accept(station.ledger);
    await expect(shipments().setLabelProblem(id, PENDING)).rejects.toThrow(StateConflictError);
    await bringTo(station.ledger, id, 'PURCHASED');
    await shipments().setLabelProblem(id, PENDING);
    await station.reopen();
    expect(await shipments().find(id)).toMatchObject({ state: 'PURCHASED', problem: PENDING });
    expect(await shipments().advance(change(id, 'LABELLED'))).toMatchObject({ problem: null });
    expect(await shipments().find(id)).toMatchObject({ state: 'LABELLED', problem: null });
    await expect(shipments().setLabelProblem(id, PENDING)).rejects.toThrow(StateConflictError);
  });

  test('what is being voided goes on no manifest', async () => {
    const { id } = await accept(station.ledger, { sample: { carrierId: 'test-a' } });
    await bringTo(station.ledger, id, 'LABELLED');
    const open = () =>
      station.ledger.manifests.open({ carrierId: 'test-a', clientId: null }, { after: null, limit: 10 });
    expect(await open()).toMatchObject([{ id }]);
    await shipments().submitVoid(id, SUBMISSION);
    expect(await open()).toEqual([]);
  });
});
