import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '#shared/schema/station/settings.ts';
import { accept, acceptance } from '../samples.ts';
import { BACKENDS } from './backends.ts';
import { conformance } from './conformance.ts';

conformance((station) => {
  const identity = () => {
    const { stationId, keys } = station.ledger;
    return { stationId, files: Buffer.from(keys.files), clients: Buffer.from(keys.clients) };
  };

  test('station id and keys are made with the ledger, and stay', async () => {
    const first = identity();
    expect(first.stationId).toMatch(/^[0-9A-Z]{2}$/);
    expect([first.files.length, first.clients.length]).toEqual([32, 32]);
    expect(first.files).not.toEqual(first.clients);
    await station.reopen();
    expect(identity()).toEqual(first);
  });

  test('it writes, answers, knows everything and believes the clock; its own checks find nothing', async () => {
    await accept(station.ledger);
    expect([station.ledger.isWritable(), await station.ledger.gap(), station.ledger.clockDoubt()]).toEqual([
      true,
      null,
      null,
    ]);
    expect(await station.ledger.checks()).toMatchObject([{ name: 'ledger', status: 'ok' }]);
    expect((await station.ledger.maintenance.check()).filter(({ status }) => status === 'failed')).toEqual([]);
  });

  test('a person has nothing to confirm where nothing is in doubt', async () => {
    expect([await station.ledger.confirmGap(), await station.ledger.confirmClock()]).toEqual([false, false]);
  });

  test('what was asked for before it is closed is there afterwards, or was refused', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `id-${index}`);
    const asked = ids.map((transactionId) => station.ledger.shipments.accept(acceptance({ transactionId })));
    const outcomes = Promise.allSettled(asked);
    await station.ledger.close();
    // A closed ledger leaves nobody without an answer. One that is slow, as on a busy machine, is waited for only for a moment.
    const answers = await outcomes;
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.name] : []));
    expect(['LedgerClosedError', 'LedgerAwayError']).toEqual(expect.arrayContaining(refusals));
    await station.reopen();
    const { shipments } = await station.ledger.shipments.list({ limit: 200 });
    const answered = ids.filter((_, index) => answers[index]?.status === 'fulfilled');
    expect(shipments.map(({ transactionId }) => transactionId)).toEqual(expect.arrayContaining(answered));
  });

  test('it can be closed twice, and takes nothing after that', async () => {
    await station.ledger.close();
    await station.ledger.close();
    expect(station.ledger.isWritable()).toBe(false);
    await expect(station.ledger.shipments.accept(acceptance())).rejects.toThrow();
    await expect(station.ledger.settings.write(DEFAULT_SETTINGS)).rejects.toThrow();
    await station.reopen();
    expect((await station.ledger.shipments.list({ limit: 10 })).shipments).toEqual([]);
  });
});

test.each(BACKENDS)('two ledgers on $name have nothing in common', async (backend) => {
  const places = [await backend.place(), await backend.place()];
  const [one, other] = await Promise.all(places.map((place) => place.open(Date)));
  if (!one || !other) expect.fail('Two were opened');
  expect(Buffer.from(one.keys.clients)).not.toEqual(Buffer.from(other.keys.clients));
  await accept(one);
  expect((await other.shipments.list({ limit: 1 })).shipments).toEqual([]);
  await Promise.all([one.close(), other.close()]);
  await Promise.all(places.map((place) => place.remove()));
});
