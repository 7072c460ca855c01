import { describe, expect, test } from 'vitest';
import { handClock, startTestStation } from '../../helpers/station.ts';
import { line, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const clock = handClock();
const station = useStation({ clock });
const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);

const pair = async () => (await station.api.post('/station/v1/pairings', undefined)).body;
const open = (code: string) => station.api.post('/station/v1/session', { code }, { token: null });
const renew = (token: string) => station.api.call('POST', '/station/v1/session/renew', { token });
const settingsWith = (token: string) => station.api.get('/station/v1/settings', { token });
const windows = async () => {
  await station.api.renew();
  const { body } = await station.api.get('/station/v1/clients');
  return body.clients.filter((client: { name: string }) => client.name === 'Window');
};

describe('a pairing code', () => {
  test('opens a session with all scopes, from the address that was printed', async () => {
    const { code, address } = await pair();
    expect(address).toBe(`${station.baseUrl}/#pair=${code}`);
    expect(code).toMatch(/^[\w-]{22}$/);

    const session = await open(code);
    expect(session.status).toBe(200);
    expect(session.body.scopes).toEqual(['ship', 'read', 'read:all', 'print', 'admin']);
    expect((await settingsWith(session.body.accessToken)).status).toBe(200);
  });

  test('is good for one session', async () => {
    const { code } = await pair();
    await open(code);
    const again = await open(code);
    expect([again.status, again.body.code]).toEqual([403, 'PAIRING_INVALID']);
    expect(again.body.detail).toMatch(/was used already.*packbench pair/);
  });

  test('that was never given out opens nothing', async () => {
    expect((await open('AAAAAAAAAAAAAAAAAAAAAA')).body.code).toBe('PAIRING_INVALID');
  });

  test('is good for ten minutes and no longer', async () => {
    const [early, late] = [await pair(), await pair()];
    clock.turn(minutes(10) - 1);
    expect((await open(early.code)).status).toBe(200);
    clock.turn(1);
    expect((await open(late.code)).body.code).toBe('PAIRING_INVALID');
  });

  test('gives way when twenty newer ones wait', async () => {
    const first = await pair();
    for (let count = 0; count < 20; count++) await pair();
    expect((await open(first.code)).body.code).toBe('PAIRING_INVALID');
  });

  test('can be made by administrators only', async () => {
    const { body } = await station.api.post('/station/v1/clients', {
      name: 'Shipper',
      scopes: ['ship', 'read', 'print'],
    });
    const token = await station.api.call('POST', '/oauth/token', {
      raw: `grant_type=client_credentials&client_id=${body.client.accessKey}&client_secret=${body.secretKey}`,
      token: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const refused = await station.api.post('/station/v1/pairings', undefined, { token: token.body.access_token });
    expect(refused.body.code).toBe('SCOPE_MISSING');
  });
});

describe('a session of the window', () => {
  test('lives for twelve hours and is renewed for twelve more', async () => {
    const { body } = await open((await pair()).code);
    clock.turn(hours(12) - 1);
    const renewed = await renew(body.accessToken);
    expect(renewed.status).toBe(200);
    clock.turn(1);
    expect((await settingsWith(body.accessToken)).body.code).toBe('TOKEN_EXPIRED');
    clock.turn(hours(12) - 2);
    expect((await settingsWith(renewed.body.accessToken)).status).toBe(200);
  });

  test('belongs to one API client that all windows share', async () => {
    await station.api.renew();
    await open((await pair()).code);
    await open((await pair()).code);
    expect(await windows()).toHaveLength(1);
  });

  test('ends at once when its client is revoked; the next pairing makes a new client', async () => {
    const { body } = await open((await pair()).code);
    const [client] = await windows();
    await station.api.call('DELETE', `/station/v1/clients/${client.id}`);
    expect((await settingsWith(body.accessToken)).body.code).toBe('TOKEN_INVALID');
    expect((await renew(body.accessToken)).body.code).toBe('TOKEN_INVALID');

    expect((await open((await pair()).code)).status).toBe(200);
    expect((await windows()).map((each: { revokedAt: string | null }) => each.revokedAt === null)).toEqual([
      false,
      true,
    ]);
  });

  test('that was ended and paired anew still owns what it bought: its id is in doubt there, and buys nothing more', async () => {
    const first = await open((await pair()).code);
    const inDoubt = request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] });
    await station.api.ship('FORM-1', inDoubt, { token: first.body.accessToken });
    await station.api.ship('FORM-2', request(), { token: first.body.accessToken });
    for (const { id } of await windows()) await station.api.call('DELETE', `/station/v1/clients/${id}`);

    const { accessToken: token } = (await open((await pair()).code)).body;
    const asked = async (id: string) => station.api.get(`/station/v1/shipments/by-transaction/${id}`, { token });
    expect((await asked('FORM-1')).body).toMatchObject({ code: 'CARRIER_OUTCOME_UNKNOWN', purchase: 'unknown' });
    expect((await asked('FORM-2')).body).toMatchObject({ success: true, state: 'LABELLED' });
    const again = await station.api.ship('FORM-1', request(), { token });
    expect(again.body).toMatchObject({ code: 'TRANSACTION_IN_DOUBT', purchase: 'unknown' });
    const twice = await station.api.ship('FORM-2', request(), { token });
    expect(twice.body).toMatchObject({ code: 'TRANSACTION_ID_REPEATED', original: { sameContent: true } });
    const faulty = await station.api.ship('FORM-1', {}, { token });
    expect(faulty.body).toMatchObject({ code: 'VALIDATION_FAILED', purchase: 'unknown' });
    const { body } = await station.api.get('/station/v1/shipments?transactionId=FORM-1', { token });
    expect(body.shipments).toHaveLength(1);
  });

  test('is for the window: another client cannot prolong its token', async () => {
    expect((await renew(station.api.token)).body.code).toBe('SCOPE_MISSING');
  });
});

test('a purchase that is repeated with a token that may not buy any more is not said to be not made', async () => {
  await station.api.renew();
  await station.api.ship('OVERNIGHT', request());
  const keys = { client_id: station.credentials.accessKey, client_secret: station.credentials.secretKey };
  const reading = await station.api.call('POST', '/oauth/token', {
    raw: new URLSearchParams({ ...keys, grant_type: 'client_credentials', scope: 'read' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const unscoped = await station.api.ship('OVERNIGHT', request(), { token: reading.body.access_token });
  const never = await station.api.ship('NEVER', request(), { token: reading.body.access_token });
  clock.turn(hours(1));
  const expired = await station.api.ship('OVERNIGHT', request());
  const strange = await station.api.ship('OVERNIGHT', request(), { token: 'none-of-ours' });
  expect([expired, unscoped, never, strange].map(({ body }) => [body.code, body.purchase])).toEqual([
    ['TOKEN_EXPIRED', 'made'],
    ['SCOPE_MISSING', 'made'],
    ['SCOPE_MISSING', 'not_made'],
    ['TOKEN_INVALID', 'unknown'],
  ]);
  expect(expired.body.detail).toContain('OVERNIGHT was accepted before');
  await station.api.renew();
});

test('guessing codes is slowed down after ten failures a minute', async () => {
  const own = await startTestStation();
  try {
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries++) {
      const { status } = await own.api.post('/station/v1/session', { code: `guess-${tries}` }, { token: null });
      statuses.push(status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    const { code } = (await own.api.post('/station/v1/pairings', undefined)).body;
    expect((await own.api.post('/station/v1/session', { code }, { token: null })).status).toBe(200);
  } finally {
    await own.dispose();
  }
});

test('calls of a window that come together at the first start make one client of it', async () => {
  const fresh = await startTestStation();
  const status = () => fresh.answerWindow(new Request('app://station/station/v1/settings'));
  const answers = await Promise.all(Array.from({ length: 8 }, status));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
  const { clients } = (await fresh.api.get('/station/v1/clients')).body;
  await fresh.dispose();
  expect(clients.filter(({ name }: { name: string }) => name === 'Window')).toHaveLength(1);
});
