import { beforeEach, describe, expect, test } from 'vitest';
import { apiClient, HOUR, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const { secretDigest: _, ...desk } = apiClient('desk');
  const MINUTE = 60_000;

  const saveToken = (digest: string, expiresAt = NOON + HOUR, clientId = 'desk') =>
    station.ledger.clients.saveToken({ digest, clientId, scopes: ['read'], expiresAt, sessionId: null });
  const lastUsedAt = async () => (await station.ledger.clients.list())[0]?.lastUsedAt;
  /** Uses the token, and waits for whatever that made the ledger write. */
  async function use(digest: string) {
    const found = await station.ledger.clients.findToken(digest);
    await station.ledger.settings.write(await station.ledger.settings.read());
    return found;
  }

  beforeEach(() => station.ledger.clients.create(apiClient('desk')));

  describe('clients', () => {
    test('are found by their access key, with the digest of their secret, over a restart', async () => {
      await station.reopen();
      expect(await station.ledger.clients.findByAccessKey('AK-desk')).toEqual(apiClient('desk'));
      expect(await station.ledger.clients.findByAccessKey('AK-none')).toBeNull();
    });

    test('are listed in the order they were made, without secrets', async () => {
      await station.ledger.clients.create(apiClient('attic'));
      const list = await station.ledger.clients.list();
      expect(list.map(({ id }) => id)).toEqual(['desk', 'attic']);
      expect(list[0]).toEqual(desk);
    });

    test('that are revoked are listed as such and are found no more, nor are their tokens', async () => {
      await saveToken('one');
      await station.ledger.clients.findToken('one');
      station.clock.at += MINUTE;
      expect(await station.ledger.clients.revoke('desk')).toBe(true);
      expect(await station.ledger.clients.findToken('one')).toBeNull();
      expect(await station.ledger.clients.findByAccessKey('AK-desk')).toBeNull();
      station.clock.at += MINUTE;
      await station.ledger.clients.revoke('desk');
      expect((await station.ledger.clients.list())[0]?.revokedAt).toBe(new Date(NOON + MINUTE).toISOString());
    });

    test('that do not exist cannot be revoked', async () => {
      expect(await station.ledger.clients.revoke('nobody')).toBe(false);
    });
  });

  describe('the printer of a client', () => {
    const { setPrinter, printerOf } = {
      setPrinter: (id: string, printerId: string | null) => station.ledger.clients.setPrinter(id, printerId),
      printerOf: (id = 'desk') => station.ledger.clients.printerOf(id),
    };

    test('is the one that was set last, over a restart, and is told with the client', async () => {
      expect([await printerOf(), await printerOf('nobody')]).toEqual([null, null]);
      expect([await setPrinter('desk', 'dock'), await setPrinter('desk', 'attic')]).toEqual([true, true]);
      await station.reopen();
      expect([await printerOf(), (await station.ledger.clients.list())[0]?.printerId]).toEqual(['attic', 'attic']);
      expect((await station.ledger.clients.findByAccessKey('AK-desk'))?.printerId).toBe('attic');
      expect(await setPrinter('desk', null)).toBe(true);
      expect([await printerOf(), (await station.ledger.clients.list())[0]?.printerId]).toEqual([null, null]);
    });

    test('is not set for one that is not there', async () => {
      expect([await setPrinter('nobody', 'dock'), await setPrinter('nobody', null)]).toEqual([false, false]);
      expect(await printerOf('nobody')).toBeNull();
    });
  });

  describe('tokens', () => {
    test('lead to their client, with their own scopes, over a restart', async () => {
      await saveToken('one');
      await station.reopen();
      expect(await station.ledger.clients.findToken('one')).toEqual({
        client: desk,
        scopes: ['read'],
        expiresAt: NOON + HOUR,
        sessionId: null,
      });
      expect(await station.ledger.clients.findToken('two')).toBeNull();
    });

    test('that have expired are known for a day and then swept', async () => {
      await saveToken('old');
      station.clock.at += 2 * HOUR;
      await saveToken('newer', NOON + 3 * HOUR);
      expect(await station.ledger.clients.findToken('old')).toMatchObject({ expiresAt: NOON + HOUR });
      station.clock.at = NOON + 25 * HOUR + 1;
      await saveToken('newest', NOON + 26 * HOUR);
      expect(await station.ledger.clients.findToken('old')).toBeNull();
      expect(await station.ledger.clients.findToken('newer')).not.toBeNull();
    });

    test('are valid no more from the moment on at which their client was revoked, however they were asked for', async () => {
      await saveToken('one');
      const [found] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, () => station.ledger.clients.findToken('one'))),
        saveToken('two'),
        station.ledger.clients.revoke('desk'),
        saveToken('three'),
      ]);
      // Each of these was read before that moment or after it.
      expect(found.filter((each) => each !== null && each.client.revokedAt !== null)).toEqual([]);
      for (const digest of ['one', 'two', 'three'])
        expect(await station.ledger.clients.findToken(digest), digest).toBeNull();
      await station.reopen();
      for (const digest of ['one', 'two', 'three'])
        expect(await station.ledger.clients.findToken(digest), digest).toBeNull();
    });

    test('of a client that is not there are refused', async () => {
      await expect(saveToken('one', NOON, 'nobody')).rejects.toThrow();
    });
  });

  describe('the last use of a client', () => {
    test('is noted at the first use, and then at most once a minute', async () => {
      await saveToken('one');
      expect(await lastUsedAt()).toBeNull();
      await use('one');
      expect(await lastUsedAt()).toBe(new Date(NOON).toISOString());
      station.clock.at += MINUTE - 1;
      await use('one');
      expect(await lastUsedAt()).toBe(new Date(NOON).toISOString());
      station.clock.at += 1;
      await use('one');
      expect(await lastUsedAt()).toBe(new Date(NOON + MINUTE).toISOString());
      expect((await use('one'))?.client.lastUsedAt).toBe(new Date(NOON + MINUTE).toISOString());
    });

    test('does not become later through an expired token', async () => {
      await saveToken('one', NOON);
      await use('one');
      expect(await lastUsedAt()).toBeNull();
    });
  });
});
