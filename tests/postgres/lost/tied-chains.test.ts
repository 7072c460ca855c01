import { beforeEach, describe, expect, test } from 'vitest';
import { accept, bringTo, HOUR } from '../../ledger/samples.ts';
import { useTwoDesks } from '../two-desks.ts';

const desks = useTwoDesks();

async function sell(at: 'one' | 'other'): Promise<string> {
  const { id } = await accept(desks[at]);
  await bringTo(desks[at], id, 'LABELLED');
  return id;
}
const tiesOf = async (id: string) =>
  (await desks.one.shipments.journal(id)).flatMap(({ ties }) => (ties === null ? [] : [ties]));
const end = (line: number) => expect.stringMatching(`^${desks.one.stationId} ${line} [0-9a-f]{64}$`);

test('a line of each desk names where the other chains end, at most every hour, over a start too', async () => {
  expect(await tiesOf(await sell('one'))).toEqual([]);
  expect(await tiesOf(await sell('other'))).toEqual([end(3)]);
  await sell('one');
  desks.clock.at += HOUR - 1;
  expect(await tiesOf(await sell('other'))).toEqual([]);
  await desks.restart('other');
  expect(await tiesOf(await sell('other'))).toEqual([]);
  desks.clock.at += 1;
  expect(await tiesOf(await sell('other'))).toEqual([end(6)]);
  expect(await desks.one.shipments.verifyJournal()).toEqual({ lines: 18, brokenAt: null });
});

describe('a chain that another one is tied to', () => {
  beforeEach(async () => {
    await sell('one');
    await sell('one');
    await sell('other');
    await desks.asAdministrator('ALTER TABLE packbench.journal DISABLE TRIGGER journal_keeps_lines');
    await desks.asAdministrator('DELETE FROM packbench.feed');
  });
  const lines = `packbench.journal WHERE station_id = $1`;

  test('is found where its end was cut off, and its desk says that it ends there', async () => {
    const { stationId } = desks.one;
    await desks.asAdministrator(`DELETE FROM ${lines} AND line > 4`, [stationId]);
    await desks.asAdministrator(
      `UPDATE packbench.station SET line = 4, hash = (SELECT hash FROM ${lines} AND line = 4) WHERE id = $1`,
      [stationId],
    );
    expect(await desks.other.shipments.verifyJournal()).toMatchObject({ brokenAt: 6, desk: stationId });
    const checks = await desks.other.maintenance.check();
    expect(checks.find(({ name }) => name === 'journal')).toMatchObject({
      status: 'failed',
      detail: `The journal of ${stationId} does not follow from line 6 on.`,
    });
  });

  test('is found where all of it is gone', async () => {
    const { stationId } = desks.one;
    await desks.asAdministrator(`DELETE FROM ${lines}`, [stationId]);
    await desks.asAdministrator(`UPDATE packbench.station SET line = 0, hash = repeat('0', 64) WHERE id = $1`, [
      stationId,
    ]);
    expect(await desks.other.shipments.verifyJournal()).toMatchObject({ brokenAt: 6, desk: stationId });
  });
});
