import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { processorMs } from '../../processor-time.ts';
import { getToken } from '../../helpers/api.ts';
import { rawCall } from '../../helpers/raw.ts';
import { handClock } from '../../helpers/station.ts';
import { useStation } from '../../helpers/use-station.ts';

const clock = handClock();
const station = useStation({ clock });

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** POST /oauth/token without any token; the answer is checked against the contract. */
const ask = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
  station.api.call('POST', '/oauth/token', {
    raw: typeof fields === 'string' ? fields : form(fields),
    headers: { ...FORM, ...headers },
    token: null,
  });
const keys = () => ({ client_id: station.credentials.accessKey, client_secret: station.credentials.secretKey });
const basic = (accessKey: string, secretKey: string) => ({
  authorization: `Basic ${Buffer.from(`${accessKey}:${secretKey}`).toString('base64')}`,
});
const newClient = async () => {
  const { body } = await station.api.post('/station/v1/clients', { name: 'A desk', scopes: ['read'] });
  return body as { client: { id: string; accessKey: string }; secretKey: string };
};
const readWith = (authorization: string) =>
  station.api.get('/station/v1/settings', { token: null, headers: { authorization } });

test('a form of 60,000 fields is refused at once, and another call is answered meanwhile', async () => {
  const fields = Array.from({ length: 60_000 }, (_, count) => count.toString(36)).join('&');
  const began = processorMs();
  const [refused, other] = await Promise.all([ask(fields), station.api.get('/health/live')]);
  const took = processorMs() - began;

  expect([refused.status, refused.body.error, other.status]).toEqual([400, 'invalid_request', 200]);
  expect(took).toBeLessThan(1000);
});

describe('getting a token', () => {
  test('AK and SK in the body give an opaque bearer token for 3600 seconds that no cache may keep', async () => {
    const { status, headers, body } = await ask({ grant_type: 'client_credentials', ...keys() });

    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600 });
    expect(Buffer.from(body.access_token, 'base64url')).toHaveLength(256 / 8);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('pragma')).toBe('no-cache');
  });

  test('AK and SK by HTTP Basic give a token', async () => {
    const { accessKey, secretKey } = station.credentials;
    const { status, body } = await ask({ grant_type: 'client_credentials' }, basic(accessKey, secretKey));

    expect(status).toBe(200);
    expect((await readWith(`Bearer ${body.access_token}`)).status).toBe(200);
  });

  test('two tokens of one client differ and both are valid', async () => {
    const first = await getToken(station.baseUrl, station.credentials);
    const second = await getToken(station.baseUrl, station.credentials);

    expect(first).not.toBe(second);
    expect((await readWith(`Bearer ${first}`)).status).toBe(200);
    expect((await readWith(`Bearer ${second}`)).status).toBe(200);
  });

  test('fewer scopes than the client has may be asked for, and hold', async () => {
    const { body } = await ask({ grant_type: 'client_credentials', scope: 'read', ...keys() });
    const created = await station.api.post(
      '/station/v1/clients',
      { name: 'X', scopes: ['read'] },
      { token: body.access_token },
    );

    expect(body.scope).toBe('read');
    expect([created.status, created.body.code]).toEqual([403, 'SCOPE_MISSING']);
  });
});

describe('refusing a token', () => {
  const credentials = { grant_type: 'client_credentials' };

  test.each([
    ['another grant', () => ({ ...keys(), grant_type: 'password' }), 400, 'unsupported_grant_type'],
    ['no grant', () => keys(), 400, 'invalid_request'],
    ['no keys', () => credentials, 400, 'invalid_request'],
    ['no secret', () => ({ ...credentials, client_id: station.credentials.accessKey }), 400, 'invalid_request'],
    ['an empty body', () => '', 400, 'invalid_request'],
    ['a grant given twice', () => `${form({ ...credentials, ...keys() })}&grant_type=password`, 400, 'invalid_request'],
    ['an unknown key', () => ({ ...credentials, ...keys(), client_id: 'AKNOBODY' }), 401, 'invalid_client'],
    ['a wrong secret', () => ({ ...credentials, ...keys(), client_secret: 'SKWRONG' }), 401, 'invalid_client'],
    ['a scope the client does not have', () => ({ ...credentials, ...keys(), scope: 'fly' }), 400, 'invalid_scope'],
  ])('%s is refused as RFC 6749 says', async (_name, fields, status, error) => {
    const answer = await ask(fields());

    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(answer.body.error_description).toMatch(/[a-z]{3}.*\.$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  });

  test('wrong keys by HTTP Basic are 401 with a Basic challenge', async () => {
    const answer = await ask(credentials, basic('AKBASIC', 'SKWRONG'));

    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /);
  });

  test('keys sent both ways are refused', async () => {
    const { accessKey, secretKey } = station.credentials;
    const answer = await ask({ ...credentials, ...keys() }, basic(accessKey, secretKey));

    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
  });

  test('a JSON body is 415, because the RFC asks for a form', async () => {
    const answer = await station.api.post('/oauth/token', { ...credentials, ...keys() }, { token: null });

    expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  test('a key whose tries keep failing is 429 with Retry-After, and another key is not slowed down', async () => {
    const guess = (n: number) => ask({ ...credentials, client_id: 'AKGUESSED', client_secret: `SK${n}` });
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await guess(n));
    const last = answers.at(-1);

    expect(answers[0]?.status).toBe(401);
    expect([last?.status, last?.body.code, last?.body.retryable]).toEqual([429, 'RATE_LIMITED', true]);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask({ ...credentials, ...keys() })).status).toBe(200);
  });

  test('a key that others keep guessing the secret of still opens with the right one, while they are told to slow down', async () => {
    const { client, secretKey } = await newClient();
    const own = (client_secret: string) => ask({ ...credentials, client_id: client.accessKey, client_secret });
    const guesses = [];
    for (let n = 0; n < 12; n++) guesses.push((await own(`SK${n}`)).status);

    expect(guesses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await own(secretKey)).status).toBe(200);
    expect((await own('SKWRONG')).status).toBe(429);
    expect((await own(secretKey)).status).toBe(200);
  });
});

describe('using a token', () => {
  test.each(['Bearer TOKEN', 'bearer TOKEN', 'BEARER TOKEN', 'bEaReR TOKEN', 'TOKEN'])(
    '`%s` is accepted',
    async (form) => {
      expect((await readWith(form.replace('TOKEN', station.api.token))).status).toBe(200);
    },
  );

  test.each(['ACCESS-TOKEN', 'ACCESS_TOKEN', 'AccessToken', 'API-Key', 'X-API-Key'])(
    'the header %s is not accepted, and the 401 says which header to use',
    async (name) => {
      const answer = await station.api.get('/station/v1/settings', {
        token: null,
        headers: { [name]: station.api.token },
      });

      expect([answer.status, answer.body.code]).toEqual([401, 'TOKEN_MISSING']);
      expect(answer.body.detail).toContain('Authorization: Bearer');
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer/);
    },
  );

  test.each([
    ['a made-up token', 'Bearer x'.padEnd(50, 'x')],
    ['the scheme alone', 'Bearer'],
    ['a token and more', 'Bearer one two'],
    ['another scheme', 'Basic dXNlcjpwYXNz'],
    ['a token in another alphabet', 'Bearer ключ'],
  ])('%s is 401 TOKEN_INVALID with a Bearer challenge', async (_name, authorization) => {
    const answer = await rawCall(station.baseUrl, {
      path: '/station/v1/settings',
      headers: { authorization: Buffer.from(authorization).toString('latin1') },
    });

    expect([answer.status, answer.json.code, answer.json.purchase]).toEqual([401, 'TOKEN_INVALID', 'not_made']);
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer.*invalid_token/);
  });

  test('it does not work in the address', async () => {
    const answer = await station.api.get(`/station/v1/settings?access_token=${station.api.token}`, { token: null });

    expect(answer.body.code).toBe('TOKEN_MISSING');
  });

  test('it is valid until 3600 seconds have passed, and expired from then on', async () => {
    const token = `Bearer ${await getToken(station.baseUrl, station.credentials)}`;

    clock.turn(3_600_000 - 1);
    expect((await readWith(token)).status).toBe(200);

    clock.turn(1);
    const expired = await readWith(token);
    expect([expired.status, expired.body.code]).toEqual([401, 'TOKEN_EXPIRED']);
    expect(expired.headers.get('www-authenticate')).toMatch(/^Bearer.*invalid_token/);

    await station.api.renew();
  });

  test('revoking its client ends it at once, and no new one is given', async () => {
    const { client, secretKey } = await newClient();
    const token = await getToken(station.baseUrl, { accessKey: client.accessKey, secretKey });
    expect((await readWith(token)).status).toBe(200);

    await station.api.call('DELETE', `/station/v1/clients/${client.id}`);

    expect((await readWith(token)).body.code).toBe('TOKEN_INVALID');
    const again = await ask({
      grant_type: 'client_credentials',
      client_id: client.accessKey,
      client_secret: secretKey,
    });
    expect([again.status, again.body.error]).toEqual([401, 'invalid_client']);
  });

  test('neither tokens nor secret keys are in any file of the data folder but credentials.json', async () => {
    const { client, secretKey } = await newClient();
    const token = await getToken(station.baseUrl, { accessKey: client.accessKey, secretKey });
    const files = readdirSync(station.dataDir).filter((name) => name !== 'credentials.json');
    const needles = [token, secretKey, secretKey.slice(2), station.credentials.secretKey].flatMap((text) => [
      Buffer.from(text),
      Buffer.from(text, 'base64url'),
    ]);

    expect(files).toContain('ledger.db');
    for (const name of files) {
      const bytes = readFileSync(join(station.dataDir, name));
      expect(
        needles.filter((needle) => bytes.includes(needle)),
        name,
      ).toEqual([]);
    }
    expect(
      Buffer.concat(files.map((name) => readFileSync(join(station.dataDir, name)))).includes(client.accessKey),
    ).toBe(true);
  });
});
