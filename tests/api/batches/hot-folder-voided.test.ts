import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { csv, line as row } from '../../helpers/batches.ts';
import { useHotFolder } from './use-hot-folder.ts';

const { station, folder, drop, read, until } = useHotFolder();

test.each([
  ['was voided', (id: string) => station.api.post(`/station/v1/shipments/${id}/void`, { reason: 'Wrong box' })],
  [
    'is being voided',
    (id: string) =>
      station.ledger.shipments.submitVoid(id, {
        at: Date.now(),
        actor: 'carrier',
        requestId: 'r',
        reason: 'Wrong box',
      }),
  ],
])('a file that is dropped again gives no label of what %s since', async (_, voided) => {
  drop('first.csv', csv(row('PO-1'), row('PO-2')));
  await until('first.csv.done');
  const { body } = await station.api.get('/station/v1/shipments');
  const [gone, kept] = body.shipments.map(({ id, trackingNumbers }: { id: string; trackingNumbers: string[] }) => ({
    id,
    number: trackingNumbers[0],
  }));
  await voided(gone.id);
  drop('second.csv', csv(row('PO-1'), row('PO-2')));
  await until('second.csv.done');
  expect(readdirSync(join(folder, 'second.labels')).map((name) => name.split('-')[2])).toEqual([kept.number]);
  expect(read('second.result.csv')).toContain(gone.number);
});
