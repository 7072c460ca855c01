import { beforeEach, expect, test } from 'vitest';
import { accept, bringTo } from '../../ledger/samples.ts';
import { useTwoDesks } from '../two-desks.ts';

const desks = useTwoDesks();
/** How long a run may be silent, a purchase be on its way, and the margin behind its deadline (contract, section 11). */
const [SILENT_S, TIMEOUT_S, MARGIN_S] = [15, 30, 60];
// Deadlines are compared with the clock of the database.
beforeEach(() => void (desks.clock.at = Date.now()));

const sending = () => accept(desks.one, { timeoutMs: TIMEOUT_S * 1000 });
/** As if the deadline of the purchase had been over for so long. */
const pastDeadline = (id: string, seconds: number) =>
  desks.asAdministrator(
    `UPDATE packbench.attempt SET deadline_at = extract(epoch FROM clock_timestamp()) * 1000 - $2::float8
     FROM packbench.shipment WHERE shipment = sequence AND shipment.id = $1`,
    [id, seconds * 1000],
  );
const abandonedFor = async (desk: 'one' | 'other') => (await desks[desk].shipments.listAbandoned()).map(({ id }) => id);

test('what a desk has on its way is for others to settle once it is silent and the deadline and its margin are over, and not before', async () => {
  const { id } = await sending();
  await desks.silence('one', SILENT_S + 1);
  expect(await abandonedFor('other'), 'within the deadline').toEqual([]);
  await pastDeadline(id, MARGIN_S - 10);
  expect(await abandonedFor('other'), 'within the margin').toEqual([]);
  await pastDeadline(id, MARGIN_S + 1);
  await desks.silence('one', SILENT_S - 5);
  expect(await abandonedFor('other'), 'while it may live').toEqual([]);

  const onceSilent = () => desks.silence('one', SILENT_S + 1).then(() => abandonedFor('other'));
  // It says every four seconds that it lives.
  await expect.poll(onceSilent).toEqual([id]);
  expect(await abandonedFor('one'), 'its own run').toEqual([]);
});

test('the next run of a desk settles what its earlier one had on its way at once, and nobody else’s', async () => {
  const { id } = await sending();
  const theirs = await accept(desks.other, { timeoutMs: 1 });
  await pastDeadline(theirs.id, MARGIN_S + 1);
  await bringTo(desks.one, (await sending()).id, 'LABELLED');
  await desks.restart('one');

  expect(await abandonedFor('one')).toEqual([id]);
  expect(await abandonedFor('other')).toEqual([]);
});
