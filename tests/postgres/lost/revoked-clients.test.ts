import { expect, test } from 'vitest';
import { accept, NOON } from '../../ledger/samples.ts';
import { NAMES, useCopiedDesks } from './use-copied-desks.ts';

const at = useCopiedDesks();
const { desks } = at;
const client = (id: string) => ({
  ...{ id, name: id, accessKey: `AK${id}`, secretDigest: 'd', scopes: ['ship' as const], printerId: null },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', lastUsedAt: null, revokedAt: null },
});

test.each([
  ['standby', 'and more'],
  ['disk', 'and more'],
  // Neither a line of the journal nor the length of the server's log tells.
  ['disk', 'only'],
] as const)(
  'keys that were taken away at one desk stay so where the database lost that (%s, %s), with their tokens',
  async (as, lost) => {
    const { clients } = desks.seller;
    for (const id of ['kept', 'stolen']) {
      await clients.create(client(id));
      await clients.saveToken({ digest: id, clientId: id, scopes: ['ship'], expiresAt: NOON * 2, sessionId: null });
    }
    const copy = await at.copyAside();
    expect(await desks.idle.clients.revoke('stolen')).toBe(true);
    if (lost === 'and more') await accept(desks.idle, { transactionId: 'since' });
    for (const name of NAMES) await desks[name].close();
    await copy.putBack(as);
    for (const name of NAMES) await at.open(name);

    const list = await desks.seller.clients.list();
    expect(list.map(({ id, revokedAt }) => [id, revokedAt !== null])).toEqual([
      ['kept', false],
      ['stolen', true],
    ]);
    expect(await desks.seller.clients.findToken('stolen')).toBeNull();
    expect(await desks.seller.clients.findToken('kept')).not.toBeNull();
  },
);
