import { expect, test } from 'vitest';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { accept, change, label, preparedShipment, TestClock } from '../../ledger/samples.ts';
import { openPostgresLedger } from '../database.ts';
import { useCopies } from './use-copies.ts';

const { at, path, out, started } = useCopies();
const clock = new TestClock();

test('a ledger goes into a database whatever characters a client has said in a field that may hold anything', async () => {
  await (await started('file')).stop();
  const file = await openSqliteLedger({ path: path(), clock });
  const prepared = preparedShipment({ packer: { id: 'p1', name: 'Mia' } });
  const request = { ...prepared.request, additionInfo: { note: 'a\u0000b \ud800 \\u0000' } };
  const { id } = await accept(file, { prepared: { ...prepared, request } });
  await file.shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1Z'], documents: [label('1Z')] }));
  await file.close();
  const there = await out();
  expect(there, there.err).toMatchObject({ code: 0 });

  const ledger = await openPostgresLedger({ address: at.database.address, folder: at.dataDir, clock });
  const found = await ledger.shipments.find(id);
  expect(found?.prepared.request.additionInfo).toEqual({ note: 'a\ufffdb \ufffd \\u0000' });
  expect((await ledger.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
  await ledger.close();
});
