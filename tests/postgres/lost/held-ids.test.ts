import { expect, test } from 'vitest';
import { accept, change } from '../../ledger/samples.ts';
import { NAMES, useCopiedDesks } from './use-copied-desks.ts';

const at = useCopiedDesks();
const { desks } = at;

test('an id in doubt is held, though a later attempt of the same desk bought nothing, until the desk states it that had proved that the first did not either', async () => {
  const copy = await at.copyAside();
  const { id: first } = await accept(desks.seller, { transactionId: 'twice' });
  await desks.seller.shipments.advance(change(first, 'UNKNOWN'));
  await desks.idle.shipments.advance(change(first, 'REJECTED'));
  const { id: second } = await accept(desks.seller, { transactionId: 'twice' });
  await desks.seller.shipments.advance(change(second, 'REJECTED'));
  for (const name of NAMES) await desks[name].close();
  await copy.putBack('standby');
  await at.open('seller');
  const statesAt = (desk: 'seller' | 'idle') =>
    Promise.all([first, second].map((id) => desks[desk].shipments.find(id).then((it) => it?.state)));
  await expect.poll(() => statesAt('seller'), { timeout: 10_000 }).toEqual(['UNKNOWN', 'REJECTED']);
  expect(await desks.seller.shipments.holderOf('client-1', 'twice')).toMatchObject({ id: first });
  const buys = () =>
    accept(desks.seller, { transactionId: 'twice' }).then(
      () => 'accepted',
      (error: Error) => error.message,
    );
  await expect.poll(buys, { timeout: 10_000 }).toContain('taken');

  await at.open('idle');
  await expect.poll(() => statesAt('idle'), { timeout: 10_000 }).toEqual(['REJECTED', 'REJECTED']);
  expect(await desks.seller.shipments.holderOf('client-1', 'twice')).toBeNull();
});
