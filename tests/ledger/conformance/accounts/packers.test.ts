import { beforeEach, describe, expect, test } from 'vitest';
import type { Packer } from '#shared/schema/identity/packer.ts';
import { NOON } from '../../samples.ts';
import { atOnce, conformance } from '../conformance.ts';

const at = new Date(NOON).toISOString();
const packer = (id: string, changes: Partial<Packer> = {}): Packer => ({
  ...{ id, name: id, role: 'packer', badge: id.toUpperCase(), language: null, active: true },
  ...{ createdAt: at, updatedAt: at },
  ...changes,
});
const ada = packer('ada', { name: 'Ada “Ä”', role: 'administrator', language: 'de' });

conformance((station) => {
  const store = () => station.ledger.packers;

  test('people come back by name, over a restart, and are found by id and by badge', async () => {
    expect(await store().list()).toEqual([]);
    const zoe = packer('zoe', { active: false });
    expect([await store().create(zoe), await store().create(ada)]).toEqual([null, null]);
    await station.reopen();
    expect(await store().list()).toEqual([ada, zoe]);
    expect([await store().find({ id: 'zoe' }), await store().find({ badge: 'ADA' })]).toEqual([zoe, ada]);
    expect([await store().find({ id: 'ADA' }), await store().find({ badge: 'ada' })]).toEqual([null, null]);
  });

  test('a name and a badge are one person’s, whatever the case of the name', async () => {
    await store().create(ada);
    await store().create(packer('ben'));
    expect(await store().create(packer('eve', { name: 'BEN' }))).toBe('name');
    expect(await store().create(packer('eve', { badge: 'BEN' }))).toBe('badge');
    expect(await store().change(packer('ben', { name: 'ada “ä”' }))).toBe('name');
    expect(await store().change(packer('nobody'))).toBe('missing');
    const other = packer('ben', { name: 'Benjamin', role: 'lead', language: 'en', active: false, badge: '17' });
    expect(await store().change(other)).toBeNull();
    await station.reopen();
    expect(await store().find({ id: 'ben' })).toEqual(other);
  });

  test('of many who are given one badge at the same time, one is', async () => {
    const stored = await atOnce(6, (index) => store().create(packer(`p${index}`, { badge: '1' })));
    expect(stored.filter((conflict) => conflict === null)).toHaveLength(1);
    expect(await store().list()).toHaveLength(1);
  });

  test('of all administrators that are demoted or made inactive at the same time, one stays', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) await store().create(packer(id, { role: 'administrator' }));
    const outcomes = await atOnce(ids.length, (index) => {
      const id = ids[index] ?? '';
      return store().change(index % 2 ? packer(id) : packer(id, { role: 'administrator', active: false }));
    });
    expect(outcomes.filter((conflict) => conflict === 'last-administrator')).toHaveLength(1);
    const left = (await store().list()).filter(({ role, active }) => role === 'administrator' && active);
    expect(left.map(({ id }) => id)).toEqual([ids[outcomes.indexOf('last-administrator')]]);
  });

  describe('at a session of the window', () => {
    beforeEach(async () => {
      const { clients } = station.ledger;
      const client = { id: 'window-1', name: 'Window', accessKey: 'AK', secretDigest: '0', scopes: ['read' as const] };
      await clients.create({ ...client, createdAt: at, lastUsedAt: null, revokedAt: null, printerId: null });
      const token = { clientId: 'window-1', scopes: ['read' as const], expiresAt: NOON + 1000 };
      for (const sessionId of ['one', 'two'])
        await clients.saveToken({ ...token, digest: `of-${sessionId}`, sessionId });
    });

    test('somebody is signed on, in place of whoever was, over a restart', async () => {
      await store().create(packer('ben'));
      await store().create(packer('eve'));
      expect(await store().signedOn('one')).toEqual({ packer: null, isBounded: false });
      await store().signOn('one', 'ben');
      await store().signOn('two', 'ben');
      await store().signOn('one', 'eve');
      await station.reopen();
      expect((await station.ledger.clients.findToken('of-one'))?.sessionId).toBe('one');
      expect((await store().signedOn('one')).packer).toEqual(packer('eve'));
      expect((await store().signedOn('two')).packer).toEqual(packer('ben'));
      await store().signOn('one', null);
      expect(await store().signedOn('one')).toEqual({ packer: null, isBounded: false });
    });

    test('whoever is made inactive is signed on nowhere; roles bound from the first active administrator on', async () => {
      await store().create(packer('ben'));
      await store().create(packer('old', { role: 'administrator', active: false }));
      await store().signOn('one', 'ben');
      expect((await store().signedOn('one')).isBounded).toBe(false);
      await store().create(ada);
      expect(await store().signedOn('one')).toEqual({ packer: packer('ben'), isBounded: true });
      await store().change(packer('ben', { active: false }));
      expect(await store().signedOn('one')).toEqual({ packer: null, isBounded: true });
    });

    test('a session whose tokens are gone is forgotten; that of the desktop application stays', async () => {
      await store().create(packer('ben'));
      await store().signOn('one', 'ben');
      await store().signOn('desktop-A1', 'ben');
      await station.ledger.clients.revoke('window-1');
      await store().signOn('three', null);
      expect((await store().signedOn('one')).packer).toBeNull();
      expect((await store().signedOn('desktop-A1')).packer).toEqual(packer('ben'));
    });
  });
});
