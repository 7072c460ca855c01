import { expect, test } from 'vitest';
import { usePlans } from './use-plans.ts';

const station = usePlans();

test('the newest that are printed are found without a look at all that ever were, and those that wait without a look at those', async () => {
  const waysOf = (state: 'PRINTED' | 'QUEUED') =>
    station.waysThrough('print_job', () => station.ledger.printing.jobs.list({ states: [state], limit: 10 }));
  // From its end on, as far as the page reaches.
  expect(await waysOf('PRINTED')).toEqual(['SCAN print_job']);
  expect(await waysOf('QUEUED')).toEqual(['SEARCH print_job USING INDEX print_job_by_state (state=?)']);
});

test('those of one client are found without a look at all the others, and those that wait without a look at all of the client', async () => {
  const waysOf = (query: { states?: ['QUEUED'] | ['PRINTED']; shipmentId?: string }) =>
    station.waysThrough('print_job', () =>
      station.ledger.printing.jobs.list({ ...query, clientIds: ['new'], limit: 10 }),
    );
  const ofClient = ['SEARCH print_job USING INDEX print_job_by_client (client_id=?)'];
  expect(await waysOf({})).toEqual(ofClient);
  expect(await waysOf({ states: ['PRINTED'] })).toEqual(ofClient);
  expect(await waysOf({ shipmentId: 'one' })).toEqual([
    'SEARCH print_job USING INDEX print_job_by_shipment (shipment_id=?)',
  ]);
  expect(await waysOf({ states: ['QUEUED'] })).toEqual(['SEARCH print_job USING INDEX print_job_by_state (state=?)']);
});
