import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { request } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';
import { startLabelPrinter } from './label-printer.ts';
import { HURRIED, printingWith } from './use-printers.ts';

const station = useStation({ printTiming: HURRIED });
const { setUp, bought, print, settled } = printingWith(() => station.api);
const path = mkdtempSync(join(tmpdir(), 'packbench-printed-'));
afterAll(() => rmSync(path, { recursive: true, force: true }));
const folder = { type: 'folder' as const, path };
const away = { type: 'raw' as const, host: '127.0.0.1', port: 1 };

const job = (id: string, action: string, body?: unknown) =>
  station.api.call('POST', `/station/v1/print-jobs/${id}/${action}`, body === undefined ? {} : { body });
const faultsOf = ({ body }: { body: { errors: { code: string; pointer: string }[] } }) =>
  body.errors.map(({ code, pointer }) => [code, pointer]);

describe('a print', () => {
  const order = (body: unknown) => station.api.post('/station/v1/print-jobs', body);

  test('is of a document or of a shipment', async () => {
    expect(faultsOf(await order({}))).toEqual([['FIELD_REQUIRED', '/documentId']]);
    expect(faultsOf(await order({ documentId: 'a', shipmentId: 'b' }))).toEqual([['FIELD_CONFLICT', '/documentId']]);
    expect((await order({ documentId: 'a' })).body.code).toBe('NOT_FOUND');
    expect((await order({ shipmentId: 'a' })).body.code).toBe('NOT_FOUND');
  });

  test('needs a printer that is there, or one that is the default', async () => {
    const { shipmentId } = await bought();
    expect(faultsOf(await order({ shipmentId }))).toEqual([['FIELD_REQUIRED', '/printerId']]);
    expect(faultsOf(await order({ shipmentId, printerId: 'x' }))).toEqual([['FIELD_INVALID', '/printerId']]);
    await setUp(folder);
    expect((await order({ shipmentId })).body.printJobs[0].printerId).toBe('desk');
  });

  test('is counted, and asks for a reason the third time; prints that failed do not count', async () => {
    await setUp(folder);
    const { documentId } = await bought();
    const [first] = await print({ documentId });
    await settled(first, 'PRINTED');
    await job(first?.id ?? '', 'confirm', { printed: false });
    const numbers = [await print({ documentId }), await print({ documentId })].map(([each]) => each?.printNumber);
    expect(numbers).toEqual([1, 2]);
    const third = await order({ documentId });
    expect([third.status, ...faultsOf(third)]).toEqual([422, ['FIELD_REQUIRED', '/reason']]);
    const [again] = await print({ documentId, reason: 'Torn at the box' });
    expect(again).toMatchObject({ printNumber: 3, reason: 'Torn at the box' });
  });

  test('of a voided shipment is refused', async () => {
    await setUp(folder);
    const { shipmentId } = await bought();
    await station.api.post(`/station/v1/shipments/${shipmentId}/void`, { reason: 'Wrong address' });
    expect(faultsOf(await order({ shipmentId }))).toEqual([['FIELD_INVALID', '/shipmentId']]);
  });

  test('of a shipment that has no label is refused', async () => {
    await station.api.ship(
      'no-label',
      request({ itemLines: [{ itemCode: 'TEST-REJECT', weight: { units: 'LB', value: 1 } }] }),
    );
    const { body } = await station.api.get('/station/v1/shipments?transactionId=no-label');
    expect(faultsOf(await order({ shipmentId: body.shipments[0].id }))).toEqual([['FIELD_INVALID', '/shipmentId']]);
  });
});

describe('print jobs', () => {
  test('are listed newest first, by shipment, document, printer and state, page by page', async () => {
    await setUp(folder);
    await setUp(folder, { id: 'other', defaultFor: [] });
    const { shipmentId, documentId } = await bought();
    const [a] = await print({ shipmentId });
    const [b] = await print({ shipmentId, printerId: 'other' });
    await settled(b, 'PRINTED');
    const ids = async (query: string) =>
      (await station.api.get(`/station/v1/print-jobs?${query}`)).body.printJobs.map(({ id }: { id: string }) => id);
    expect(await ids(`shipmentId=${shipmentId}`)).toEqual([b?.id, a?.id]);
    expect(await ids(`documentId=${documentId}&state=printed`)).toEqual([b?.id, a?.id]);
    expect(await ids('printerId=other')).toEqual([b?.id]);
    expect(await ids(`shipmentId=${shipmentId}&state=FAILED,UNCERTAIN`)).toEqual([]);
    const { body: page } = await station.api.get(`/station/v1/print-jobs?shipmentId=${shipmentId}&limit=1`);
    expect(await ids(`shipmentId=${shipmentId}&limit=1&cursor=${page.next}`)).toEqual([a?.id]);
    for (const query of ['state=LOST', 'cursor=x', 'limit=0']) {
      expect((await station.api.get(`/station/v1/print-jobs?${query}`)).body.code, query).toBe('FIELD_INVALID');
    }
  });

  test('are announced to those who listen', async () => {
    await setUp(folder);
    const seen: string[] = [];
    const stop = station.events.subscribe(({ type, id, state }) => void seen.push(`${type} ${id} ${state}`));
    const { shipmentId } = await bought();
    const [made] = await print({ shipmentId });
    await settled(made, 'PRINTED');
    stop();
    expect(seen.filter((text) => text.startsWith('print-job'))).toEqual(
      ['QUEUED', 'SENT', 'PRINTED'].map((state) => `print-job ${made?.id} ${state}`),
    );
  });

  test('that wait are cancelled, and not printed any more', async () => {
    const printer = await startLabelPrinter();
    await printer.off();
    await setUp({ type: 'raw', host: '127.0.0.1', port: printer.port }, { id: 'away', defaultFor: [] });
    const [unwanted, wanted] = [await bought(), await bought()];
    const [made] = await print({ shipmentId: unwanted.shipmentId, printerId: 'away' });
    const [next] = await print({ shipmentId: wanted.shipmentId, printerId: 'away' });
    const { body } = await job(made?.id ?? '', 'cancel');
    expect(body.printJob).toMatchObject({ state: 'FAILED', fault: 'CANCELLED' });
    expect((await job(made?.id ?? '', 'cancel')).body.code).toBe('STATE_CONFLICT');
    expect((await job('nobody', 'cancel')).body.code).toBe('NOT_FOUND');
    await printer.on();
    await settled(next, 'SPOOLED');
    expect(printer.received).toHaveLength(1);
    await printer.off();
  });
});

describe('whether a label came out', () => {
  test('is for a person to say last', async () => {
    await setUp(folder);
    const { shipmentId } = await bought();
    const [made] = await print({ shipmentId });
    expect((await settled(made, 'PRINTED')).confirmedBy).toBe('printer');
    const no = await job(made?.id ?? '', 'confirm', { printed: false });
    expect(no.body.printJob).toMatchObject({
      state: 'FAILED',
      fault: 'NOT_SEEN',
      confirmedBy: null,
      trouble: { code: 'PRINT_NOT_SEEN' },
    });
    const yes = await job(made?.id ?? '', 'confirm', { printed: true });
    expect(yes.body.printJob).toMatchObject({ state: 'PRINTED', fault: null, confirmedBy: 'person' });
    const { history } = (await station.api.get(`/station/v1/print-jobs/${made?.id}`)).body;
    expect(history.map(({ to }: { to: string }) => to)).toEqual(['QUEUED', 'SENT', 'PRINTED', 'FAILED', 'PRINTED']);
    expect(history.at(-1).actor).toMatch(/^client:/);
  });

  test('cannot be said of one that was not sent', async () => {
    await setUp(away, { id: 'away', defaultFor: [] });
    const { shipmentId } = await bought();
    const [made] = await print({ shipmentId, printerId: 'away' });
    expect((await job(made?.id ?? '', 'confirm', { printed: true })).body.code).toBe('STATE_CONFLICT');
    expect((await job('nobody', 'confirm', { printed: true })).body.code).toBe('NOT_FOUND');
    await job(made?.id ?? '', 'cancel');
    const scanned = await station.api.post('/station/v1/print-jobs/confirm-by-scan', { code: made?.trackingNumber });
    expect(scanned.body.code).toBe('NOT_FOUND');
  });

  test('is proved by scanning it, once', async () => {
    await setUp(folder);
    const { shipmentId, trackingNumber } = await bought();
    const [made] = await print({ shipmentId });
    await settled(made, 'PRINTED');
    const scan = (code: string) => station.api.post('/station/v1/print-jobs/confirm-by-scan', { code });
    const proof = await scan(trackingNumber);
    expect(proof.body).toMatchObject({
      repeated: false,
      printJob: { id: made?.id, state: 'PRINTED', confirmedBy: 'scan' },
    });
    expect((await scan(`]C0${trackingNumber.toLowerCase()}\r`)).body.repeated).toBe(true);
    expect((await scan('1Z999')).body.code).toBe('NOT_FOUND');
  });

  test('is proved for the reprint, where the first print was proved before', async () => {
    await setUp(folder);
    const { shipmentId, trackingNumber } = await bought();
    for (const expected of [false, false]) {
      const [made] = await print({ shipmentId });
      await settled(made, 'PRINTED');
      const { body } = await station.api.post('/station/v1/print-jobs/confirm-by-scan', { code: trackingNumber });
      expect([body.printJob.id, body.repeated]).toEqual([made?.id, expected]);
    }
  });
});
