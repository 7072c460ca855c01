import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import { createApi } from '../../helpers/api.ts';
import { line, request } from '../../helpers/requests.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { addOneOfEach, openWindow } from '../roles/windows.ts';

let own: TestStation;
let saveToken: TestStation['ledger']['clients']['saveToken'];
beforeEach(async () => {
  own = await startTestStation();
  await own.api.ship('answer-lost', request());
  ({ saveToken } = own.ledger.clients);
  own.ledger.clients.saveToken = () => Promise.reject(new StorageFullError('no room'));
});
afterEach(() => own.dispose());

const lookUp = (token: string) => own.api.get('/station/v1/shipments/by-transaction/answer-lost', { token });

test('on a full disk, whoever has no live token gets one, and asks with it what became of a purchase', async () => {
  const { token } = await createApi(own.baseUrl, own.credentials);
  expect((await lookUp(token)).body).toMatchObject({ success: true, data: { transactionId: 'answer-lost' } });
});

test('a token that a full disk had no room for ends with the keys of its client', async () => {
  const { token } = await createApi(own.baseUrl, own.credentials);
  const { body } = await own.api.get('/station/v1/clients');
  const ours = body.clients.find(({ accessKey }: { accessKey: string }) => accessKey === own.credentials.accessKey);
  await own.engine.identity.revokeClient(ours.id);
  expect((await lookUp(token)).body).toMatchObject({ code: 'TOKEN_INVALID' });
});

test('a window opens on a full disk', async () => {
  const { code } = own.engine.identity.createPairing();
  const { status, body } = await own.api.post('/station/v1/session', { code }, { token: null });
  expect(status).toBe(200);
  expect((await own.api.get('/station/v1/shipments', { token: body.accessToken })).body.shipments).toHaveLength(1);
  expect((await own.api.post('/station/v1/session/renew', undefined, { token: body.accessToken })).status).toBe(200);
});

test('whoever signed on at a window that was opened on a full disk stays so once others sign on, too', async () => {
  const opened = await openWindow(own);
  own.ledger.clients.saveToken = saveToken;
  await addOneOfEach(own);
  expect((await opened.signOn('LEA')).body.packer.name).toBe('Lea');
  await (await openWindow(own)).signOn('PAM');
  expect((await opened.call('GET', '/station/v1/session/packer')).body).toMatchObject({ packer: { name: 'Lea' } });
});

test('what was sold as the disk filled up is told with its numbers, and what was refused with its reason, before the ledger can take either', async () => {
  const { advance } = own.ledger.shipments;
  own.ledger.shipments.advance = (change) =>
    change.to === 'SENDING' ? advance(change) : Promise.reject(new StorageFullError('no room'));
  const refused = request({ itemLines: [line({ itemCode: 'TEST-REJECT' })] });
  const [sold, no] = [await own.api.ship('sold', request()), await own.api.ship('refused', refused)];
  const asked = await Promise.all(
    ['sold', 'refused'].map((id) => own.api.get(`/station/v1/shipments/by-transaction/${id}`)),
  );
  own.ledger.shipments.advance = advance;

  expect([sold.body.purchase, no.body.code]).toEqual(['made', 'CARRIER_REJECTED']);
  const [number] = /TEST\w+/.exec(sold.body.detail) ?? [];
  expect(asked[0]?.body).toMatchObject({ code: 'TRANSACTION_IN_PROGRESS', purchase: 'made' });
  expect(asked[0]?.body.detail).toContain(number);
  expect(asked[1]?.body).toMatchObject({ code: 'CARRIER_REJECTED', purchase: 'not_made', detail: no.body.detail });
});
