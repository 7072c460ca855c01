import { beforeEach, expect, test } from 'vitest';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import { refusalOf, type VoidOutcome } from '#electron/engine/shipping/adapter.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

/** What the carrier says of a void that it was asked for, and how often it was asked for one. */
let decision: VoidOutcome = { kind: 'submitted' };
let asked = 0;

const station = useStation({
  adapters: [
    () => ({
      ...createTestAdapter(),
      async void() {
        asked += 1;
        return { kind: 'submitted' };
      },
      followVoid: async () => decision,
    }),
  ],
});

beforeEach(() => {
  asked = 0;
  decision = { kind: 'submitted' };
});

async function bought(transactionId: string): Promise<string> {
  expect((await station.api.ship(transactionId, request())).status).toBe(200);
  return (await station.api.get(`/station/v1/shipments?transactionId=${transactionId}`)).body.shipments[0].id;
}
const voidIt = (id: string) => station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong weight' });
const detail = async (id: string) => (await station.api.get(`/station/v1/shipments/${id}`)).body;

test('a void that the carrier decides later is said to be submitted, and is none', async () => {
  const id = await bought('submitted');
  const { status, body } = await voidIt(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ outcome: 'submitted', consequence: 'CREDIT_REQUESTED' });
  expect(body.money).toContain('decides later');
  expect(body.shipment.shipment).toMatchObject({ state: 'LABELLED', voidSubmittedAt: expect.any(String) });
});

test('its labels are not printed before the carrier has decided', async () => {
  const id = await bought('submitted-unprinted');
  await voidIt(id);
  const { status, body } = await station.api.post('/station/v1/print-jobs', { shipmentId: id });
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([
    { code: 'FIELD_INVALID', pointer: '/shipmentId', message: expect.stringContaining('decides later') },
  ]);
});

test('nor put on sheets of paper', async () => {
  const id = await bought('submitted-sheets');
  expect((await station.api.get(`/station/v1/shipments/${id}/label-sheet`)).status).toBe(200);
  await voidIt(id);
  const { status, body } = await station.api.get(`/station/v1/shipments/${id}/label-sheet`);
  expect([status, body.code, body.purchase]).toEqual([409, 'STATE_CONFLICT', 'made']);
  expect(body.detail).toContain('decides later');
});

test('named for a manifest it is refused, and why is said', async () => {
  const id = await bought('submitted-manifest');
  await voidIt(id);
  const { status, body } = await station.api.post('/station/v1/manifests', { carrierId: 'test-a', shipmentIds: [id] });
  expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
  expect(body.errors).toMatchObject([
    { code: 'FIELD_INVALID', pointer: '/shipmentIds/0', message: expect.stringContaining('decides later') },
  ]);
});

test('asking again asks what became of it, and never for a second void', async () => {
  const id = await bought('submitted-twice');
  await voidIt(id);
  expect((await voidIt(id)).body).toMatchObject({ outcome: 'submitted' });
  decision = { kind: 'voided', consequence: 'CREDIT_REQUESTED' };
  expect((await voidIt(id)).body).toMatchObject({ outcome: 'voided', shipment: { shipment: { state: 'VOIDED' } } });
  expect(asked).toBe(1);
  const { shipment, journal } = await detail(id);
  expect(shipment.voidSubmittedAt).toBeNull();
  expect(journal.at(-1)).toMatchObject({ to: 'VOIDED', reason: 'Wrong weight' });
});

test('one that is refused after all leaves the label valid, and says so', async () => {
  const id = await bought('submitted-refused');
  await voidIt(id);
  decision = { kind: 'refused', reason: 'The parcel was scanned.' };
  const { body } = await voidIt(id);
  expect(body).toMatchObject({ code: 'CARRIER_REJECTED', detail: 'The parcel was scanned.', purchase: 'made' });
  const { shipment, warnings, actions } = await detail(id);
  expect(shipment).toMatchObject({ state: 'LABELLED', voidSubmittedAt: null });
  expect(warnings).toMatchObject([
    { code: 'VOID_REFUSED', message: expect.stringContaining('scanned'), trouble: { code: 'VOID_REFUSED' } },
  ]);
  expect(actions).toEqual(['void']);
});

test('one that is refused after all without a word says that there is no reason, in a form for every language', async () => {
  const id = await bought('submitted-refused-silently');
  await voidIt(id);
  decision = refusalOf(null, 'UPS');
  const trouble = { code: 'NO_REASON_GIVEN', values: { at: 'UPS' } };
  expect((await voidIt(id)).body).toMatchObject({ code: 'CARRIER_REJECTED', detail: 'UPS gives no reason.', trouble });
  const message = 'The carrier was asked to void it and refused: the label is valid and charged. UPS gives no reason.';
  expect((await detail(id)).warnings).toEqual([{ code: 'VOID_REFUSED', pointer: '', message, trouble }]);
});
