import { expect, test } from 'vitest';
import { accept, change, label, NOON } from '../../ledger/samples.ts';
import { NAMES, useCopiedDesks } from './use-copied-desks.ts';

const at = useCopiedDesks();
const { desks } = at;
const ASKED = { at: NOON, actor: 'client:client-1', requestId: 'r', reason: 'Wrong weight' };

async function sell(transactionId: string): Promise<string> {
  const { id } = await accept(desks.seller, { transactionId });
  const sale = { trackingNumbers: [`1Z-${transactionId}`], documents: [label(transactionId)] };
  await desks.seller.shipments.advance(change(id, 'LABELLED', sale));
  return id;
}

async function voidsAsked(): Promise<unknown[]> {
  const submitted = await desks.seller.shipments.listSubmittedVoids();
  return submitted.map(({ id, state, voidSubmission }) => [id, state, voidSubmission]);
}

test.each([[['idle', 'seller']], [['seller', 'idle']]] as const)(
  'a void that its carrier was asked for at one desk is still asked about, whichever sold it, of which %s state what they know',
  async (order) => {
    const before = await sell('before');
    const dropped = await sell('dropped');
    const copy = await at.copyAside();
    const since = await sell('since');
    for (const id of [before, dropped, since]) await desks.idle.shipments.submitVoid(id, ASKED);
    await desks.idle.shipments.dropVoid(dropped, { code: 'VOID_REFUSED', pointer: '', message: 'Too late.' } as never);
    for (const name of NAMES) await desks[name].close();
    await copy.putBack('standby');
    for (const name of order) await at.open(name);
    expect(await voidsAsked()).toEqual([
      [before, 'LABELLED', ASKED],
      [since, 'UNKNOWN', ASKED],
    ]);
  },
);

test('so is one of a desk that states it after a second loss only, of a database that had heard of later sales by then', async () => {
  const before = await sell('before');
  const first = await at.copyAside();
  await desks.idle.shipments.submitVoid(before, ASKED);
  at.clock.at += 60 * 60_000;
  await sell('since');
  for (const name of NAMES) await desks[name].close();
  await first.putBack('standby');
  await at.open('seller');
  const second = await at.copyAside();
  await desks.seller.close();
  await second.putBack('standby');
  for (const name of NAMES) await at.open(name);
  expect(await voidsAsked()).toEqual([[before, 'LABELLED', ASKED]]);
});

test('so is one whose label was found again in between, where the copy is put back once more', async () => {
  const copy = await at.copyAside();
  const since = await sell('since');
  await desks.seller.shipments.submitVoid(since, ASKED);
  const goBack = async () => {
    for (const name of NAMES) await desks[name].close();
    await copy.putBack('standby');
    for (const name of NAMES) await at.open(name);
    expect(await voidsAsked()).toEqual([[since, 'UNKNOWN', ASKED]]);
  };
  await goBack();
  await desks.seller.shipments.advance(change(since, 'PURCHASED', { trackingNumbers: ['1Z-since'] }));
  await desks.seller.shipments.advance(change(since, 'LABELLED', { documents: [label('since')] }));
  expect(await voidsAsked()).toEqual([[since, 'LABELLED', ASKED]]);
  await goBack();
});

test('a void that the carrier has decided since stays decided, whatever a desk knows of it', async () => {
  const id = await sell('before');
  const copy = await at.copyAside();
  await desks.idle.shipments.submitVoid(id, ASKED);
  await desks.seller.shipments.advance(change(id, 'VOIDED'));
  for (const name of NAMES) await desks[name].close();
  await copy.putBack('standby');
  for (const name of NAMES) await at.open(name);
  expect(await voidsAsked()).toEqual([]);
  expect((await desks.seller.shipments.find(id))?.state).toBe('VOIDED');
});
