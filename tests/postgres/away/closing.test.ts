import { expect, onTestFinished, test } from 'vitest';
import { accept, acceptance, newFolder, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger } from '../database.ts';
import { openLink } from '../trouble/link.ts';

test('a ledger whose database does not answer any more is closed all the same, and writes nothing more', async () => {
  const database = await newDatabase();
  const link = await openLink(database.address.hosts);
  const { folder, remove } = newFolder();
  onTestFinished(async () => {
    await link.close();
    await database.drop();
    remove();
  });
  const hosts = link.ports.map((port) => ({ host: '127.0.0.1', port }));
  const ledger = await openPostgresLedger({ address: { ...database.address, hosts }, folder, clock: new TestClock() });
  await accept(ledger, { transactionId: 'before' });
  link.part('freeze');
  const unanswered = ledger.shipments.accept(acceptance({ transactionId: 'meanwhile' }));
  const refused = expect(unanswered).rejects.toThrow();
  const before = performance.now();
  await ledger.close();
  // Its statements would wait for their answers for 15 s.
  expect(performance.now() - before).toBeLessThan(5000);
  await expect(ledger.shipments.accept(acceptance({ transactionId: 'later' }))).rejects.toThrow('closed');
  link.part('refuse');
  await refused;
});
