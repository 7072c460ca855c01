import { expect, test } from 'vitest';
import { accept, acceptance, change } from '../../ledger/samples.ts';
import { NAMES, useCopiedDesks } from './use-copied-desks.ts';

const at = useCopiedDesks();
const { desks } = at;

test.each([[['idle', 'seller']], [['seller', 'idle']]] as const)(
  'what one desk sent, and another one found not to be bought, is not in doubt again, of which %s state what they know',
  async (order) => {
    const copy = await at.copyAside();
    const { id } = await accept(desks.seller, { transactionId: 'refused' });
    await desks.seller.shipments.advance(change(id, 'UNKNOWN'));
    await desks.idle.shipments.advance(change(id, 'REJECTED'));
    for (const name of NAMES) await desks[name].close();
    await copy.putBack('standby');
    for (const name of order) await at.open(name);
    expect(await desks.seller.shipments.find(id)).toMatchObject({ state: 'REJECTED' });
    expect(await desks.seller.shipments.verifyJournal()).toMatchObject({ brokenAt: null });
    // Its id is free.
    expect(await desks.seller.shipments.accept(acceptance({ transactionId: 'refused' }))).toMatchObject({
      kind: 'accepted',
    });
  },
);
