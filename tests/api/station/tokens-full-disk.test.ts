import { afterEach, beforeEach, expect, test } from 'vitest';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import { createApi } from '../../helpers/api.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';

let own: TestStation;
beforeEach(async () => {
  own = await startTestStation();
  await own.api.ship('answer-lost', request());
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
