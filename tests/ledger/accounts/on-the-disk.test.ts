import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { account, apiClient, HOUR, NOON } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

test('neither token nor secret is in the file, only what was given: digests', async () => {
  await station.ledger.clients.create(apiClient('desk'));
  await station.ledger.clients.saveToken({
    sessionId: null,
    ...{ digest: 'digest-of-a-token', clientId: 'desk' },
    ...{ scopes: ['read'], expiresAt: NOON + HOUR },
  });
  await station.ledger.close();
  const raw = new Database(station.path, { readonly: true });
  expect(raw.prepare('SELECT digest, client_id, expires_at FROM api_token').all()).toEqual([
    { digest: 'digest-of-a-token', client_id: 'desk', expires_at: NOON + HOUR },
  ]);
  raw.close();
});

test('what is read once and handed out to all who ask cannot be changed by one of them', async () => {
  await station.ledger.accounts.create(account('own'));
  const settings = await station.ledger.settings.read();
  const own = await station.ledger.accounts.find('own');
  expect(() => settings.allowedOrigins.push('https://never.written')).toThrow(TypeError);
  expect(() => own?.services.pop()).toThrow(TypeError);
  expect(await station.ledger.settings.read()).toEqual(DEFAULT_SETTINGS);
  expect(await station.ledger.accounts.find('own')).toEqual(account('own'));
});

test('a setting that an older program did not know has its default', async () => {
  await station.ledger.settings.write({ ...DEFAULT_SETTINGS, retentionDays: 7 });
  await station.ledger.close();
  const raw = new Database(station.path);
  raw.exec("DELETE FROM setting WHERE name = 'purchaseTimeoutSeconds'");
  raw.close();
  await station.reopen();
  expect(await station.ledger.settings.read()).toEqual({ ...DEFAULT_SETTINGS, retentionDays: 7 });
});
