import type { Api } from './api.ts';

/** A barcode as wide as the label, of whatever the article number is. */
const NARROW = {
  rows: [
    { cells: [{ block: 'TO' }] },
    { cells: [{ block: 'SERVICE' }] },
    { cells: [{ block: 'BARCODE', content: [{ field: 'itemCode' }] }] },
    { cells: [{ block: 'TRACKING' }] },
  ],
};

/** Accounts whose label, or whose routing table, has no room for every shipment: `narrow` and `sorted`. */
export async function connectOwnLabels(api: Api, template: object): Promise<void> {
  for (const carrierId of ['sorted', 'narrow']) {
    await api.post('/station/v1/accounts', { ...template, carrierId });
  }
  const csv = Buffer.from('country,from,depot\nUS,1,D1\n').toString('base64');
  await api.call('PUT', '/station/v1/accounts/sorted/routing-table', {
    body: { contentBase64: csv, onMiss: 'REFUSE' },
  });
  await api.call('PUT', '/station/v1/accounts/narrow/label-layout', { body: { layout: NARROW } });
}
