import { expect, test } from 'vitest';
import { draft } from '../../manifest-draft.ts';
import { accept, bringTo, change, label, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';
import { makeBatch } from './samples.ts';

const ALL = { after: 0, to: Number.MAX_SAFE_INTEGER, limit: 500 };
const ASKED = { actor: 'client-1', requestId: 'r-1', reason: 'Wrong weight' };

conformance((station) => {
  const list = (batchId: string, page: Partial<typeof ALL> = {}) =>
    station.ledger.rowLabels.list({ batchId }, { ...ALL, ...page });
  const row = (number: number, update: object) =>
    station.ledger.batches.changeRow('b', number, ['READY', 'BOUGHT'], { ...update, at: NOON });

  async function labelled(transactionId: string, trackingNumbers = ['1', '2']): Promise<string> {
    const { id } = await accept(station.ledger, { transactionId, sample: { items: trackingNumbers } });
    const invoices = [{ ...label('invoice'), contentType: 'COMMERCIAL_INVOICE' as const }];
    const labels = trackingNumbers.map((text, i) => label(text, i + 1));
    await station.ledger.shipments.advance(
      change(id, 'LABELLED', { trackingNumbers, documents: [...labels.reverse(), ...invoices] }),
    );
    return id;
  }

  test('the labels of rows that are bought, by row and package; a row without any says how it stands', async () => {
    await makeBatch(station.ledger, 'b', ['READY', 'READY', 'READY', 'REJECTED', 'READY']);
    await row(1, { state: 'BOUGHT', shipmentId: await labelled('t-1') });
    const sold = await accept(station.ledger, { transactionId: 't-2' });
    await bringTo(station.ledger, sold.id, 'PURCHASED');
    await row(2, { state: 'BOUGHT', shipmentId: sold.id });
    const voided = await labelled('t-5', ['9']);
    await station.ledger.shipments.advance(change(voided, 'VOIDED'));
    await row(5, { state: 'BOUGHT', shipmentId: voided });
    await station.reopen();

    const rows = await list('b');
    expect(
      rows.map(({ number, isBought, state, packageNumber, trackingNumber }) => [
        ...[number, isBought, state, packageNumber, trackingNumber],
      ]),
    ).toEqual([
      [1, true, 'LABELLED', 1, '1'],
      [1, true, 'LABELLED', 2, '2'],
      [2, true, 'PURCHASED', null, null],
      [3, false, null, null, null],
      [4, false, null, null, null],
      [5, true, 'VOIDED', 1, '9'],
    ]);
    expect(rows[0]).toMatchObject({ imageType: 'pdf', size: 1, isVoidAsked: false });
    const stored = await station.ledger.shipments.documentBytes(rows[1]?.documentId ?? '');
    expect(Buffer.from(stored?.bytes ?? []).toString()).toBe('2');
    expect(await list('none')).toEqual([]);
  });

  test('page by page each row is whole, from one row to another', async () => {
    await makeBatch(station.ledger, 'b', ['READY', 'READY', 'READY', 'READY']);
    for (const number of [1, 2, 3, 4])
      await row(number, { state: 'BOUGHT', shipmentId: await labelled(`t-${number}`) });
    const numbers = async (page: Partial<typeof ALL>) => (await list('b', page)).map(({ number }) => number);
    expect(await numbers({ limit: 2 })).toEqual([1, 1, 2, 2]);
    expect(await numbers({ limit: 2, after: 2 })).toEqual([3, 3, 4, 4]);
    expect(await numbers({ after: 1, to: 3 })).toEqual([2, 2, 3, 3]);
    expect(await numbers({ after: 4 })).toEqual([]);
  });

  test('of named shipments, in the order in which they are named; a PDF that is locked, or is none, says so', async () => {
    const locked = await labelled('t-1', ['trailer << /Encrypt 5 0 R >>']);
    const ids = [await labelled('t-2', ['%PDF-1.7 %%EOF', '%PDF-1.7 cut']), locked, await labelled('t-3', ['4'])];
    const rows = await station.ledger.rowLabels.list({ shipmentIds: ids }, ALL);
    expect(rows.map(({ number, trackingNumber, unjoinable }) => [number, trackingNumber, unjoinable])).toEqual([
      [1, '%PDF-1.7 %%EOF', null],
      [1, '%PDF-1.7 cut', 'BROKEN'],
      [2, 'trailer << /Encrypt 5 0 R >>', 'LOCKED'],
      [3, '4', 'BROKEN'],
    ]);
    const some = await station.ledger.rowLabels.list({ shipmentIds: ids }, { after: 1, to: 3, limit: 1 });
    expect(some.map(({ number }) => number)).toEqual([2]);
  });

  test('of a manifest: by their places on it; one that was asked to be voided says so', async () => {
    const ids = [await labelled('t-1', ['1']), await labelled('t-2', ['2']), await labelled('t-3', ['3'])];
    const manifest = await station.ledger.manifests.close(draft(), ids);
    await station.ledger.shipments.submitVoid(ids[1] ?? '', { ...ASKED, at: station.ledger.now() });
    const of = { manifestId: manifest?.id ?? '' };
    const rows = await station.ledger.rowLabels.list(of, ALL);
    expect(rows.map(({ number, trackingNumber, isVoidAsked }) => [number, trackingNumber, isVoidAsked])).toEqual([
      [1, '1', false],
      [2, '2', true],
      [3, '3', false],
    ]);
    expect(await station.ledger.rowLabels.list(of, { after: 1, to: 2, limit: 5 })).toMatchObject([{ number: 2 }]);
  });
});
