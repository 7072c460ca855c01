import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Adapter } from '#electron/engine/shipping/adapter.ts';
import { testDefinition } from '#electron/adapters/test/definition.ts';
import { packbenchOn } from '../../cli/packbench.ts';
import { request } from '../../helpers/requests.ts';
import { useHotFolder } from './use-hot-folder.ts';

const { station, folder, set, start, drop, until } = useHotFolder();

/** A carrier that gives two papers for customs beside the label, as some do. */
const WITH_TWO_PAPERS: Adapter = {
  definition: testDefinition,
  purchase: async () => ({
    ...{ kind: 'purchased', trackingNumbers: ['UP1'] },
    documents: [
      { packageNumber: 1, contentType: 'LABEL', imageType: 'pdf', bytes: Buffer.from('%PDF-1.7 label') },
      { packageNumber: 1, contentType: 'COMMERCIAL_INVOICE', imageType: 'pdf', bytes: Buffer.from('%PDF-1.7 CN23') },
      { packageNumber: 1, contentType: 'COMMERCIAL_INVOICE', imageType: 'pdf', bytes: Buffer.from('%PDF-1.7 invoice') },
    ],
  }),
};

test('each of two papers for customs is a file of its own, in the watched folder and by the command line', async () => {
  await station.stop();
  await start({ dataDir: station.dataDir, adapters: [() => WITH_TWO_PAPERS] });
  await set({ path: folder });
  drop('order.json', JSON.stringify(request()));
  await until('order.json.done');
  const contentsOf = (...path: string[]) =>
    readdirSync(join(folder, ...path))
      .sort()
      .map((name) => `${name}: ${readFileSync(join(folder, ...path, name), 'latin1')}`);
  expect(contentsOf('order.labels')).toEqual([
    '1-1-UP1-commercial_invoice-2.pdf: %PDF-1.7 invoice',
    '1-1-UP1-commercial_invoice.pdf: %PDF-1.7 CN23',
    '1-1-UP1-label.pdf: %PDF-1.7 label',
  ]);

  const { code, err } = await packbenchOn(station)(['labels', 'UP1', '--out', join(folder, 'saved')]);
  expect([code, err]).toEqual([0, '']);
  expect(contentsOf('saved').map((each) => each.replace(/^.*-1-1-/, ''))).toEqual([
    'commercial-invoice-2.pdf: %PDF-1.7 invoice',
    'commercial-invoice.pdf: %PDF-1.7 CN23',
    'label.pdf: %PDF-1.7 label',
  ]);
});
