import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { draftClient, findClient } from '#electron/engine/identity/clients.ts';
import { startTestStation } from '../helpers/station.ts';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const tryKeys = (own: Pick<typeof station, 'api'>, client_id: string, client_secret: string) =>
  own.api.call('POST', '/oauth/token', {
    token: null,
    headers: FORM,
    raw: String(new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret })),
  });

describe('a secret key', () => {
  test('is stored as an HMAC under a secret of the station, so that a copied ledger alone gives nothing to compare with', async () => {
    const { accessKey, secretKey } = station.credentials;
    const record = await station.ledger.clients.findByAccessKey(accessKey);
    const other = await startTestStation();
    const elsewhere = createHmac('sha256', other.ledger.keys.clients).update(secretKey).digest('hex');
    await other.dispose();

    expect(record?.secretDigest).toMatch(/^[0-9a-f]{64}$/);
    expect(record?.secretDigest).toBe(
      createHmac('sha256', station.ledger.keys.clients).update(secretKey).digest('hex'),
    );
    expect(record?.secretDigest).not.toBe(elsewhere);
  });

  test('of a key that nobody has is digested and compared like any other', async () => {
    let digested = 0;
    const store = (known: boolean) => {
      const keys = {
        get clients() {
          digested += 1;
          return Buffer.alloc(32);
        },
      };
      const ledger = { now: () => 0, keys };
      const { record } = draftClient(ledger as never, { name: 'Desk', scopes: ['ship'] });
      return { ...ledger, clients: { findByAccessKey: async () => (known ? record : null) } } as never;
    };
    const [knowing, empty] = [store(true), store(false)];
    digested = 0;
    expect(await findClient(knowing, 'AK1', 'SKWRONG')).toBeNull();
    const forKnown = digested;
    digested = 0;
    expect(await findClient(empty, 'AK1', 'SKWRONG')).toBeNull();

    expect([forKnown, digested]).toEqual([1, 1]);
  });

  test.each([1, 2, 31, 32, 33, 63, 64, 65, 4096])('of %d characters is refused, never a fault', async (length) => {
    const answer = await tryKeys(station, `AK${length}`, 'x'.repeat(length));

    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
  });
});

test('a hundred tries that fail, with whatever keys, slow down all that fail, and nobody with the right ones', async () => {
  const own = await startTestStation();
  const answers = [];
  for (let n = 0; n < 105; n++) answers.push(await tryKeys(own, `AK${n}`, 'SKWRONG'));
  const right = await tryKeys(own, own.credentials.accessKey, own.credentials.secretKey);
  await own.dispose();
  const refused = answers.filter(({ status }) => status === 429);

  expect(right.status).toBe(200);
  expect(answers.slice(0, 100).every(({ status }) => status === 401)).toBe(true);
  expect(refused).toHaveLength(5);
  for (const { headers, body } of refused) {
    expect(body.code).toBe('RATE_LIMITED');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
});
