import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { apiClient, HOUR, NOON } from '../samples.ts';
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

test('a setting that an older program did not know has its default', async () => {
  await station.ledger.settings.write({ ...DEFAULT_SETTINGS, retentionDays: 7 });
  await station.ledger.close();
  const raw = new Database(station.path);
  raw.exec("DELETE FROM setting WHERE name = 'purchaseTimeoutSeconds'");
  raw.close();
  await station.reopen();
  expect(await station.ledger.settings.read()).toEqual({ ...DEFAULT_SETTINGS, retentionDays: 7 });
});
