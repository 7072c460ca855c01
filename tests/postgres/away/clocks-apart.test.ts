import { expect, test } from 'vitest';
import { accept, bringTo, change, NOON } from '../../ledger/samples.ts';
import { useTwoDesks } from '../two-desks.ts';

const desks = useTwoDesks();

test('the journal of a shipment is in order, also where the desk that voided it is behind the one that bought it', async () => {
  desks.clock.at = NOON + 60_000;
  const { id } = await accept(desks.one);
  await bringTo(desks.one, id, 'LABELLED');
  desks.clock.at = NOON;
  await desks.other.shipments.advance(change(id, 'VOIDED'));

  const journal = await desks.one.reads.journal(id);
  expect(journal.at(-1)?.at.localeCompare(journal[0]?.at ?? '')).toBe(-1);
  expect(journal.map(({ to }) => to)).toEqual(['RESERVED', 'SENDING', 'LABELLED', 'VOIDED']);
});
